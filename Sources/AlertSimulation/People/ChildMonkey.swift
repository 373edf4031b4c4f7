import SimulationKernel

extension Persona {
  /// A child too young to read, who taps anywhere on the screen: the worst case.
  package static let childMonkey = Persona(
    id: "childMonkey", title: "taps anywhere on the screen and reads nothing",
    manner: .tappingAnywhere(
      TappingAnywhere(
        pause: Sourced(TimeSpan(microseconds: 333_333), .assumed),
        doubleTap: Sourced(.perMille(400), .assumed))))
}
