import SimulationKernel

extension Persona {
  /// Has seen too many alerts: hardly reads, and taps the bold button or the place tapped last.
  package static let habituated = Persona(
    id: "habituated", title: "hardly reads, and taps where it always taps",
    manner: .answering(
      Answering(
        reaction: Sourced(ExGaussian(270, 35, 70), .assumed),
        wordsPerMinute: Sourced(240, .assumed),
        messageShare: Sourced(("beta 1, 9", .beta1and9), .assumed),
        habituation: Sourced(
          Habituation(.perMille(300), .perMille(20), constant: 1_500, decay: 2_205_109_735),
          .assumed),
        choicePerBit: Sourced(.milliseconds(65), .assumed),
        movementStart: Sourced(.milliseconds(50), .assumed),
        movementPerBit: Sourced(.milliseconds(130), .assumed),
        typing: Sourced(37, .assumed),
        doubleTap: Sourced(.perMille(50), .assumed),
        boldUnread: Sourced(.perMille(950), .assumed),
        boldRead: Sourced(.perMille(950), .assumed),
        keepsToLastButton: Sourced(true, .assumed),
        patience: Sourced(.seconds(10), .assumed))))
}
