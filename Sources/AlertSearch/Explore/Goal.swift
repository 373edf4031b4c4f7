import AlertModel
package import AlertSimulation

/// Something that somebody wants to know of: whether any story leads there.
package struct Goal: Sendable {
  /// As it was asked for.
  package let text: String
  private var alerts: [(alert: Int, phase: Phase)] = []
  private var life: LifeState?

  /// Why a text is no goal of a scenario.
  package struct Problem: Error {
    package let message: String
  }

  /// Reads a goal.
  ///
  /// - Parameters:
  ///   - text: alerts and their phases, and perhaps the app's state, such as `a=shown,b=covered,app=background`.
  ///   - compiled: the scenario, whose alerts it names.
  /// - Throws: `Problem` with what is wrong with the text.
  package init(_ text: String, in compiled: Compiled) throws(Problem) {
    self.text = text
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let sign = part.lastIndex(of: "=") else {
        throw Problem(message: "\"\(part)\" has no =, as in a=shown")
      }
      let name = String(part[..<sign])
      let value = String(part[part.index(after: sign)...])
      if let alert = compiled.alerts.firstIndex(where: { $0.name == name }) {
        guard let phase = Phase.allCases.first(where: { $0.name == value }) else {
          throw Problem(message: Self.noneOf(value, "phase", Phase.allCases.map(\.name)))
        }
        alerts.append((alert, phase))
      } else if name == "app" {
        guard let state = LifeState.allCases.first(where: { $0.name == value }) else {
          throw Problem(message: Self.noneOf(value, "state", LifeState.allCases.map(\.name)))
        }
        life = state
      } else {
        let known = compiled.alerts.map(\.name) + ["app"]
        throw Problem(message: Self.noneOf(name, "alert", known))
      }
    }
  }

  private static func noneOf(_ word: String, _ what: String, _ known: [String]) -> String {
    "there is no \(what) \"\(word)\"; there is \(known.joined(separator: ", "))"
  }

  /// Whether a world is such a one.
  func holds(in world: World) -> Bool {
    if let life, world.life.state != life { return false }
    return alerts.allSatisfy { alert, phase in
      let present = world.life.state == .ended ? .gone : world.alerts.machines[alert].phase
      // One that is gone is, for all that follows, one that was never shown.
      return present == phase || (!present.isVisible && !phase.isVisible)
    }
  }
}
