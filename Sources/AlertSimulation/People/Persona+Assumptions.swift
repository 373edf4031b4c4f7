extension Persona {
  /// The numbers that the person's behaviour rests on, each with its source, in the order of the model.
  package var assumptions: [Assumption] {
    switch manner {
    case .absent: []
    case .answering(let answering): answering.assumptions
    case .tappingAnywhere(let tapping):
      [
        assumption("mean pause between taps", tapping.pause) { Seconds.text($0) },
        assumption("double taps", tapping.doubleTap) { "\($0)" },
      ]
    }
  }
}

extension Answering {
  fileprivate var assumptions: [Assumption] {
    [
      assumption("reaction (normal mean/deviation/exponential mean)", reaction) { "\($0)" },
      assumption("reading, words a minute", wordsPerMinute) { "\($0)" },
      assumption("share of the message that is read", messageShare) { $0.name },
      assumption("alerts that are read", habituation) { "\($0)" },
      assumption("choice, for each bit", choicePerBit) { Seconds.text($0) },
      assumption("movement, constant", movementStart) { Seconds.text($0) },
      assumption("movement, for each bit", movementPerBit) { Seconds.text($0) },
      assumption("typing, words a minute", typing) { "\($0)" },
      assumption("double taps", doubleTap) { "\($0)" },
      assumption("bold button when unread", boldUnread) { "\($0)" },
      assumption("bold button when read", boldRead) { "\($0)" },
      assumption("prefers the button used last", keepsToLastButton) { $0 ? "yes" : "no" },
      assumption("puts up with a blocked screen (Weibull scale)", patience) { Seconds.text($0) },
    ]
  }
}

private func assumption<Value>(
  _ name: String, _ number: Sourced<Value>, _ text: (Value) -> String
) -> Assumption {
  Assumption(name: name, value: text(number.value), source: number.source)
}
