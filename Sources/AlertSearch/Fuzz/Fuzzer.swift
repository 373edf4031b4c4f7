package import AlertChecks
package import AlertModel
package import AlertSimulation
import SimulationKernel

/// A finding that fuzzing came across, in the simplest case that still shows it.
package struct FuzzFinding: Sendable {
  /// The number of the case that showed it first, counted from 1.
  package let firstCase: Int
  /// The simplest case.
  package let scenario: Scenario
  package let outcome: ScenarioOutcome
  package let finding: Finding
}

/// What a campaign came to.
package struct FuzzResult: Sendable {
  package internal(set) var cases = 0
  package internal(set) var findings: [FuzzFinding] = []
  /// How many cases had 0, 1, 2, 3 and more buttons.
  package internal(set) var buttonCounts = [Int](repeating: 0, count: 5)
  /// How many cases dismissed the alert by a timer.
  package internal(set) var autoDismisses = 0
}

/// Makes random cases, looks at what comes of them, and makes those with findings simple.
package struct Fuzzer: Sendable {
  private let generator: CaseGenerator
  private let seed: UInt64
  private let levels: [String: CheckLevel]

  /// What says nothing about an alert when chance writes the script and the handlers.
  package static let usualLevels: [String: CheckLevel] = [
    "ignored-input": .off, "unreachable-handler": .off,
  ]

  /// Makes a campaign for a toolkit; its random inputs may well have no effect.
  package init(
    _ profile: ToolkitProfile, seed: UInt64, levels: [String: CheckLevel] = Fuzzer.usualLevels
  ) {
    generator = CaseGenerator(profile)
    self.seed = seed
    self.levels = levels
  }

  /// Runs some cases; one finding of each kind is kept, with its simplest case.
  package func run(cases: Int, jobs: Int = 1) async -> FuzzResult {
    var result = FuzzResult()
    let batch = 256
    var first = 0
    while first < cases {
      let numbers = Array(first..<min(first + batch, cases))
      for tried in await Parallel.map(numbers, jobs: jobs, { attempt($0) }) {
        note(tried, in: &result)
      }
      first += batch
    }
    return result
  }

  /// What one case came to.
  struct Attempt: Sendable {
    let number: Int
    let tape: Tape<CaseLabel>
    let buttons: Int
    let hasAutoDismiss: Bool
    let kinds: [Kind]
  }

  /// What makes two findings of a campaign the same kind.
  struct Kind: Hashable, Sendable {
    let check: String
    let grade: Grade?
  }

  /// Each case has a generator of its own, so that cases do not depend on each other or on how many run at once.
  private func attempt(_ number: Int) -> Attempt {
    var choices = Choices<CaseLabel>(SeededGenerator(seed: seed, stream: UInt64(number)))
    let scenario = generator.scenario(&choices)
    let findings = outcome(of: scenario)?.findings ?? []
    return Attempt(
      number: number, tape: choices.drawn, buttons: scenario.alerts[0].buttons.count,
      hasAutoDismiss: scenario.handlers.contains { $0.trigger == .timer("auto") },
      kinds: findings.map { Kind(check: $0.check, grade: $0.grade) })
  }

  private func note(_ tried: Attempt, in result: inout FuzzResult) {
    result.cases += 1
    result.buttonCounts[min(tried.buttons, 4)] += 1
    if tried.hasAutoDismiss { result.autoDismisses += 1 }
    for kind in tried.kinds where !result.findings.contains(where: { kind == Kind(of: $0) }) {
      if let found = simplest(tried, kind) { result.findings.append(found) }
    }
  }

  private func simplest(_ tried: Attempt, _ kind: Kind) -> FuzzFinding? {
    let tape = Shrinker.shrink(tried.tape) { finding(in: $0, of: kind) != nil }
    guard let (scenario, outcome, finding) = finding(in: tape, of: kind) else { return nil }
    return FuzzFinding(
      firstCase: tried.number + 1, scenario: scenario, outcome: outcome, finding: finding)
  }

  private func finding(
    in tape: Tape<CaseLabel>, of kind: Kind
  ) -> (Scenario, ScenarioOutcome, Finding)? {
    var choices = Choices(replaying: tape)
    let scenario = generator.scenario(&choices)
    guard let outcome = outcome(of: scenario),
      let finding = outcome.findings.first(where: {
        Kind(check: $0.check, grade: $0.grade) == kind
      })
    else { return nil }
    return (scenario, outcome, finding)
  }

  private func outcome(of scenario: Scenario) -> ScenarioOutcome? {
    guard let compiled = try? scenario.compiled() else { return nil }
    return ScenarioOutcome(Runner.runScript(compiled), levels: levels, expectation: nil)
  }
}

extension Fuzzer.Kind {
  fileprivate init(of found: FuzzFinding) {
    self.init(check: found.finding.check, grade: found.finding.grade)
  }
}
