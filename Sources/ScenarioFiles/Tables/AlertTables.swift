package import AlertModel
import AlertSimulation

/// The keys of alerts, buttons and delegates.
package enum AlertTables {
  /// The delegate methods by their names in files.
  package static let methods = Callback.allCases.filter(\.isDelegateMethod)

  /// The keys of an alert.
  package static let alert = FieldTable(
    "an alert",
    [
      FieldRule(
        "kind", .choice(AlertKind.allCases.map(\.rawValue)),
        "The profile's if left out; viewController, with alert controllers, is a plain controller "
          + "from which they can be presented."),
      FieldRule("title", .textOrNull, .defaults(.null), "The title."),
      FieldRule("message", .textOrNull, .defaults(.null), "The message below the title."),
      FieldRule("style", .style, "The style; the first one of the toolkit if left out."),
      FieldRule(
        "buttons", .buttons(button), only: AlertKind.allCases.filter(\.hasButtons),
        "Buttons in the order of their indices."),
      FieldRule(
        "cancelButtonIndex", .integer(Limits.indices), only: .delegating,
        "Assigned after the buttons were added; if left out, that of the button with role cancel."),
      FieldRule(
        "delegate", .objectOrNull(delegate), only: .delegating,
        "The delegate, or null; the five usual methods if left out."),
      FieldRule(
        "textFields", .integer(Limits.fieldCounts), .defaults(0), only: .controllers,
        "The number of text fields."),
      FieldRule(
        "preferred", .integer(Limits.buttonIndices), only: .controllers,
        "The preferred action's index."),
      FieldRule(
        "anchor", .flag, .defaults(false), only: .controllers,
        "Whether a popover has something to point at."),
      FieldRule(
        "blocksReturn", .flag, .defaults(false), only: .controllers,
        "Whether the app keeps the Return key from ending text input."),
      FieldRule(
        "neverAppears", .flag, .defaults(false), only: .controllers,
        "Whether its presentation never completes until the person leaves the app and returns "
          + "(contract:U20)."),
      FieldRule(
        "shadowed", .flag, .defaults(false), only: [.boundAlert],
        "Whether another alert on the same view takes its place, so that it never comes "
          + "(contract:W5)."),
      FieldRule(
        "hosted", .flag, .defaults(true), only: [.actionSheet],
        "Whether the view in which it is shown is in a window (contract:S6)."),
    ])

  /// The keys of a button that is more than a title.
  package static let button = FieldTable(
    "a button",
    [
      FieldRule("title", .textOrNull, .defaults(.null), "The title."),
      FieldRule("role", role, .defaults("default"), "The button's part in the alert."),
      FieldRule("enabled", .flag, .defaults(true), "Whether it can be tapped."),
      FieldRule(
        "handler", .flag, .defaults(true), only: .acting,
        "Whether the action has a handler."),
      FieldRule(
        "added", .flag, .defaults(false), only: .delegating,
        "Whether it was added with addButtonWithTitle: after the initializer."),
    ])

  /// The kind of `role`.
  package static let role = FieldKind.choice(ButtonRole.allCases.map(\.rawValue))

  /// The keys of a delegate.
  package static let delegate = FieldTable(
    "a delegate",
    [
      FieldRule(
        "implements", .choices(methods.map(\.name)),
        "The delegate methods it implements; the five usual ones if left out."),
      FieldRule(
        "enables", .enables(condition), .defaults(true),
        "The delegate's answer to shouldEnable."),
    ])

  /// The keys of an answer that depends on a text field.
  package static let condition = FieldTable(
    "\"enables\"",
    [
      FieldRule("field", .integer(Limits.fieldIndices), .required, "The text field's index."),
      FieldRule("equals", .text, .required, "The text that enables the button."),
    ])
}
