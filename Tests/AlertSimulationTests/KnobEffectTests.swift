import AlertModel
import SimulationKernel
import Testing

@testable import AlertSimulation

/// A knob that does nothing would promise a choice that is none.
@Suite struct KnobEffectTests {
  @Test(arguments: ProfileCatalogue.all.map(\.id))
  func everyRelevantKnobChangesTheTablesOrARuleOfTheRuntime(id: String) throws {
    let family = try #require(ProfileCatalogue.named(id))
    for knob in family.profile().relevantKnobs {
      for value in knob.description.values.dropFirst() {
        // Some answers matter only together with another question's: where covered alerts are told.
        let contexts =
          [[]]
          + Knob.allCases.filter { $0 != knob }.flatMap { other in
            other.description.values.map { [(other, $0)] }
          }
        let first = knob.description.values[0]
        let matters = contexts.contains { context in
          effect(family.profile(changing: context + [(knob, first)]))
            != effect(family.profile(changing: context + [(knob, value)]))
        }
        #expect(matters, "\(id): \(knob.name) = \(value) changes nothing")
      }
    }
  }

  @Test(arguments: ProfileCatalogue.all.map(\.id))
  func aKnobThatAProfileDoesNotListLeavesItsTablesAlone(id: String) throws {
    let family = try #require(ProfileCatalogue.named(id))
    for knob in Knob.allCases where !family.profile().relevantKnobs.contains(knob) {
      for value in knob.description.values {
        #expect(tables(family.profile(changing: [(knob, value)])) == tables(family.profile()))
      }
    }
  }

  private func effect(_ profile: ToolkitProfile) -> [String] {
    tables(profile) + ["\(RuntimeRules(Scenario(profile: profile), hasPresenters: true))"]
  }

  private func tables(_ profile: ToolkitProfile) -> [String] {
    [
      "\(profile.operations)", "\(profile.onRequest)", "\(profile.entries)", "\(profile.exits)",
      "\(profile.inputs)", "\(profile.covered)", "\(profile.reappear)", "\(profile.life)",
    ]
  }
}
