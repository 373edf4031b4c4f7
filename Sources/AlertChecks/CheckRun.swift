import AlertModel
package import AlertSimulation
import SimulationKernel

/// What a scenario says about how much a check's findings matter.
package enum CheckLevel: String, CaseIterable, Sendable {
  case off, note, warning, error

  /// The severity it gives; nil when the check is off.
  package var severity: Severity? { Severity(rawValue: rawValue) }
}

/// Applies checks to runs.
package enum CheckRun {
  /// Everything that checks find in a run, in order of time.
  ///
  /// - Parameters:
  ///   - record: the run.
  ///   - levels: the levels that the scenario sets, by check id; others keep their own severity.
  ///   - checks: which checks look at it.
  /// - Returns: the findings.
  package static func findings(
    in record: RunRecord, levels: [String: CheckLevel] = [:],
    checks: [any Check.Type] = CheckCatalogue.all
  ) -> [Finding] {
    let prepared = prepare(checks, for: record.compiled, levels)
    return findings(in: record, levels: levels, prepared: prepared)
  }

  /// The checks that are not switched off, ready for a scenario's runs; each run starts with a copy.
  static func prepare(
    _ checks: [any Check.Type], for compiled: Compiled, _ levels: [String: CheckLevel]
  ) -> [any Check] {
    checks.filter { levels[$0.description.id] != .off }.map { $0.init(compiled) }
  }

  /// Everything that prepared checks find in a run, in order of time.
  static func findings(
    in record: RunRecord, levels: [String: CheckLevel], prepared: [any Check]
  ) -> [Finding] {
    var list = FindingList(record.compiled)
    for fresh in prepared {
      var check = fresh
      var context = CheckContext()
      for move in record.moves.indices {
        for event in record.events(ofMove: move).indices {
          check.observe(record.events[event], number: event, context, &list)
          context.note(record.events[event], number: event)
        }
        check.endMove(WorldView(record.worlds[move], record.compiled), context, &list)
      }
      check.finish(record, &list)
    }
    return finished(list.findings, record, levels)
  }

  private static func finished(
    _ found: [Finding], _ record: RunRecord, _ levels: [String: CheckLevel]
  ) -> [Finding] {
    var findings = found
    var twins: [(first: Fingerprint, alert: String?)] = []
    for place in findings.indices {
      if let severity = levels[findings[place].check]?.severity {
        findings[place].severity = severity
      }
      let first = FindingFingerprint.of(findings[place], in: record)
      let others = twins.filter { $0.first == first }.map(\.alert)
      // A second alert with the same defect in one run is another one: knowing the first does not excuse it.
      let number = others.firstIndex(of: findings[place].alert) ?? others.count
      if number == others.count { twins.append((first, findings[place].alert)) }
      findings[place].fingerprint =
        number == 0 ? first : FindingFingerprint.of(findings[place], in: record, twin: number)
    }
    return findings.enumerated()
      .sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }
      .map(\.element)
  }
}

/// What makes two findings the same defect: the check, the grade, and which callbacks led up to it.
enum FindingFingerprint {
  /// How many callbacks before the finding count.
  private static let window = 4

  static func of(_ finding: Finding, in record: RunRecord, twin: Int = 0) -> Fingerprint {
    var hasher = StableHasher()
    hasher.feed("alertlab-finding-1/")
    hasher.feed(finding.check)
    hasher.feed("/")
    hasher.feed(finding.grade?.rawValue ?? "")
    hasher.feed("/")
    hasher.feed(record.compiled.profile.alertKind.rawValue)
    hasher.feed("/")
    hasher.feed(role(of: finding.alert, record.compiled))
    for name in callbacks(before: finding, record) {
      hasher.feed("/")
      hasher.feed(name)
    }
    if let aspect = finding.aspect {
      hasher.feed("/")
      hasher.feed(aspect)
    }
    if twin > 0 { hasher.feed("/twin \(twin)") }
    return hasher.fingerprint
  }

  // What an alert is set up to be, without its name and texts: its style and the roles of its buttons.
  private static func role(of name: String?, _ compiled: Compiled) -> String {
    guard let alert = compiled.alerts.first(where: { $0.name == name }) else { return "" }
    return ([alert.style.rawValue] + alert.buttons.map(\.role.rawValue)).joined(separator: " ")
  }

  // Names and times are left out, so that renaming an alert or moving it in time keeps the finding's identity.
  private static func callbacks(before finding: Finding, _ record: RunRecord) -> [String] {
    var names: [String] = []
    for event in record.events where event.kind == .callback && event.at <= finding.at {
      guard Int(event.presentation) == finding.presentation,
        record.compiled.name(ofAlert: Int(event.subject)) == finding.alert
      else { continue }
      names.append(Callback(rawValue: event.detail)?.name ?? "")
    }
    return Array(names.suffix(window))
  }
}
