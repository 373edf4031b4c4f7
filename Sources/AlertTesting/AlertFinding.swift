import AlertChecks
import AlertSimulation
import SimulationKernel

/// A finding that must come; what is left out is not compared.
///
/// A text is a finding of the check with that id.
public struct AlertFinding: Hashable, Sendable, ExpressibleByStringLiteral {
  let check: String
  let alert: String?
  let grade: Grade?
  let time: Duration?

  /// Describes a finding.
  ///
  /// - Parameters:
  ///   - check: the check's id, such as `stuck-ui`; `alertlab list` tells which there are.
  ///   - alert: the name of the alert it is about.
  ///   - grade: what can still end the presentation.
  ///   - time: when it begins, from 0 to 10000 hours after the start, in whole microseconds.
  public init(
    _ check: String, alert: String? = nil, grade: Grade? = nil, at time: Duration? = nil
  ) {
    self.check = check
    self.alert = alert
    self.grade = grade
    self.time = time
  }

  /// Describes a finding of a check.
  public init(stringLiteral check: String) {
    self.init(check)
  }

  /// What can still end a presentation (design: grades).
  public struct Grade: Hashable, Sendable {
    let grade: AlertChecks.Grade

    /// Nothing but ending the app.
    public static let killingTheApp = Self(grade: .killingTheApp)

    /// Only leaving the app.
    public static let leavingTheApp = Self(grade: .leavingTheApp)

    /// Only something from outside that may never come.
    public static let uncertainEvent = Self(grade: .uncertainEvent)

    /// Only a timer later than a person would wait.
    public static let lateTimer = Self(grade: .lateTimer)
  }

  /// How much a finding matters.
  public struct Severity: Hashable, Sendable {
    let severity: AlertChecks.Severity

    /// Worth knowing.
    public static let note = Self(severity: .note)

    /// Worth changing.
    public static let warning = Self(severity: .warning)

    /// Wrong.
    public static let error = Self(severity: .error)
  }

  /// The finding as scenarios expect it; tells what is wrong with it.
  func expected(in compiled: Compiled, _ flaws: inout [String]) -> ExpectedFinding {
    let checks = CheckCatalogue.all.map { $0.description.id }
    if !checks.contains(check) {
      flaws.append("there is no check \"\(check)\"; there are \(checks.joined(separator: ", "))")
    }
    let alerts = compiled.alerts.map(\.name)
    if let alert, !alerts.contains(alert) {
      flaws.append("there is no alert \"\(alert)\"; there are \(alerts.joined(separator: ", "))")
    }
    let at = time.map { TimeSpan($0, "the time of a finding", &flaws) }
    return ExpectedFinding(
      kind: check, alert: alert, grade: grade?.grade.rawValue,
      at: at.map { Instant(microseconds: $0.microseconds) })
  }
}
