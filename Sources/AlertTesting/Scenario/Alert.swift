import AlertModel
import AlertSimulation

/// An alert as the app sets it up before anything happens.
public struct Alert: ScenarioPart {
  /// What the line adds to the scenario.
  public let contribution: ScenarioContribution

  /// Describes an alert; its kind is the profile's.
  ///
  /// - Parameters:
  ///   - name: the name by which the scenario refers to it: letters, digits, `-` and `_`, first a letter.
  ///   - title: the title.
  ///   - message: the message below the title.
  ///   - style: the style, which the profile's alerts must have.
  ///   - buttons: up to 32, in the order of their indices; a text is a button with that title.
  ///   - cancelButtonIndex: alert view: assigned after the buttons were added; if nil, that of the cancel button.
  ///   - delegate: alert view: the delegate (contract:E16).
  ///   - textFields: controller: the number of text fields, 0 to 10 (contract:U9).
  ///   - preferred: controller: the preferred action's index (contract:U8).
  ///   - hasAnchor: controller: whether a popover has something to point at (contract:U10).
  ///   - blocksReturn: controller: whether the app keeps Return from ending text input (contract:U7).
  ///   - neverAppears: controller: whether its presentation completes only when the app was left (contract:U20).
  ///   - isShadowed: SwiftUI: whether another alert on the same view takes its place (contract:W5).
  ///   - isHosted: action sheet: whether the view in which it is shown is in a window (contract:S6).
  public init(
    _ name: String, title: String? = nil, message: String? = nil, style: Style = .standard,
    buttons: [Button] = [], cancelButtonIndex: Int? = nil, delegate: Delegate = .usual,
    textFields: Int = 0, preferred: Int? = nil, hasAnchor: Bool = false, blocksReturn: Bool = false,
    neverAppears: Bool = false, isShadowed: Bool = false, isHosted: Bool = true
  ) {
    contribution = ScenarioContribution { assembly in
      let kind = assembly.scenario.profile.alertKind
      var alert = AlertDefinition(name, kind: kind)
      alert.title = title
      alert.message = message
      alert.style = style.style
      alert.buttons = buttons.map(\.definition)
      alert.assignedCancelIndex = cancelButtonIndex
      alert.delegate = delegate.definition
      alert.textFields = textFields
      alert.preferred = preferred
      alert.hasAnchor = hasAnchor
      alert.blocksReturn = blocksReturn
      alert.neverAppears = neverAppears
      alert.isShadowed = isShadowed
      alert.isHosted = isHosted
      assembly.flaws += Self.foreignParts(of: alert)
      assembly.scenario.alerts.append(alert)
    }
  }

  // What a file of the kind would have no word for.
  private static func foreignParts(of alert: AlertDefinition) -> [String] {
    let parts =
      alert.kind.isPresented
      ? [
        ("delegate", alert.delegate != .standard), ("isHosted", !alert.isHosted),
        ("isShadowed", alert.isShadowed),
      ]
      : [
        ("delegate", alert.delegate != .standard && !alert.kind.hasDelegate),
        ("textFields", alert.textFields != 0), ("preferred", alert.preferred != nil),
        ("hasAnchor", alert.hasAnchor), ("blocksReturn", alert.blocksReturn),
        ("neverAppears", alert.neverAppears),
        ("isShadowed", alert.isShadowed && alert.kind != .boundAlert),
        ("isHosted", !alert.isHosted && alert.kind != .actionSheet),
      ]
    return parts.filter(\.1).map {
      "\"\(alert.name)\" has \"\($0.0)\", which the profile's alerts do not have"
    }
  }
}

/// A controller that is no alert: alerts can be presented from it, and go with it (contract:U13, U14).
public struct ViewController: ScenarioPart {
  /// What the line adds to the scenario.
  public let contribution: ScenarioContribution

  /// Names a controller.
  ///
  /// - Parameter name: the name by which the scenario refers to it, as an alert's.
  public init(_ name: String) {
    contribution = ScenarioContribution { assembly in
      assembly.scenario.alerts.append(AlertDefinition(name, kind: .viewController))
    }
  }
}
