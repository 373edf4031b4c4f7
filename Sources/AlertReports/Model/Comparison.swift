import AlertChecks
package import AlertSearch
import AlertSimulation

/// One scenario under several toolkits' rules: where what happens and what is wrong part.
package struct Comparison: Sendable {
  /// One of the toolkits, and others under which all is the same.
  struct Side: Sendable {
    var profiles: [String]
    let findings: [Finding]
    /// What happens, an entry for each event that the notation shows.
    let entries: [Entry]

    var name: String { profiles.joined(separator: ", ") }
  }

  /// An event, and when.
  struct Entry: Hashable, Sendable {
    let at: String
    let token: String
  }

  /// A line of two runs side by side.
  enum Line: Sendable {
    /// In both, perhaps at different times.
    case both(Entry, Entry)
    case onlyFirst(Entry)
    case onlySecond(Entry)
  }

  /// The first toolkit, and the others in groups.
  let sides: [Side]

  /// Compares runs of one scenario, the first one with each of the others.
  package init(_ outcomes: [(profile: String, outcome: ScenarioOutcome)]) {
    var sides: [Side] = []
    for (profile, outcome) in outcomes {
      let entries = Notation.shown(in: outcome.record).map { shown in
        Entry(at: Seconds.text(outcome.record.events[shown.event].at), token: shown.token)
      }
      let side = Side(profiles: [profile], findings: outcome.findings, entries: entries)
      if let place = sides.firstIndex(where: { Self.isEqual($0, side) }) {
        sides[place].profiles.append(profile)
      } else {
        sides.append(side)
      }
    }
    self.sides = sides
  }

  /// Whether everything is the same under all of the toolkits.
  package var isEqual: Bool { sides.count == 1 }

  private static func isEqual(_ first: Side, _ second: Side) -> Bool {
    first.entries == second.entries && findings(of: first, without: second).isEmpty
      && findings(of: second, without: first).isEmpty
  }

  /// The findings of a side that another one has not, whenever they come.
  static func findings(of side: Side, without other: Side) -> [Finding] {
    side.findings.filter { finding in
      !other.findings.contains {
        $0.check == finding.check && $0.alert == finding.alert && $0.grade == finding.grade
      }
    }
  }

  /// The first side's events beside another one's, with as much in common as can be.
  func lines(_ other: Int) -> [Line] {
    let first = sides[0].entries
    let second = sides[other].entries
    let difference = second.map(\.token).difference(from: first.map(\.token))
    let removed = Set(
      difference.removals.map { change in
        if case .remove(let offset, _, _) = change { offset } else { -1 }
      })
    let inserted = Set(
      difference.insertions.map { change in
        if case .insert(let offset, _, _) = change { offset } else { -1 }
      })
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < first.count || right < second.count {
      if removed.contains(left) {
        lines.append(.onlyFirst(first[left]))
        left += 1
      } else if inserted.contains(right) {
        lines.append(.onlySecond(second[right]))
        right += 1
      } else {
        lines.append(.both(first[left], second[right]))
        left += 1
        right += 1
      }
    }
    return lines
  }
}
