import AlertModel
import SimulationKernel

extension InterruptionKind {
  /// The person pulls a panel over the app and pushes it away.
  package static let panel = InterruptionKind(
    id: "panel", title: "a panel over the app", begins: .panelShown,
    ends: End(.panelClosed, after: .short(.seconds(4))))
}
