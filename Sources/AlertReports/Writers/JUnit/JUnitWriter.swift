import AlertChecks
import AlertSearch
import AlertSimulation
import SimulationKernel

/// Writes JUnit XML in the strict form that the Jenkins xUnit plugin accepts, which others read as well.
///
/// A scenario is a test case with at most one failure, since readers show only the first; the failure tells every problem.
/// A file that could not be run is a test case with an error, which readers keep apart from failures.
/// Cases have unique names, since readers drop the second of two that are called alike. Nothing is timed, so times are 0.
enum JUnitWriter {
  private static let nameLimit = 200
  private static let messageLimit = 400

  /// The document.
  static func write(_ report: Report) -> String {
    let totals = [
      ("name", "alertlab \(report.command)"),
      ("tests", "\(report.scenarios.count + report.unusable.count)"),
      ("failures", "\(report.failures)"), ("errors", "\(report.unusable.count)"),
      ("time", "0.000"),
    ]
    var names = UniqueNames()
    let cases =
      report.scenarios.map { testCase($0, className: names.next(className($0.path))) }
      + report.unusable.map { testCase($0, className: names.next(className($0.path))) }
    let lines =
      [
        #"<?xml version="1.0" encoding="UTF-8"?>"#, open("testsuites", totals),
        "  " + open("testsuite", totals), "    <properties>",
        property("tool", "alertlab \(Report.toolVersion)"), property("seed", "\(report.seed)"),
        property("interrupted", "\(report.isPartial)"), "    </properties>",
      ] + cases + ["  </testsuite>", "</testsuites>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func testCase(_ scenario: ReportedScenario, className: String) -> String {
    let attributes = [
      ("name", TextSafety.brief(scenario.title, nameLimit)), ("classname", className),
      ("time", "0.000"),
    ]
    guard let worst = scenario.problems.first else {
      return "    " + open("testcase", attributes, isEmpty: true)
    }
    let text = XMLText.escaped(ScenarioText(scenario).lines.joined(separator: "\n"))
    let inner: String
    if scenario.fails {
      let more = scenario.problems.count - 1
      let message =
        "\(SourcePlace.text(scenario.path, worst.place)): \(worst.title): "
        + TextSafety.brief(worst.message, messageLimit) + (more > 0 ? " (and \(more) more)" : "")
      inner =
        open("failure", [("type", worst.rule.id), ("message", message)]) + text + "</failure>"
    } else {
      inner = "<system-out>\(text)</system-out>"
    }
    return "    " + open("testcase", attributes) + "\n      \(inner)\n    </testcase>"
  }

  private static func testCase(_ input: UnusableInput, className: String) -> String {
    let attributes = [
      ("name", TextSafety.brief(input.path, nameLimit)), ("classname", className),
      ("time", "0.000"),
    ]
    let more = input.flaws.count + input.leftOut - 1
    let message =
      TextSafety.brief(input.lines.first ?? "", messageLimit)
      + (more > 0 ? " (and \(more) more)" : "")
    let text = XMLText.escaped(UnusableInputText().lines(of: input).joined(separator: "\n"))
    return "    " + open("testcase", attributes) + "\n      "
      + open("error", [("type", UnusableInput.kind), ("message", message)])
      + "\(text)</error>\n    </testcase>"
  }

  // Readers take dots for the levels of packages.
  private static func className(_ path: String) -> String {
    var parts = path.split(separator: "/").filter { $0 != "." }.map { part in
      part == ".." ? "up" : part
    }
    if let last = parts.last, let dot = last.lastIndex(of: "."), dot > last.startIndex {
      parts[parts.count - 1] = last[..<dot]
    }
    let name = parts.map { String($0.map { $0 == "." ? "_" : $0 }) }.joined(separator: ".")
    return name.isEmpty ? "scenario" : TextSafety.printable(name)
  }

  private static func property(_ name: String, _ value: String) -> String {
    "      " + open("property", [("name", name), ("value", value)], isEmpty: true)
  }

  private static func open(
    _ name: String, _ attributes: [(name: String, value: String)], isEmpty: Bool = false
  ) -> String {
    let written = attributes.map { " \($0.name)=\"\(XMLText.escaped($0.value))\"" }.joined()
    return "<\(name)\(written)\(isEmpty ? "/" : "")>"
  }
}

/// Gives every name only once.
struct UniqueNames {
  private var given: Set<String> = []

  /// The name, or the name with a number where it was given before.
  mutating func next(_ name: String) -> String {
    var candidate = name
    var number = 2
    while !given.insert(candidate).inserted {
      candidate = "\(name)-\(number)"
      number += 1
    }
    return candidate
  }
}
