import AlertModel
import SimulationKernel

extension InterruptionKind {
  /// The person looks at the app switcher and stays with the app.
  package static let switcher = InterruptionKind(
    id: "switcher", title: "the app switcher", begins: .switcherShown,
    ends: End(.switcherClosed, after: .short(.seconds(2))))
}
