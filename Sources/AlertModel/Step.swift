/// One step of what a toolkit does when an alert comes, goes, or is covered.
///
/// A list of steps is the toolkit's whole behaviour for one occasion. The world runs it from a work list, so
/// that app code called by one step may call back in before the next one.
@frozen
@usableFromInline
package enum Step: Hashable, Sendable {
  /// Sends a callback, if its receiver exists and wants it.
  case call(Callback, index: IndexSource)
  /// Starts the presentation transition; the following steps wait for its end, which may never come (contract:U20).
  case appear
  /// The presentation is over: from now on the alert takes input, and dismissals begin at once (contract:E9).
  case settle
  /// Starts the dismissal transition, instant when the dismissal is not animated; the following steps wait.
  case disappear
  /// Takes the alert off the screen without a transition.
  case disappearAtOnce
  /// Runs the profile's `covered` steps for the alert right below.
  case coverBelow
  /// Counts a call of the public dismiss method made by the toolkit itself (contract:E15).
  case publicDismiss
  /// Presents the alert now, or makes it wait while another one moves (contract:D3).
  case admit
  /// Begins a dismissal that was asked for during the transition (contract:E9).
  case beginPendingExit
  /// Presents the alert that has waited longest; if none waits, brings back the one below (contract:F4).
  case handOver
  /// Brings back the alert below, before one that waits is presented (knob `queueVsHandover`).
  case bringBackBelow
  /// The alert lies over the app, which is no longer active.
  case coverApp
  /// It no longer does.
  case uncoverApp
  /// Takes every alert below off the screen, and tells nobody.
  case dropBelow
  /// Raises an exception that no caller can catch.
  case raise(ExceptionName)
}

/// Where a callback takes its button index from.
@frozen
@usableFromInline
package enum IndexSource: UInt8, Sendable {
  /// The callback tells no index.
  case none
  /// The index the dismissal was begun with.
  case exit
  /// The alert's cancel button index, −1 when there is none.
  case cancelButton
}

/// The exceptions that the contract names.
@frozen
@usableFromInline
package enum ExceptionName: UInt8, CaseIterable, Sendable {
  case rangeException, internalInconsistency, invalidArgument, generic, badAccess
  /// The contract knows that there is an exception, not which (contract:B6, U8, U9).
  case unspecified

  /// The name UIKit or the operating system gives it.
  package var name: String {
    switch self {
    case .rangeException: "NSRangeException"
    case .internalInconsistency: "NSInternalInconsistencyException"
    case .invalidArgument: "NSInvalidArgumentException"
    case .generic: "NSGenericException"
    case .badAccess: "EXC_BAD_ACCESS"
    case .unspecified: "exception"
    }
  }

  /// Whether the process ends whatever the policy for exceptions is, because nothing in the app can catch it.
  package var alwaysEndsProcess: Bool { self == .generic || self == .badAccess }
}

/// A condition on an alert, its delegate, the button in question or the device.
@frozen
@usableFromInline
package enum Guard: Hashable, Sendable {
  case implements(Callback)
  case hasCancelButton
  case onPad, onPhone
  /// Sheets are popovers: on a pad, and from iOS 26 on a phone too (contract:U22).
  case inPopover, inNoPopover
  case isSheet, isNotSheet
  case hasNoAnchor
  case buttonIsEnabled, buttonIsDrawn, cancelIsEnabled
  case hasPreferredButton, preferredIsEnabled
  case hasTextField, hasNoTextField
  case fieldAllowsReturn
}
