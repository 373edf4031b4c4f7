import AlertModel
import AlertSimulation
import Foundation
import Testing

/// Where the contract leaves a case open, every outcome that it accepts is given by other answers to its questions.
@Suite struct KnobCases {
  /// A case with what it gives when each knob alone is changed.
  struct Trial {
    let runner: CaseRunner
    var seen: [(change: (Knob, String), outcome: Outcome)] = []

    init(_ contractCase: ContractCase) throws {
      runner = CaseRunner(contractCase: contractCase)
      let profile = try contractCase.scenario().profile
      for knob in profile.relevantKnobs where knob != .exceptions {
        for value in knob.description.values where !profile.knobs.has(knob, value) {
          seen.append(((knob, value), try runner.run(changing: [(knob, value)])))
        }
      }
    }

    func answers(giving outcome: Outcome) -> [String] {
      seen.filter { matches(outcome, $0.outcome) }.map { name($0.change) }
    }

    /// Two answers that together give an outcome, where the case touches two questions at once.
    func pair(giving outcome: Outcome) throws -> String? {
      for (place, first) in seen.enumerated() {
        for second in seen[..<place] where first.change.0 != second.change.0 {
          let changes = [second.change, first.change]
          if matches(outcome, try runner.run(changing: changes)) {
            return changes.map(name).joined(separator: " and ")
          }
        }
      }
      return nil
    }

    private func name(_ change: (Knob, String)) -> String { "\(change.0.name)=\(change.1)" }

    // Everything but the grades of being stuck, which come from a search and not from a run.
    private func matches(_ expected: Outcome, _ seen: Outcome) -> Bool {
      var compared = expected
      compared.grades = seen.grades
      return compared.differences(from: seen, level: 3).isEmpty
    }
  }

  @Test func everyOtherOutcomeIsGivenByOtherAnswers() throws {
    var outcomes = 0
    var byAnswer: [String: Int] = [:]
    var byTwo: [String] = []
    var unreached: [String] = []
    for contractCase in try ContractCases.load() {
      guard contractCase.outcomes.count > 1 else { continue }
      let trial = try Trial(contractCase)
      for (place, outcome) in contractCase.outcomes.enumerated().dropFirst() {
        outcomes += 1
        let name = "\(contractCase.id)[\(place)]"
        let answers = trial.answers(giving: outcome)
        for answer in answers { byAnswer[answer, default: 0] += 1 }
        guard answers.isEmpty else { continue }
        if let pair = try trial.pair(giving: outcome) {
          byTwo.append("\(name): \(pair)")
        } else {
          unreached.append(name)
        }
      }
    }
    print(
      "other outcomes: \(outcomes), by two answers: \(byTwo.count), unreached: \(unreached.count)")
    for (answer, count) in byAnswer.sorted(by: { $0.key < $1.key }) {
      print("  \(answer): \(count)")
    }
    for line in byTwo { print("  \(line)") }
    #expect(outcomes > 50)
    #expect(unreached.isEmpty)
    // A case that touches two open questions lists their combinations too; such cases are few.
    #expect(byTwo.count * 10 <= outcomes)
  }
}
