package import AlertChecks
package import AlertSimulation
import SimulationKernel

/// What an exploration of a scenario came to.
package struct Exploration: Sendable {
  /// What is known about one check.
  package enum Verdict: Hashable, Sendable {
    /// No story within the budgets violates it.
    case proved
    /// Some story violates it: the numbers of its counterexamples.
    case violated([Int])
    /// No story was found, and not all were looked at.
    case bounded(Bound)

    /// The class as reports name it.
    package var name: String {
      switch self {
      case .proved: "proved"
      case .violated: "violated"
      case .bounded: "bounded"
      }
    }
  }

  /// Why not everything was looked at.
  package enum Bound: String, Hashable, Sendable {
    case states, memory, worlds, interrupted, rounded
  }

  package let compiled: Compiled
  package let budgets: Budgets
  package let quantum: Quantum
  /// Whether the scenario lists interruptions.
  package let hasInterruptions: Bool
  package let states: Int
  package let edges: Int
  package let depth: Int
  /// The worlds whose futures were graded.
  package let worlds: Int
  /// The memory for states and their parents, for each state in bytes.
  package let bytesPerState: Int
  /// Nil when everything within the budgets was looked at.
  package let bound: Bound?
  /// What makes the states many.
  package let growth: Growth
  package let coverage: Coverage
  /// In the order of the catalogue of checks.
  package let verdicts: [(check: String, verdict: Verdict)]
  /// The simplest story for each violation, carried out again.
  package let counterexamples: [Counterexample]

  /// What is known of the goal; nil where none was asked for.
  package let goal: (asked: Goal, answer: Reached)?

  /// Whether some story leads to a goal.
  package enum Reached: Sendable {
    /// The simplest one.
    case reached(RunRecord)
    /// None does.
    case unreachable
    /// None was found, and not all were looked at.
    case bounded(Bound)
  }

  /// A story that violates something.
  package struct Counterexample: Sendable {
    package let check: String
    package let alert: String?
    package let grade: Grade?
    /// The rule that the story breaks, where the check has several.
    let clause: String?
    /// The story's run, with everything that checks find in it.
    package let outcome: ScenarioOutcome
    /// How many interruptions, inputs and arrivals it takes beside the script.
    package let interruptions: Int
    package let inputs: Int
    package let arrivals: Int

    /// What the check finds in the story.
    package var finding: Finding {
      let found = outcome.findings.last {
        $0.check == check && $0.alert == alert && $0.grade == grade
          && (clause == nil || $0.clauses.first == clause)
      }
      // Every test says that this cannot be; if it is, the violation must not get lost.
      return found
        ?? Finding(
          check: check,
          severity: CheckCatalogue.named(check)?.description.severity ?? .error,
          message:
            "an exploration found this; a run of its story alone cannot tell, as too much lies ahead of it",
          at: outcome.record.finalWorld.now, alert: alert, presentation: 1, grade: grade,
          clauses: clause.map { [$0] } ?? [])
    }
  }

  /// Whether everything within the budgets was looked at.
  package var isClosed: Bool { bound == nil }

  /// About how many pairs of different states may share a fingerprint: one in this many explorations has a pair.
  package var collisionOdds: String {
    // n² / 2^129; told as a power of two, rounded so that it errs on the pessimistic side.
    let bits = Int.bitWidth - max(states, 1).leadingZeroBitCount
    return "2^-\(129 - 2 * bits)"
  }
}
