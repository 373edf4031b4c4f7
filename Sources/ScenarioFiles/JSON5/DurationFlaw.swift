/// Why a text is not a duration or a range of durations.
package enum DurationFlaw: Error, Hashable, Sendable {
  /// It does not start with a plain number.
  case malformed
  /// It is a number only.
  case missingUnit
  /// What follows the number is none of the units.
  case unknownUnit(String)
  /// It is not a whole number of microseconds.
  case tooFine
  /// It does not fit into 64 bits of microseconds.
  case tooLong
  /// It does not start with `every`.
  case notAMeanTime
  /// There is no `..` between two durations.
  case notARange
  /// The first duration of the range is longer than the second.
  case reversed

  /// The flaw as the end of a sentence that starts with the duration.
  package var message: String {
    switch self {
    case .malformed: "is not a duration such as \"250ms\" or \"1.5s\""
    case .missingUnit: "has no unit"
    case .unknownUnit(let name): "has an unknown unit \(EscapedText.quoted(name))"
    case .tooFine: "is not a whole number of microseconds"
    case .tooLong: "is too long"
    case .notAMeanTime: "does not say how often, as in \"every 60s\""
    case .notARange: "is not a range such as \"200ms..30s\""
    case .reversed: "is a range whose first duration is the longer one"
    }
  }

  /// What may help.
  package var hint: String? {
    switch self {
    case .malformed, .missingUnit, .unknownUnit: DurationText.unitList
    case .tooFine, .tooLong, .notAMeanTime, .notARange, .reversed: nil
    }
  }
}
