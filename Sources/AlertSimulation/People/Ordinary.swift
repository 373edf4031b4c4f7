import SimulationKernel

extension Persona {
  /// The baseline: reads some of what is new, then less and less.
  package static let ordinary = Persona(
    id: "ordinary", title: "reads some alerts, fewer of those that come again",
    manner: .answering(
      Answering(
        reaction: Sourced(ExGaussian(300, 40, 80), .recalled),
        wordsPerMinute: Sourced(233, .derived),
        messageShare: Sourced(("beta 2, 4", .beta2and4), .assumed),
        habituation: Sourced(
          Habituation(.perMille(750), .perMille(150), constant: 3_000, decay: 3_077_478_545),
          .assumed),
        choicePerBit: Sourced(.milliseconds(150), .seen),
        movementStart: Sourced(.milliseconds(80), .assumed),
        movementPerBit: Sourced(.milliseconds(144), .derived),
        typing: Sourced(34, .derived),
        doubleTap: Sourced(.perMille(30), .assumed),
        boldUnread: Sourced(.perMille(800), .assumed),
        boldRead: Sourced(.perMille(0), .assumed),
        keepsToLastButton: Sourced(false, .assumed),
        patience: Sourced(.seconds(12), .assumed))))
}
