package import AlertSimulation
package import SimulationKernel

/// What a scenario says must come of it.
package struct Expectation: Hashable, Sendable {
  /// The findings, exactly; nil when the scenario does not say.
  package var findings: [ExpectedFinding]?
  /// Everything that happened, in the one-line notation.
  package var trace: String?
  /// What an exploration finds, exactly; nil when the scenario does not say.
  package var explored: [ExpectedFinding]?
  /// Properties as app code would read them.
  package var reads: [ExpectedRead] = []

  /// Makes an expectation that says nothing.
  package init() {}
}

/// A finding that must come; what is nil is not compared.
package struct ExpectedFinding: Hashable, Sendable {
  package var kind: String
  package var alert: String?
  package var grade: String?
  package var at: Instant?

  /// Makes one.
  package init(kind: String, alert: String? = nil, grade: String? = nil, at: Instant? = nil) {
    self.kind = kind
    self.alert = alert
    self.grade = grade
    self.at = at
  }
}

/// A property that must have a value after everything at a time.
package struct ExpectedRead: Hashable, Sendable {
  package var at: Instant
  package var alert: String
  package var property: Property
  package var value: PropertyValue

  /// Makes one.
  package init(at: Instant, alert: String, property: Property, value: PropertyValue) {
    self.at = at
    self.alert = alert
    self.property = property
    self.value = value
  }
}

extension Expectation {
  /// Whether a finding is among those that must come, whenever it comes.
  package func lists(_ finding: Finding) -> Bool {
    findings?.contains { $0.describes(finding) } ?? false
  }
}

extension ExpectedFinding {
  /// Whether a finding is of this kind, whenever it comes.
  package func describes(_ finding: Finding) -> Bool {
    kind == finding.check && (alert == nil || alert == finding.alert)
      && (grade == nil || grade == finding.grade?.rawValue)
  }
}
