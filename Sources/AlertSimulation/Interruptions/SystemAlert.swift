import AlertModel
import SimulationKernel

extension InterruptionKind {
  /// The system asks something over the app, and is answered.
  package static let systemAlert = InterruptionKind(
    id: "systemAlert", title: "an alert of the system", begins: .systemAlertShown,
    ends: End(.systemAlertClosed, after: .short(.seconds(3))))
}
