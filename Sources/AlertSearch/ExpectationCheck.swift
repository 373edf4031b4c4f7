import AlertChecks
import AlertSimulation
import SimulationKernel

/// Compares a run with what its scenario expects.
struct ExpectationCheck {
  private let expectation: Expectation
  private let record: RunRecord
  private let findings: [Finding]

  init(_ expectation: Expectation, _ record: RunRecord, _ findings: [Finding]) {
    self.expectation = expectation
    self.record = record
    self.findings = findings
  }

  var differences: [Difference] {
    findingDifferences + traceDifferences + readDifferences
  }

  // Each expected finding takes the first one left that fits; what is left on either side differs.
  private var findingDifferences: [Difference] {
    guard let expected = expectation.findings else { return [] }
    var left = findings
    var differences: [Difference] = []
    for wanted in expected {
      if let place = left.firstIndex(where: { fits($0, wanted) }) {
        left.remove(at: place)
      } else {
        differences.append(Difference(missing: wanted))
      }
    }
    return differences + left.map { Difference(unexpected: $0) }
  }

  private func fits(_ finding: Finding, _ wanted: ExpectedFinding) -> Bool {
    wanted.describes(finding) && (wanted.at == nil || wanted.at == finding.at)
  }

  private var traceDifferences: [Difference] {
    guard let trace = expectation.trace else { return [] }
    let expected = tokens(trace)
    let actual = tokens(Notation.line(of: record))
    guard expected != actual else { return [] }
    return [
      Difference(
        kind: .trace, what: "trace", expected: expected.joined(separator: Notation.separator),
        actual: actual.joined(separator: Notation.separator))
    ]
  }

  private func tokens(_ line: String) -> [String] {
    line.split(separator: "·").map { token in
      String(token.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }

  private var readDifferences: [Difference] {
    expectation.reads.compactMap { read in
      let world = world(at: read.at)
      let alert =
        record.compiled.alerts.firstIndex { $0.name == read.alert } ?? record.compiled.root
      let value = world.value(of: read.property, alert: alert, in: record.compiled)
      guard value != read.value else { return nil }
      return Difference(
        kind: .read, what: "\(read.alert).\(read.property.name) at \(Seconds.text(read.at))",
        expected: read.value.description, actual: value?.description ?? "an exception")
    }
  }

  /// The world after everything that happened up to a time.
  private func world(at time: Instant) -> World {
    guard let move = record.moves.lastIndex(where: { $0.at <= time }) else {
      return World(record.compiled)
    }
    return record.worlds[move]
  }
}
