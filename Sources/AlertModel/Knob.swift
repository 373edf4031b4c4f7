/// A question that the contract leaves open, with the answers a profile may give (contract: Parts E and G).
///
/// Every default that rests on no evidence is one of these, so that it can be named, varied and reported.
package enum Knob: UInt8, CaseIterable, Sendable {
  case coveredAlertCallbacks, coverDidAt, reappearDidPresent, queueVsHandover, queuedDismiss
  case pendingVsNew, dismissInClick, tapWhileAppearing
  case enableCheckAtShow, enableQueued, enableDefaultStyle, textFieldOutOfRange
  case buttonlessSystemCancel, delegateOwnership, sheetPopoverCancelHandler
  case timerClock, lockBackgrounds, exitsOnSuspend, exceptions
  case sheetDoubleClick8, sheet8Index, presenterGoingFreezes
  case swiftUIBindingFirst, whenBusy, escapeCancels, earlyDismiss, sharedWindow
  case showWithoutWindow, phoneSheets

  /// What a person needs to know about a knob.
  package struct Description: Sendable {
    /// The name used in files.
    package let name: String
    /// The answers; the first is the default unless a profile sets another.
    package let values: [String]
    /// The question, in a sentence.
    package let question: String
    /// The contract's clauses on the matter.
    package let clause: String
  }

  /// The knob's name, answers, question and clause.
  package var description: Description {
    Self.descriptions[Int(rawValue)]
  }

  /// The knob's name in files.
  package var name: String { description.name }

  /// The knob with a name, if there is one.
  package static func named(_ name: String) -> Knob? {
    allCases.first { $0.name == name }
  }

  private static let descriptions: [Description] = [
    Description(
      name: "coveredAlertCallbacks", values: ["none", "didDismissOnly", "willAndDidDismiss"],
      question: "Which dismissal callbacks does an alert get when another one covers it?",
      clause: "F2, G2, G3, G40"),
    Description(
      name: "coverDidAt", values: ["beforeDidPresent", "afterWillPresent", "afterDidPresent"],
      question: "When, in the covering alert's presentation, are those callbacks sent?",
      clause: "G2"),
    Description(
      name: "reappearDidPresent", values: ["yes", "no"],
      question: "Is didPresent sent again to an alert that comes back from below another?",
      clause: "F3, G4"),
    Description(
      name: "queueVsHandover", values: ["waitingFirst", "belowFirst"],
      question: "When an alert goes, is the waiting one presented before the one below comes back?",
      clause: "G6"),
    Description(
      name: "queuedDismiss", values: ["callbacks", "silent"],
      question: "Does dismissing an alert that still waits send the dismissal callbacks?",
      clause: "F5, G8"),
    Description(
      name: "pendingVsNew", values: ["first", "newest"],
      question: "When a dismissal waits and didPresent dismisses again, which one is carried out?",
      clause: "E9, G10"),
    Description(
      name: "dismissInClick", values: ["tapped", "code"],
      question: "Whose index wins when the button callback dismisses by code?",
      clause: "E13, G1"),
    Description(
      name: "tapWhileAppearing", values: ["ignored", "kept"],
      question: "Is a tap during the presentation transition ignored, or kept until its end?",
      clause: "E9, G11"),
    Description(
      name: "enableCheckAtShow", values: ["beforeWillPresent", "afterWillPresent"],
      question: "Is the enabled state of the first other button asked before or after willPresent?",
      clause: "C3"),
    Description(
      name: "enableQueued", values: ["atShow", "atPresentation"],
      question: "When is it asked for an alert that has to wait?",
      clause: "G12"),
    Description(
      name: "enableDefaultStyle", values: ["no", "yes"],
      question: "Is it asked at show for an alert without text fields?",
      clause: "C3, G13"),
    Description(
      name: "textFieldOutOfRange", values: ["exception", "nil"],
      question: "What does reading a text field that does not exist give?",
      clause: "C2"),
    Description(
      name: "buttonlessSystemCancel", values: ["noClick", "clickMinusOne"],
      question: "Is a click simulated when the system cancels an alert without a cancel button?",
      clause: "E5, G41"),
    Description(
      name: "delegateOwnership", values: ["assign", "weak"],
      question: "Does the alert's delegate become nil when it is freed, or dangle?",
      clause: "A6, E18"),
    Description(
      name: "sheetPopoverCancelHandler", values: ["yes", "no"],
      question: "Does tapping outside a popover sheet run its cancel action's handler?",
      clause: "U18"),
    Description(
      name: "timerClock", values: ["awake", "asleep"],
      question: "Do timers count the time for which the process is suspended?",
      clause: "T1, T2, T3"),
    Description(
      name: "lockBackgrounds", values: ["yes", "no"],
      question: "Does locking the screen send the app to the background?",
      clause: "7.1"),
    Description(
      name: "exitsOnSuspend", values: ["no", "yes"],
      question: "Does leaving the app end its process (UIApplicationExitsOnSuspend)?",
      clause: "G-4, G42"),
    Description(
      name: "exceptions", values: ["endsProcess", "opHasNoEffect"],
      question: "What follows when UIKit raises inside an app's call?",
      clause: "U2, U15"),
    Description(
      name: "sheetDoubleClick8", values: ["yes", "no"],
      question: "Does a tap in a popover sheet of iOS 8.0 click twice, the second time with the "
        + "cancel index?",
      clause: "S7"),
    Description(
      name: "sheet8Index", values: ["tapped", "cancel"],
      question: "Which index do the dismissal callbacks after such a double click tell?",
      clause: "S7, G14"),
    Description(
      name: "presenterGoingFreezes", values: ["no", "yes"],
      question: "Does an alert presented from a controller that is going away take the input of "
        + "the whole app and never appear, rather than being refused?",
      clause: "U13, G33"),
    Description(
      name: "swiftUIBindingFirst", values: ["yes", "no"],
      question: "Is a SwiftUI alert's binding set to false before its action runs, or after it?",
      clause: "W2"),
    Description(
      name: "whenBusy", values: ["refuse", "queue", "replace"],
      question: "What becomes of an alert that is shown while another one of the toolkit is up?",
      clause: "W7"),
    Description(
      name: "escapeCancels", values: ["yes", "no"],
      question: "Do Esc, Menu and VoiceOver's scrub choose the cancel action?", clause: ""),
    Description(
      name: "earlyDismiss", values: ["kept", "ignored"],
      question: "Is a dismissal that is asked for while the view still appears kept, or lost?",
      clause: ""),
    Description(
      name: "sharedWindow", values: ["no", "yes"],
      question: "Does an alert that goes take those below it along, since they share a window?",
      clause: ""),
    Description(
      name: "showWithoutWindow", values: ["atOnce", "waits", "lost"],
      question: "What becomes of an alert that is shown before the app has a window?",
      clause: "D5"),
    Description(
      name: "phoneSheets", values: ["full", "popover"],
      question:
        "Does a sheet on a phone cover the bottom, or is it a popover as on a pad (iOS 26)?",
      clause: "U22"),
  ]
}

/// One answer to every knob.
package struct KnobSettings: Hashable, Sendable {
  private var choices = [UInt8](repeating: 0, count: Knob.allCases.count)

  /// Every knob at the first of its values.
  package init() {}

  /// The settings with some answers changed; an unknown value is a programmer's error.
  package init(_ changes: [(Knob, String)]) {
    for (knob, value) in changes {
      precondition(set(knob, value), "knob \(knob.name) has no value \(value)")
    }
  }

  /// The name of the value chosen for a knob.
  package subscript(knob: Knob) -> String {
    knob.description.values[Int(choices[Int(knob.rawValue)])]
  }

  /// Whether a knob stands at a value.
  package func has(_ knob: Knob, _ value: String) -> Bool { self[knob] == value }

  /// Chooses a value by name; false when the knob has no such value.
  package mutating func set(_ knob: Knob, _ value: String) -> Bool {
    guard let choice = knob.description.values.firstIndex(of: value) else { return false }
    choices[Int(knob.rawValue)] = UInt8(choice)
    return true
  }
}
