import AlertModel
import Foundation
import Testing

@Suite struct ContractCases {
  static let level = 3

  @Test func everyCaseGivesTheDefaultOutcome() throws {
    let cases = try Self.load()
    var run = 0
    var skipped: [String] = []
    var failures: [String] = []
    for contractCase in cases {
      let seen: Outcome
      do {
        seen = try CaseRunner(contractCase: contractCase).run()
      } catch let reason as Untranslatable {
        skipped.append("\(contractCase.id) (\(contractCase.profile)): \(reason)")
        continue
      }
      run += 1
      let differences = contractCase.outcomes[0].differences(from: seen, level: Self.level)
      if !differences.isEmpty {
        failures.append(
          "\(contractCase.id) (\(contractCase.profile)):\n    "
            + differences.joined(separator: "\n    "))
      }
    }
    print("cases: run \(run), failed \(failures.count), skipped \(skipped.count)")
    for problem in (failures + skipped).prefix(12) { print(problem) }
    #expect(run > 0)
    #expect(failures.isEmpty)
    #expect(skipped.isEmpty)
  }

  /// The cases of the tests' own data, or of the folder that CONTRACT_CASES names.
  static func load() throws -> [ContractCase] {
    let folder =
      ProcessInfo.processInfo.environment["CONTRACT_CASES"].map { URL(filePath: $0) }
      ?? Bundle.module.resourceURL?.appending(path: "Cases")
    let files = try FileManager.default.contentsOfDirectory(
      at: try #require(folder), includingPropertiesForKeys: nil
    )
    .filter { $0.pathExtension == "jsonl" }
    .sorted { $0.lastPathComponent < $1.lastPathComponent }
    var cases: [ContractCase] = []
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      for line in text.split(separator: "\n") {
        cases.append(try ContractCase(line: String(line)))
      }
    }
    return cases
  }
}
