/// A message that a toolkit sends to the app about one alert.
@frozen
@usableFromInline
package enum Callback: UInt8, CaseIterable, Sendable {
  case willPresent, didPresent, clicked, cancel, willDismiss, didDismiss, shouldEnable
  case handler, presentCompletion, dismissCompletion
  /// A controller's text field tells its target that a person changed its text (contract:U9); the index is the field's.
  case textChanged
  /// The toolkit sets the binding that presents the alert to false (contract:W1).
  case bindingCleared

  /// The name used in files, traces and reports.
  package var name: String {
    switch self {
    case .willPresent: "willPresent"
    case .didPresent: "didPresent"
    case .clicked: "clicked"
    case .cancel: "cancel"
    case .willDismiss: "willDismiss"
    case .didDismiss: "didDismiss"
    case .shouldEnable: "shouldEnable"
    case .handler: "handler"
    case .presentCompletion: "presentCompletion"
    case .dismissCompletion: "dismissCompletion"
    case .textChanged: "textChanged"
    case .bindingCleared: "bindingCleared"
    }
  }

  /// Whether the callback tells an index, a button's or a field's.
  package var hasIndex: Bool {
    switch self {
    case .clicked, .willDismiss, .didDismiss, .handler, .textChanged: true
    default: false
    }
  }

  /// Whether it is an optional method of the alert's delegate, sent only to one that implements it (contract:E17).
  @inlinable package var isDelegateMethod: Bool { rawValue <= Callback.shouldEnable.rawValue }
}

/// The delegate methods that a delegate implements.
@frozen
@usableFromInline
package struct DelegateMethods: OptionSet, Hashable, Sendable, BitwiseCopyable {
  @usableFromInline package let rawValue: UInt8
  @inlinable
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The set with one method; empty for callbacks that are no delegate methods.
  @inlinable
  package init(_ callback: Callback) {
    self.init(rawValue: callback.isDelegateMethod ? 1 << callback.rawValue : 0)
  }

  /// The two presentation and two dismissal methods and the button method.
  package static let standard: DelegateMethods = [
    DelegateMethods(.willPresent), DelegateMethods(.didPresent), DelegateMethods(.clicked),
    DelegateMethods(.willDismiss), DelegateMethods(.didDismiss),
  ]

  /// Whether a delegate method is in the set.
  @inlinable
  @inline(__always)
  package func contains(_ callback: Callback) -> Bool {
    contains(DelegateMethods(callback))
  }
}

/// A message that the system sends to the application's delegate (contract:7.1).
@frozen
@usableFromInline
package enum AppCallback: UInt8, CaseIterable, Sendable {
  case didFinishLaunching, didBecomeActive, willResignActive, didEnterBackground
  case willEnterForeground, willTerminate, didReceiveMemoryWarning
  /// Not UIKit's: the app is launched and its first window is key; where scenarios start their work.
  case launched

  /// The name used in files, traces and reports.
  package var name: String {
    switch self {
    case .didFinishLaunching: "didFinishLaunching"
    case .didBecomeActive: "didBecomeActive"
    case .willResignActive: "willResignActive"
    case .didEnterBackground: "didEnterBackground"
    case .willEnterForeground: "willEnterForeground"
    case .willTerminate: "willTerminate"
    case .didReceiveMemoryWarning: "didReceiveMemoryWarning"
    case .launched: "launched"
    }
  }
}
