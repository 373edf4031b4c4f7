/// What a choice of a fuzz case is about.
package enum CaseLabel: UInt8, CaseIterable, Sendable {
  case buttonCount, cancelRole, title, isAddedLater, isEnabled, hasHandler, hasDelegate, method
  case style, enableRule
  case autoDismiss, autoDelay, cancelsTimerInBackground
  case stepCount, stepDelay, stepKind, stepButton, stepSystem
}
