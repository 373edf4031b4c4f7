package import AlertChecks
import SimulationKernel

/// Decides which findings make a run fail.
package struct Gate: Sendable {
  /// Whether a finding counts, and if not, why.
  package enum Status: Hashable, Sendable {
    /// It makes the run fail.
    case counts
    /// It counts although it was once allowed: the exception has run out.
    case allowanceRanOut(reason: String, until: CalendarDay)
    case belowThreshold
    case allowed(reason: String, until: CalendarDay)
    /// It is in the baseline.
    case known

    /// Whether it makes the run fail.
    package var fails: Bool {
      switch self {
      case .counts, .allowanceRanOut: true
      case .belowThreshold, .allowed, .known: false
      }
    }
  }

  private let threshold: Severity
  private let allowances: [Allowance]
  private let baseline: Baseline?
  private let today: CalendarDay

  /// Makes a gate.
  ///
  /// - Parameters:
  ///   - threshold: the severity from which findings count.
  ///   - allowances: the exceptions of the scenario.
  ///   - baseline: the findings that were known before, if there is such a list.
  ///   - today: the day by which exceptions run out.
  package init(
    threshold: Severity, allowances: [Allowance] = [], baseline: Baseline? = nil,
    today: CalendarDay
  ) {
    self.threshold = threshold
    self.allowances = allowances
    self.baseline = baseline
    self.today = today
  }

  /// Whether a finding of a scenario counts.
  package func status(of finding: Finding, in path: String) -> Status {
    guard finding.severity >= threshold else { return .belowThreshold }
    if baseline?.contains(finding.fingerprint, in: path) == true { return .known }
    let fitting = allowances.filter { $0.fits(finding) }
    if let valid = fitting.first(where: { today <= $0.until }) {
      return .allowed(reason: valid.reason, until: valid.until)
    }
    if let expired = fitting.first {
      return .allowanceRanOut(reason: expired.reason, until: expired.until)
    }
    return .counts
  }
}

/// An exception: findings of a check that do not count until a day, and why.
package struct Allowance: Hashable, Sendable {
  package let check: String
  /// Only findings about this alert; nil for all.
  package let alert: String?
  package let reason: String
  package let until: CalendarDay

  /// Makes an exception.
  package init(check: String, alert: String?, reason: String, until: CalendarDay) {
    self.check = check
    self.alert = alert
    self.reason = reason
    self.until = until
  }

  func fits(_ finding: Finding) -> Bool {
    finding.check == check && (alert == nil || alert == finding.alert)
  }
}

/// A day of the calendar, `2027-01-31`.
package struct CalendarDay: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let year: Int
  package let month: Int
  package let day: Int

  /// Makes a day; nil when there is no such day.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9_999).contains(year), (1...12).contains(month) else { return nil }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...lengths[month - 1]).contains(day) else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads `YYYY-MM-DD`; nil when it is no day.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4, parts[1].count == 2, parts[2].count == 2,
      parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Orders days by time.
  package static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// The day as `YYYY-MM-DD`.
  package var description: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let digits = String(year)
    return String(repeating: "0", count: 4 - digits.count) + "\(digits)-\(two(month))-\(two(day))"
  }
}
