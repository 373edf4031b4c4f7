import SimulationKernel

extension Persona {
  /// Wants to get on: quick, taps twice, and soon gives up on what does not answer.
  package static let impatientDoubleTapper = Persona(
    id: "impatientDoubleTapper", title: "quick, taps twice, soon gives up",
    manner: .answering(
      Answering(
        reaction: Sourced(ExGaussian(260, 35, 70), .assumed),
        wordsPerMinute: Sourced(240, .assumed),
        messageShare: Sourced(("beta 1, 9", .beta1and9), .assumed),
        habituation: Sourced(
          Habituation(.perMille(400), .perMille(50), constant: 2_000, decay: 2_605_029_347),
          .assumed),
        choicePerBit: Sourced(.milliseconds(100), .assumed),
        movementStart: Sourced(.milliseconds(40), .assumed),
        movementPerBit: Sourced(.milliseconds(120), .assumed),
        typing: Sourced(40, .assumed),
        doubleTap: Sourced(.perMille(350), .assumed),
        boldUnread: Sourced(.perMille(800), .assumed),
        boldRead: Sourced(.perMille(300), .assumed),
        keepsToLastButton: Sourced(false, .assumed),
        patience: Sourced(.seconds(5), .assumed))))
}
