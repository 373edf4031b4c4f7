import AlertSearch
import SimulationKernel

/// Writes who uses the app, what disturbs them, and what is tolerated.
enum UsePrinter {
  static func interruption(_ setting: InterruptionSetting) -> JSONValue.Member {
    .init(key: setting.name, value: .string(DurationText.print(mean: setting.mean.microseconds)))
  }

  static func allowance(_ allowance: Allowance) -> JSONValue {
    var object = ObjectPrinter(UseTables.exception)
    object.set("kind", .string(allowance.check))
    object.set("alert", allowance.alert.map(JSONValue.string))
    object.set("reason", .string(allowance.reason))
    object.set("until", .string(allowance.until.description))
    return object.value
  }
}
