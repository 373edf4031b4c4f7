import AlertChecks
import AlertModel
import AlertSearch
import AlertSimulation
import SimulationKernel

/// The exploration of one scenario, in the JSON report.
struct WireExploration: Encodable {
  struct Verdict: Encodable {
    let check: String
    /// `proved`, `violated` or `bounded`.
    let `class`: String
    /// Why it is bounded.
    let why: String?
    let counterexamples: [Counterexample]
  }

  struct Counterexample: Encodable {
    let alert: String?
    let grade: String?
    let message: String
    let atMicroseconds: Int64
    let isExpected: Bool
    let interruptions: Int
    let inputs: Int
    let arrivals: Int
    let trace: String
    let token: String
  }

  struct Budget: Encodable {
    /// Null stands for as many as one likes.
    let inputs: Int?
    let interruptions: Int?
    let arrivals: Int?
  }

  struct Quantum: Encodable {
    let microseconds: Int64
    let limitedBy: String?
    let withoutMicroseconds: Int64?
  }

  struct Coverage: Encodable {
    let defined: Int
    let met: [String]
    let missed: [String]
  }

  let path: String
  let fingerprint: String
  let isClosed: Bool
  let states: Int
  let moves: Int
  let depth: Int
  let worlds: Int
  let collisionOdds: String
  let quantum: Quantum
  let budgets: Budget
  let verdicts: [Verdict]
  let coverage: Coverage
  /// Left out where none was asked for.
  let goal: Goal?

  struct Goal: Encodable {
    let asked: String
    /// `reached`, `unreachable` or `bounded`.
    let answer: String
    let why: String?
    let trace: String?
    let token: String?

    init(_ asked: String, _ answer: Exploration.Reached, in path: String) {
      self.asked = asked
      switch answer {
      case .reached(let record):
        (self.answer, why) = ("reached", nil)
        trace = Notation.line(of: record)
        token =
          ReplayToken(
            path: path, scenario: record.compiled.fingerprint, moves: record.moves
          ).text
      case .unreachable: (self.answer, why, trace, token) = ("unreachable", nil, nil, nil)
      case .bounded(let bound):
        (self.answer, why, trace, token) = ("bounded", bound.words, nil, nil)
      }
    }
  }

  init(_ reported: ReportedExploration) {
    let exploration = reported.exploration
    path = reported.path
    fingerprint = exploration.compiled.fingerprint.hex
    isClosed = exploration.isClosed
    states = exploration.states
    moves = exploration.edges
    depth = exploration.depth
    worlds = exploration.worlds
    collisionOdds = exploration.collisionOdds
    quantum = Quantum(
      microseconds: exploration.quantum.length.microseconds,
      limitedBy: exploration.quantum.limiting?.delay.name,
      withoutMicroseconds: exploration.quantum.limiting?.without.microseconds)
    let none = exploration.hasInterruptions ? Self.number(exploration.budgets.interruptions) : 0
    budgets = Budget(
      inputs: Self.number(exploration.budgets.inputs), interruptions: none,
      arrivals: Self.number(exploration.budgets.arrivals))
    verdicts = exploration.verdicts.map { check, verdict in
      var why: String?
      var examples: [Counterexample] = []
      switch verdict {
      case .proved: break
      case .bounded(let bound): why = bound.words
      case .violated(let places):
        examples = places.map { Self.example(exploration.counterexamples[$0], in: reported) }
      }
      return Verdict(check: check, class: verdict.name, why: why, counterexamples: examples)
    }
    coverage = Coverage(
      defined: exploration.coverage.definedCount, met: exploration.coverage.met.map(\.text),
      missed: exploration.coverage.missed.map(\.text))
    goal = exploration.goal.map { Goal($0.asked.text, $0.answer, in: reported.path) }
  }

  private static func number(_ budget: UInt8) -> Int? {
    budget == Budgets.unlimited ? nil : Int(budget)
  }

  private static func example(
    _ example: Exploration.Counterexample, in reported: ReportedExploration
  ) -> Counterexample {
    let finding = example.finding
    let record = example.outcome.record
    return Counterexample(
      alert: example.alert, grade: example.grade?.rawValue, message: finding.message,
      atMicroseconds: finding.at.microseconds,
      isExpected: reported.expected.contains { $0 == finding },
      interruptions: example.interruptions, inputs: example.inputs, arrivals: example.arrivals,
      trace: Notation.line(of: record),
      token: ReplayToken(
        path: reported.path, scenario: record.compiled.fingerprint, moves: record.moves
      ).text)
  }
}

extension Coverage.Cell {
  /// What is done, in which phase and state.
  var text: String { "\(operation.name) in \(phase.name) while \(life.name)" }
}
