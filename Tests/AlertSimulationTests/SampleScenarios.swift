import AlertModel
import AlertSimulation
import SimulationKernel
import Testing

/// Scenarios that together make every part of a world matter; times are multiples of a quarter of a second, so that
/// different paths meet again.
enum SampleScenarios {
  /// All of them, by name.
  static let names = [
    "progress", "stacked", "textFields", "login", "controllers", "controllersOnPad", "awakeTimer",
    "asleepTimer", "outsideEvent", "beforeMultitasking", "otherAnswers", "queue",
  ]

  static func compiled(_ name: String) throws -> Compiled {
    try scenario(name).compiled()
  }

  static func scenario(_ name: String) throws -> Scenario {
    switch name {
    case "progress": try progress()
    case "stacked": try stacked()
    case "textFields": try textFields(profile: "uialertview-ios6", style: .plain)
    case "login": try textFields(profile: "uialertview-ios12", style: .login)
    case "controllers": try controllers(.phone)
    case "controllersOnPad": try controllers(.pad)
    case "awakeTimer": try repeatingTimer("awake")
    case "asleepTimer": try repeatingTimer("asleep")
    case "outsideEvent": try outsideEvent()
    case "beforeMultitasking": try beforeMultitasking()
    case "otherAnswers": try otherAnswers()
    default: try queue()
    }
  }

  static func empty(_ profile: String, _ changes: [(Knob, String)] = []) throws -> Scenario {
    let family = try #require(ProfileCatalogue.named(profile))
    var scenario = Scenario(profile: family.profile(changing: changes))
    scenario.profile.timing = TransitionTiming(
      appear: .milliseconds(500), disappear: .milliseconds(250), suspendDelay: .milliseconds(500))
    return scenario
  }

  static func view(
    _ name: String, _ buttons: [ButtonDefinition], implements: DelegateMethods = .standard
  ) -> AlertDefinition {
    var alert = AlertDefinition(name, kind: .alertView)
    alert.title = name
    alert.buttons = buttons
    alert.delegate = DelegateDefinition(methods: implements)
    return alert
  }

  static let usual = [ButtonDefinition("Cancel", role: .cancel), ButtonDefinition("OK")]

  // contract:E19, T4: an alert without buttons that a timer dismisses.
  private static func progress() throws -> Scenario {
    var scenario = try empty("uialertview-ios6")
    scenario.alerts = [view("a", [])]
    scenario.handlers = [
      HandlerDefinition(on: .app(.launched), [.show("a", on: nil)]),
      HandlerDefinition(
        on: .callback(.didPresent, of: "a"),
        [.startTimer("auto", after: .seconds(3), repeats: false)]),
      HandlerDefinition(on: .timer("auto"), [.dismiss("a", index: -1, animated: true)]),
      HandlerDefinition(
        on: .callback(.didDismiss, of: "a"), times: 2, [.show("a", on: nil)]),
    ]
    return scenario
  }

  // contract:F1–F5: two alerts, one over the other, with app logic that remembers.
  private static func stacked() throws -> Scenario {
    var scenario = try empty("uialertview-ios6")
    scenario.alerts = [view("a", usual), view("b", usual + [ButtonDefinition("Later")])]
    scenario.variables = [VariableDefinition("tries", range: 0...2, beyond: .wrap)]
    scenario.handlers = [
      HandlerDefinition(
        on: .app(.launched),
        [.show("a", on: nil), .startTimer("t", after: .seconds(1), repeats: false)]),
      HandlerDefinition(on: .timer("t"), [.show("b", on: nil)]),
      HandlerDefinition(
        on: .callback(.clicked, of: "b"), index: 1, [.dismiss("a", index: 7, animated: true)]),
      HandlerDefinition(
        on: .callback(.clicked, of: "b"), index: 2,
        [.set("a", .cancelButtonIndex(1)), .set("b", .title("again"))]),
      HandlerDefinition(
        on: .callback(.didDismiss, of: "a"),
        [
          .add("tries", 1),
          .if(
            "tries", .isBelow, 2, then: [.show("a", on: nil)],
            otherwise: [
              .show("a", on: nil), .startTimer("t", after: .milliseconds(750), repeats: false),
            ]),
        ]),
    ]
    return scenario
  }

  // contract:C1–C5, A6, A7: text fields with a rule, and delegates that change, go and are freed.
  private static func textFields(profile: String, style: AlertStyle) throws -> Scenario {
    var scenario = try empty(profile)
    let methods: DelegateMethods = [.standard, DelegateMethods(.shouldEnable)]
    var alert = view("a", usual)
    alert.style = style
    alert.delegate = DelegateDefinition(methods: methods, enables: .whenField(0, equals: "word"))
    scenario.alerts = [alert]
    scenario.handlers = [
      HandlerDefinition(
        on: .app(.launched),
        [.show("a", on: nil), .startTimer("t", after: .seconds(2), repeats: false)]),
      HandlerDefinition(
        on: .callback(.clicked, of: "a"), index: 1,
        [.setDelegate("a", nil), .addButton("a", title: "More", role: .standard)]),
      HandlerDefinition(
        on: .callback(.clicked, of: "a"), index: 0,
        [.setDelegate("a", DelegateDefinition(methods: methods, enables: .never))]),
      HandlerDefinition(on: .timer("t"), [.releaseDelegate("a")]),
      HandlerDefinition(
        on: .callback(.didDismiss, of: "a"), times: 3, [.show("a", on: nil)]),
      HandlerDefinition(on: .app(.didEnterBackground), times: 1, [.releaseDelegate("a")]),
    ]
    return scenario
  }

  // contract:U1–U21: a sheet, and controllers presented from controllers.
  private static func controllers(_ device: Device) throws -> Scenario {
    var scenario = try empty("uialertcontroller")
    scenario.device = device
    var sheet = AlertDefinition("sheet", kind: .alertController)
    sheet.style = .actionSheet
    sheet.hasAnchor = true
    sheet.buttons = [
      ButtonDefinition("Delete", role: .destructive), ButtonDefinition("Cancel", role: .cancel),
      ButtonDefinition("Off", isEnabled: false),
    ]
    var alerts = [sheet]
    for name in ["a", "b"] {
      var alert = AlertDefinition(name, kind: .alertController)
      alert.style = .standard
      alert.buttons = usual
      alert.preferred = 1
      alert.textFields = name == "a" ? 1 : 0
      alerts.append(alert)
    }
    scenario.alerts = alerts
    scenario.handlers = [
      HandlerDefinition(on: .app(.launched), [.show("sheet", on: nil)]),
      HandlerDefinition(
        on: .callback(.presentCompletion, of: "sheet"),
        [
          .show("a", on: "sheet"), .set("sheet", .enabled(button: 2, true)),
          .startTimer("t", after: .seconds(2), repeats: false),
        ]),
      HandlerDefinition(
        on: .callback(.presentCompletion, of: "a"), times: 2, [.show("b", on: "a")]),
      HandlerDefinition(on: .timer("t"), [.dismiss("sheet", index: -1, animated: true)]),
      HandlerDefinition(
        on: .callback(.handler, of: "sheet"), [.show("sheet", on: nil)]),
      HandlerDefinition(
        on: .callback(.dismissCompletion, of: "sheet"), times: 2,
        [.startTimer("t", after: .seconds(1), repeats: false)]),
      HandlerDefinition(
        on: .callback(.handler, of: "a"), index: 1,
        [.dismiss("root", index: -1, animated: false)]),
    ]
    return scenario
  }

  // contract:T1–T5: a timer that repeats while the app comes and goes.
  private static func repeatingTimer(_ clock: String) throws -> Scenario {
    var scenario = try empty("uialertview-ios7", [(.timerClock, clock)])
    scenario.alerts = [view("a", usual)]
    scenario.variables = [VariableDefinition("ticks", range: 0...3, beyond: .wrap)]
    scenario.handlers = [
      HandlerDefinition(
        on: .app(.launched),
        [
          .startTimer("tick", after: .milliseconds(750), repeats: true),
          .startTimer("once", after: .milliseconds(1_250), repeats: false),
        ]),
      HandlerDefinition(
        on: .timer("tick"),
        [
          .add("ticks", 1),
          .if("ticks", .equals, 2, then: [.show("a", on: nil)], otherwise: []),
        ]),
      HandlerDefinition(
        on: .timer("once"), [.dismiss("a", index: 0, animated: true)]),
      HandlerDefinition(
        on: .callback(.didDismiss, of: "a"),
        [.startTimer("once", after: .milliseconds(1_250), repeats: false)]),
    ]
    return scenario
  }

  // A reply that may come in a window, and one that must.
  private static func outsideEvent() throws -> Scenario {
    var scenario = try empty("uialertview-ios12")
    scenario.alerts = [view("a", [])]
    scenario.events = [
      OutsideEventDefinition(
        "reply", delay: .milliseconds(250)...(.seconds(2)), mayNeverCome: true),
      OutsideEventDefinition(
        "done", delay: .milliseconds(500)...(.seconds(1)), mayNeverCome: false),
    ]
    scenario.handlers = [
      HandlerDefinition(on: .app(.launched), [.show("a", on: nil), .expect("reply")]),
      HandlerDefinition(
        on: .event("reply"), [.dismiss("a", index: -1, animated: true)]),
      HandlerDefinition(on: .callback(.didDismiss, of: "a"), [.expect("done")]),
      HandlerDefinition(on: .event("done"), [.show("a", on: nil), .expect("reply")]),
      HandlerDefinition(
        on: .app(.didBecomeActive), times: 4, [.dismiss("a", index: 0, animated: false)]),
    ]
    return scenario
  }

  // contract:G-1: leaving the app cancels its alert and ends it.
  private static func beforeMultitasking() throws -> Scenario {
    var scenario = try empty("uialertview-ios3", [(.buttonlessSystemCancel, "clickMinusOne")])
    scenario.alerts = [
      view("a", usual, implements: [.standard, DelegateMethods(.cancel)]), view("b", []),
    ]
    scenario.handlers = [
      HandlerDefinition(on: .app(.launched), [.show("a", on: nil)]),
      HandlerDefinition(on: .callback(.didDismiss, of: "a"), [.show("b", on: nil)]),
      HandlerDefinition(
        on: .callback(.didPresent, of: "b"),
        [.startTimer("t", after: .seconds(1), repeats: false)]),
      HandlerDefinition(on: .timer("t"), [.dismiss("b", index: 3, animated: true)]),
      HandlerDefinition(on: .callback(.didDismiss, of: "b"), [.show("a", on: nil)]),
    ]
    return scenario
  }

  // contract: Part G's other answers.
  private static func otherAnswers() throws -> Scenario {
    var scenario = try empty(
      "uialertview-ios7",
      [
        (.dismissInClick, "code"), (.tapWhileAppearing, "kept"), (.pendingVsNew, "newest"),
        (.queueVsHandover, "belowFirst"), (.coveredAlertCallbacks, "willAndDidDismiss"),
        (.coverDidAt, "afterDidPresent"), (.queuedDismiss, "silent"), (.lockBackgrounds, "no"),
      ])
    scenario.alerts = [view("a", usual), view("b", usual), view("c", usual)]
    scenario.handlers = [
      HandlerDefinition(
        on: .app(.launched), [.show("a", on: nil), .show("b", on: nil), .show("c", on: nil)]),
      HandlerDefinition(
        on: .callback(.clicked, of: "a"), [.dismiss("a", index: 5, animated: false)]),
      HandlerDefinition(
        on: .callback(.clicked, of: "b"), index: 1, [.dismiss("c", index: 6, animated: true)]),
      HandlerDefinition(
        on: .callback(.willPresent, of: "b"), [.dismiss("b", index: 4, animated: true)]),
      HandlerDefinition(
        on: .callback(.didPresent, of: "b"), [.dismiss("b", index: 3, animated: false)]),
      HandlerDefinition(
        on: .callback(.didDismiss, of: "a"), times: 3, [.show("a", on: nil), .show("b", on: nil)]),
    ]
    return scenario
  }

  // contract:D3, F8: alerts that wait for one another.
  private static func queue() throws -> Scenario {
    var scenario = try empty("uialertview-ios6")
    scenario.alerts = [view("a", usual), view("b", []), view("c", usual), view("d", usual)]
    scenario.handlers = [
      HandlerDefinition(on: .app(.launched), [.show("a", on: nil), .show("b", on: nil)]),
      HandlerDefinition(
        on: .callback(.clicked, of: "a"), [.show("c", on: nil), .show("d", on: nil)]),
      HandlerDefinition(
        on: .callback(.didPresent, of: "b"),
        [.startTimer("t", after: .milliseconds(750), repeats: false)]),
      HandlerDefinition(
        on: .timer("t"), [.dismiss("b", index: 0, animated: true), .show("c", on: nil)]),
      HandlerDefinition(
        on: .callback(.willDismiss, of: "c"), index: 0,
        [.show("b", on: nil), .dismiss("b", index: 2, animated: true)]),
      HandlerDefinition(on: .callback(.didDismiss, of: "d"), [.show("a", on: nil)]),
    ]
    return scenario
  }
}
