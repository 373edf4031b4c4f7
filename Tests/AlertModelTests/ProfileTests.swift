import AlertModel
import SimulationKernel
import Testing

/// What every profile's tables must hold together for.
@Suite struct ProfileTests {
  static let ids = ProfileCatalogue.all.map(\.id)

  /// Every profile with its own answers, and with each answer of each knob changed.
  static func variants(of id: String) throws -> [ToolkitProfile] {
    let family = try #require(ProfileCatalogue.named(id))
    return [family.profile()]
      + Knob.allCases.flatMap { knob in
        knob.description.values.map { family.profile(changing: [(knob, $0)]) }
      }
  }

  @Test(arguments: ids) func everyExitThatCanBeginHasARuleThatAlwaysHolds(id: String) throws {
    for profile in try Self.variants(of: id) {
      var exits = Set(profile.inputs.map(\.exit))
      for operation in Operation.allCases {
        for phase in Phase.allCases {
          switch profile.operations[operation, phase] {
          case .apply(let exit?), .finishThen(let exit): exits.insert(exit)
          default: break
          }
        }
      }
      if profile.arrangement == .presenterChain { exits.insert(.withPresenter) }
      for exit in exits {
        #expect(
          profile.exits.last { $0.exit == exit }?.conditions.isEmpty == true,
          "\(id): the last rule for \(exit.name) must hold always")
      }
      #expect(profile.entries.last?.conditions.isEmpty == true, "\(id): an entry must always hold")
    }
  }

  @Test(arguments: ids) func noRuleStandsBelowOneThatAlwaysHolds(id: String) throws {
    for profile in try Self.variants(of: id) {
      for exit in Exit.allCases {
        let rules = profile.exits.filter { $0.exit == exit }
        #expect(rules.dropLast().allSatisfy { !$0.conditions.isEmpty }, "\(id): \(exit.name)")
      }
      #expect(profile.entries.dropLast().allSatisfy { !$0.conditions.isEmpty })
      for row in profile.life {
        for state in row.from {
          let rows = profile.life.filter {
            $0.operation == row.operation && $0.from.contains(state)
          }
          #expect(rows.count == 1, "\(id): \(row.operation.name) in \(state.name)")
        }
      }
    }
  }

  // contract:E9, G23: what was put off until the presentation has ended must then begin.
  @Test(arguments: ids) func aKeptDismissalBeginsInEveryEntryThatAppears(id: String) throws {
    for profile in try Self.variants(of: id) {
      for rule in profile.entries where rule.steps.contains(.appear) {
        let appears = try #require(rule.steps.firstIndex(of: .appear))
        let begins = rule.steps.firstIndex(of: .beginPendingExit)
        #expect(begins.map { $0 > appears } == true, "\(id)")
        #expect(rule.steps.last == .handOver, "\(id)")
      }
    }
  }

  // contract: Part B's invariants, as far as one list of steps shows them; E1, E3, E6, U4.
  @Test(arguments: ids) func everyExitSendsItsCallbacksInTheContractsOrder(id: String) throws {
    for profile in try Self.variants(of: id) {
      for rule in profile.exits {
        let order = rule.steps.map { Self.rank($0, profile.alertKind) }
        #expect(order == order.sorted(), "\(id): \(rule.exit.name): \(rule.steps)")
        let clicks = rule.steps.contains(.call(.clicked, index: .exit))
        #expect(!clicks || !rule.steps.contains(.call(.cancel, index: .none)), "\(id)")
        #expect(
          rule.steps.contains(.call(.willDismiss, index: .exit))
            == rule.steps.contains(.call(.didDismiss, index: .exit)), "\(id)")
      }
    }
  }

  private static func rank(_ step: Step, _ kind: AlertKind) -> Int {
    switch step {
    case .call(.clicked, _), .call(.cancel, _): 0
    // contract:W2: the binding and the action, in either order, before the alert is gone; U4: after it.
    case .call(.bindingCleared, _): 0
    case .call(.handler, _): [AlertKind.alertController: 6, .systemPrompt: 4][kind] ?? 0
    case .publicDismiss: 1
    case .call(.willDismiss, _): 2
    case .disappear, .disappearAtOnce: 3
    case .call(.didDismiss, _): 4
    case .dropBelow: 2
    case .uncoverApp: 4
    case .bringBackBelow, .handOver: 5
    default: 6
    }
  }

  // contract:E6: a dismissal by code sends no click, whatever the answers to the open questions are.
  @Test(arguments: ids) func aDismissalByCodeNeverClicksAndATapNeverCancels(id: String) throws {
    for profile in try Self.variants(of: id) {
      for rule in profile.exits {
        let callbacks = rule.steps.compactMap { step -> Callback? in
          if case .call(let callback, _) = step { callback } else { nil }
        }
        switch rule.exit {
        case .code, .codeWhileCovered, .codeWhileWaiting, .withPresenter, .replaced:
          #expect(!callbacks.contains(.clicked) && !callbacks.contains(.handler))
          #expect(!callbacks.contains(.cancel))
        case .tap: #expect(!callbacks.contains(.cancel), "contract:E2")
        case .tapOutside, .systemCancel: break
        }
      }
    }
  }

  // contract:E10, D4, A4: no operation of the app takes effect on an alert that is on its way out.
  @Test(arguments: ids) func nothingTakesEffectWhileAnAlertDisappears(id: String) throws {
    for profile in try Self.variants(of: id) {
      for operation in Operation.allCases {
        switch profile.operations[operation, .disappearing] {
        case .apply, .queue, .finishThen: Issue.record("\(id): \(operation.name)")
        case .ignore, .refuse, .illegal: break
        }
      }
    }
  }

  // contract:7.1: launch, and a way back from wherever the app can be.
  @Test(arguments: ids) func theAppCanComeBackFromEveryStateButTheEnd(id: String) throws {
    for profile in try Self.variants(of: id) {
      let reached = Set(
        profile.life.flatMap(\.steps).compactMap { step -> LifeState? in
          if case .become(let state) = step { state } else { nil }
        })
      for state in reached where state != .ended {
        let leavesTo = profile.life.filter { $0.from.contains(state) }.flatMap(\.steps)
        #expect(
          state == .active || leavesTo.contains(.become(.active)), "\(id): from \(state.name)")
      }
      #expect(profile.life.allSatisfy { !$0.from.contains(.ended) })
    }
  }
}
