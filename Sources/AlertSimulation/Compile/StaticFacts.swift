package import AlertModel

// What can be told about a scenario without running it.
extension Compiled {
  /// Whether some program could dismiss an alert by code.
  package func mayDismiss(_ alert: Int) -> Bool {
    code.contains { instruction in
      // A controller's dismiss may hit whatever is presented, so every one counts.
      instruction.code == .dismiss
        && (profile.arrangement == .presenterChain || Int(instruction.subject) == alert)
    }
  }

  /// Whether some program could give an alert another way out: a button, or one that works.
  package func mayGainExit(_ alert: Int) -> Bool {
    code.contains { instruction in
      guard Int(instruction.subject) == alert else { return false }
      switch instruction.code {
      case .addButton, .setEnabled, .setPreferred, .setDelegate, .setStyle: return true
      default: return false
      }
    }
  }

  /// Whether an alert's callback, a timer or an event makes the app show an alert, so that one may follow another.
  package var mayShowAgain: Bool {
    (0..<triggers.count).contains { trigger in
      trigger != triggers.app(.launched)
        && handlers.range(trigger).contains { place in
          code[Int(handlers.entries[place].start)...].prefix { $0.code != .end }
            .contains { $0.code == .show }
        }
    }
  }

  /// Whether the class of an alert's delegate gains a method while the app runs (contract:A7).
  package func gainsMethod(_ callback: Callback, of alert: Int) -> Bool {
    code.contains {
      $0.code == .implement && Int($0.subject) == alert && $0.detail == callback.rawValue
    }
  }

  /// Whether, as it is set up, any input of a person could end its presentation.
  package func inputCanEnd(_ alert: Int) -> Bool {
    let world = World(self)
    let taps = alerts[alert].buttons.indices.contains { button in
      !isDisabledForEver(button, of: alert)
        && world.inputRule(.tap, alert, Int16(button), self) != nil
    }
    return taps || world.inputRule(.tapOutside, alert, -1, self) != nil
      || world.inputRule(.escape, alert, -1, self) != nil
      || world.inputRule(.swipe, alert, -1, self) != nil
      || world.inputRule(.pressReturn, alert, -1, self) != nil
  }

  // A delegate that never enables the first other button, asked at every show (contract:C3–C5).
  private func isDisabledForEver(_ button: Int, of alert: Int) -> Bool {
    let fixed = alerts[alert]
    guard button == fixed.firstOtherIndex, fixed.fields > 0, fixed.delegate >= 0 else {
      return false
    }
    let delegate = delegates[Int(fixed.delegate)]
    return delegate.methods.contains(Callback.shouldEnable) && delegate.enables == .never
  }
}

extension Compiled {
  /// Whether a number is the start of a program that the script runs.
  func isProgram(_ start: UInt16) -> Bool {
    script.contains { $0.action == .perform(program: start) }
  }
}
