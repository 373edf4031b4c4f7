import AlertChecks
import AlertModel
package import AlertSearch
import AlertSimulation

/// Draws the situations of a scenario for Graphviz or Mermaid.
package enum GraphWriter {
  /// The languages in which a graph can be written.
  package enum Format: String, CaseIterable, Sendable {
    case dot, mermaid
  }

  /// The graph as text; where nothing but the app's life changes, it says so.
  package static func write(_ graph: SituationGraph, title: String, as format: Format) -> String {
    switch format {
    case .dot: dot(graph, title)
    case .mermaid: mermaid(graph, title)
    }
  }

  private static func dot(_ graph: SituationGraph, _ title: String) -> String {
    var lines = [
      "digraph alertlab {",
      "  label=\(quoted([title] + remarks(graph)));",
      "  labelloc=t; rankdir=TB; fontname=\"Helvetica\";",
      "  node [shape=box, style=\"rounded,filled\", fillcolor=\"#ffffff\", fontname=\"Helvetica\"];",
      "  edge [fontname=\"Helvetica\", fontsize=10];",
    ]
    for place in graph.situations.indices {
      let colour = graph.grades[place].map { ", fillcolor=\"\(fill($0))\"" } ?? ""
      lines.append("  s\(place) [label=\(quoted(words(of: place, in: graph)))\(colour)];")
    }
    for (ends, labels) in joined(graph) {
      lines.append("  s\(ends.source) -> s\(ends.target) [label=\(quoted(labels))];")
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private static func mermaid(_ graph: SituationGraph, _ title: String) -> String {
    var lines = [
      "%% " + TextSafety.printable(([title] + remarks(graph)).joined(separator: " ")),
      "flowchart TD",
    ]
    for place in graph.situations.indices {
      let label = words(of: place, in: graph).map(entities).joined(separator: "<br/>")
      lines.append("  s\(place)[\"\(label)\"]")
    }
    for (ends, labels) in joined(graph) {
      let label = labels.map(entities).joined(separator: "<br/>")
      lines.append("  s\(ends.source) -->|\"\(label)\"| s\(ends.target)")
    }
    for place in graph.situations.indices {
      if let grade = graph.grades[place] { lines.append("  style s\(place) fill:\(fill(grade))") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func remarks(_ graph: SituationGraph) -> [String] {
    graph.isClosed ? [] : ["(not everything was looked at)"]
  }

  /// What a situation is called, line by line.
  private static func words(of place: Int, in graph: SituationGraph) -> [String] {
    let situation = graph.situations[place]
    var lines = situation.alerts.map { "\($0.name): \($0.phase.name)" }
    if lines.isEmpty, situation.life != .ended { lines = ["no alert"] }
    if situation.life != .active { lines.append("app: \(situation.life.name)") }
    if let grade = graph.grades[place] { lines.append("may be stuck: \(grade.rawValue)") }
    return lines
  }

  private struct Ends: Hashable {
    let source: Int
    let target: Int
  }

  /// Steps between the same two situations share an arrow; those that lead nowhere else are left out.
  private static func joined(_ graph: SituationGraph) -> [(Ends, [String])] {
    var arrows: [(Ends, [String])] = []
    var places: [Ends: Int] = [:]
    for step in graph.steps where step.source != step.target {
      let ends = Ends(source: step.source, target: step.target)
      if let place = places[ends] {
        arrows[place].1.append(step.action)
      } else {
        places[ends] = arrows.count
        arrows.append((ends, [step.action]))
      }
    }
    return arrows
  }

  private static func fill(_ grade: Grade) -> String {
    switch grade {
    case .killingTheApp: "#f4b6b0"
    case .leavingTheApp: "#f8d3b0"
    case .uncertainEvent: "#faedb8"
    case .lateTimer: "#fdf6dc"
    case .endable: "#ffffff"
    }
  }

  // Names come from scenario files and may hold anything.
  private static func quoted(_ lines: [String]) -> String {
    let escaped = lines.map { line in
      TextSafety.printable(line).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }
    return "\"\(escaped.joined(separator: "\\n"))\""
  }

  private static func entities(_ text: String) -> String {
    var result = ""
    for scalar in TextSafety.printable(text).unicodeScalars {
      switch scalar {
      case "&", "<", ">", "\"", "#", "`", "|", "\\", "[", "]", "{", "}":
        result += "#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
