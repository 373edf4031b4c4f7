import Foundation
import Testing

@testable import AlertReports

@Suite struct JSONTests {
  private struct Document: Decodable {
    struct Scenario: Decodable {
      struct Event: Decodable {
        let atMicroseconds: Int64
        let actor: String
        let token: String
        let cause: Int?
      }

      let name: String
      let trace: String
      let events: [Event]
    }

    let seed: String
    let scenarios: [Scenario]
  }

  private func validator() throws -> SchemaValidator {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try SchemaValidator(Data(contentsOf: root.appending(path: "docs/report.schema.json")))
  }

  @Test(arguments: Samples.hostile) func aHostileTextComesBackAsItIs(text: String) throws {
    let report = Report(
      command: "run", seed: 0, scenarios: [try Samples.stuck(text), try Samples.unexpected(text)])
    let data = try ReportFormat.json.write(report)
    let document = try JSONDecoder().decode(Document.self, from: data)
    for scenario in document.scenarios {
      #expect(Array(scenario.name.unicodeScalars) == Array(text.unicodeScalars))
    }
    #expect(try validator().problems(data).isEmpty)
  }

  @Test func theReportIsAsItsSchemaSays() throws {
    let data = try ReportFormat.json.write(try Samples.awkward())
    #expect(try validator().problems(data) == [])
  }

  @Test(arguments: Samples.hostile) func whatIsWrongWithFilesComesBackAsItIs(text: String) throws {
    struct Document: Decodable {
      struct Input: Decodable {
        struct Flaw: Decodable, Equatable {
          let message: String
          let line: Int?
          let column: Int?
        }

        let path: String
        let errors: [Flaw]
        let errorsLeftOut: Int
      }

      let inputErrors: [Input]
    }
    let missing = UnusableInput(path: "no/such", flaws: [.init("there is no such file")])
    let data = try ReportFormat.json.write(
      Report(
        command: "run", seed: 0, scenarios: [], unusable: [Samples.unusable(text), missing]))
    #expect(try validator().problems(data) == [])
    let inputs = try JSONDecoder().decode(Document.self, from: data).inputErrors
    #expect(inputs.map(\.path) == ["bad,a:b%\n.json5", "no/such"])
    let message = try #require(inputs.first?.errors.first?.message)
    #expect(Array(message.unicodeScalars) == Array(text.unicodeScalars))
    #expect(inputs.first?.errors.map(\.line) == [3, 9])
    #expect(inputs.first?.errors.map(\.column) == [7, 1])
    #expect(inputs.map(\.errorsLeftOut) == [4, 0])
    #expect(
      inputs.last?.errors == [.init(message: "there is no such file", line: nil, column: nil)])
  }

  @Test func theSchemaRefusesWhatIsNotInIt() throws {
    let data = Data(#"{"format": "alertlab-report/2", "host": "x", "seed": 1}"#.utf8)
    let problems = try validator().problems(data)
    #expect(problems.contains("$: host is not in the schema"))
    #expect(problems.contains("$: scenarios is missing"))
    #expect(problems.contains("$.seed: is no string"))
    #expect(problems.contains("$.format: is not alertlab-report/1"))
  }

  @Test func eventsAreThoseOfTheTraceAndTellTheirCauses() throws {
    let report = Report(
      command: "run", seed: .max, scenarios: [try Samples.fine(), try Samples.long()])
    let document = try JSONDecoder().decode(
      Document.self, from: try ReportFormat.json.write(report))
    #expect(document.seed == "18446744073709551615")
    for scenario in document.scenarios {
      #expect(scenario.events.map(\.token).joined(separator: " · ") == scenario.trace)
      for (number, event) in scenario.events.enumerated() {
        #expect(event.cause.map { $0 < number } ?? true)
      }
    }
    let fine = try #require(document.scenarios.first).events
    let causes = fine.map { event in event.cause.map { fine[$0].token } }
    #expect(
      fine.map(\.token).prefix(5) == [
        "show", "willPresent", "didPresent", "timer.t", "dismiss(-1)",
      ])
    #expect(causes.prefix(5) == [nil, "show", "show", "didPresent", "timer.t"])
  }
}
