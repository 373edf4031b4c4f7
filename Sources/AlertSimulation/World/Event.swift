import AlertModel
package import SimulationKernel

/// Something that happened, in a form that costs nothing to record.
@usableFromInline
package struct Event: Hashable, Sendable, BitwiseCopyable {
  package var at: Instant
  /// A button's index, a property's value, a text's number: what the kind says.
  package var index: Int32
  /// Which presentation of the alert it belongs to, counted from 1.
  package var presentation: UInt16
  package var kind: Kind
  /// The alert, timer or outside event, by its number in the scenario.
  package var subject: UInt8
  /// Which callback, operation, diagnostic, …: what the kind says.
  package var detail: UInt8
  /// A second detail.
  package var extra: UInt8
  /// How many handlers deep it happened; 0 is the move itself.
  package var depth: UInt8

  @frozen
  @usableFromInline
  package enum Kind: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// An operation took effect; detail: `Operation`, extra: 1 when it was kept for later.
    case operation
    /// An operation had no effect; detail: `Diagnostic`, extra: `Operation`.
    case ignored
    /// An operation had no effect although the app may count on it; as `ignored`.
    case refused
    /// A callback was delivered; detail: `Callback`.
    case callback
    /// The application's delegate got a callback; detail: `AppCallback`.
    case appCallback
    /// The system did something; detail: `SystemOperation`.
    case system
    /// An alert's phase changed; detail: `Phase`, extra: the exit when it is being dismissed.
    case phase
    /// A half tap; detail: 0 down, 1 up.
    case touch
    case timerStarted, timerCancelled, timerFired
    /// An outside event is awaited from now on, arrived, or can no longer come.
    case eventExpected, eventArrived, eventMissed
    /// UIKit raised; detail: `ExceptionName`.
    case exception
    /// The process is gone.
    case processEnded
    /// App code read a property; detail: `Property`, extra: `ReadValue`.
    case read
    /// The delegate object was freed.
    case delegateFreed
  }

  /// How the value of a read is told.
  package enum ReadValue: UInt8, Sendable {
    case integer, flag, text, absent, masked, count, element, elementText, alert
  }

  /// The subject of events that concern no alert.
  package static let noSubject = UInt8.max
}
