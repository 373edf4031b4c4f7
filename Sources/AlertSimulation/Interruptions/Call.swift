import AlertModel
import SimulationKernel

extension InterruptionKind {
  /// A call comes in and is not taken.
  package static let call = InterruptionKind(
    id: "call", title: "a call that is not taken", begins: .callShown,
    ends: End(.callIgnored, after: .short(.seconds(8))))
}
