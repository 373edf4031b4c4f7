import Foundation
import FoundationXML
import Testing

@testable import AlertReports

/// What a reader of JUnit files sees.
private final class Reader: NSObject, XMLParserDelegate {
  var cases: [[String: String]] = []
  var failures: [String] = []
  var messages: [String] = []
  var elements: [String] = []
  var errors: [String] = []
  var totals: [String: String] = [:]
  private var isFailure = false
  private var isError = false

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append(name)
    if name == "testcase" { cases.append(attributes) }
    if name == "testsuite" { totals = attributes }
    isError = name == "error"
    if isError {
      errors.append("")
      messages.append(attributes["message"] ?? "")
    }
    isFailure = name == "failure"
    if isFailure {
      failures.append("")
      messages.append(attributes["message"] ?? "")
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    isFailure = false
    isError = false
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if isFailure { failures[failures.count - 1] += text }
    if isError { errors[errors.count - 1] += text }
  }
}

@Suite struct JUnitTests {
  private func read(_ report: Report) throws -> Reader {
    let reader = Reader()
    let parser = XMLParser(data: try ReportFormat.junit.write(report))
    parser.delegate = reader
    #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
    return reader
  }

  @Test(arguments: Samples.hostile) func aHostileTextIsReadBack(text: String) throws {
    let scenarios = [try Samples.stuck(text), try Samples.unexpected(text)]
    let reader = try read(Report(command: "run", seed: 0, scenarios: scenarios))
    #expect(reader.cases.count == 2)
    #expect(reader.failures.count == 2)
    for (scenario, failure) in zip(scenarios, reader.failures) {
      #expect(failure.contains("alertlab replay \(scenario.token)"))
      #expect(failure == ScenarioText(scenario).lines.joined(separator: "\n"))
    }
    #expect(reader.cases.first?["name"] == TextSafety.brief(scenarios[0].title, 200))
  }

  @Test(arguments: Samples.hostile) func aFileThatCannotBeRunIsAnErrorAndNoFailure(
    text: String
  ) throws {
    let input = Samples.unusable(text, path: "\(text)/bad.json5")
    let reader = try read(
      Report(command: "run", seed: 0, scenarios: [try Samples.fine()], unusable: [input]))
    #expect(reader.totals["tests"] == "2" && reader.totals["failures"] == "0")
    #expect(reader.totals["errors"] == "1" && reader.failures.isEmpty)
    #expect(reader.cases.last?["name"] == TextSafety.brief(input.path, 200))
    #expect(reader.errors == [UnusableInputText().lines(of: input).joined(separator: "\n")])
    #expect(reader.errors.first?.contains("\"profile\" is missing") == true)
    #expect(reader.errors.first?.contains("4 more problems") == true)
    #expect(reader.messages.first?.hasSuffix("(and 5 more)") == true)
  }

  @Test func casesAreToldApart() throws {
    let reader = try read(try Samples.awkward())
    let names = reader.cases.compactMap { $0["classname"] }
    #expect(Set(names).count == reader.cases.count)
    #expect(names.contains("scenarios.long") && names.contains("scenarios.long-2"))
    #expect(reader.elements.contains("system-out"), "warnings do not fail a case")
  }

  @Test func whatXMLCannotHoldIsSpelledOut() {
    #expect(
      XMLText.escaped("a\u{0}\u{B}\u{FFFE}]]>&\"") == "a\\u{0}\\u{b}\\u{fffe}]]&gt;&amp;&quot;")
  }
}
