import AlertModel
import Foundation
import Testing

@Suite struct ContractCases {
  static let level = 3

  @Test func everyCaseInScopeGivesTheDefaultOutcome() throws {
    let cases = try Self.load()
    var run = 0
    var skipped = 0
    var failures: [String] = []
    for contractCase in cases {
      guard contractCase.isInScope else {
        skipped += 1
        continue
      }
      run += 1
      let seen = try CaseRunner(contractCase: contractCase).run()
      let differences = contractCase.outcomes[0].differences(from: seen, level: Self.level)
      if !differences.isEmpty {
        failures.append(
          "\(contractCase.id) (\(contractCase.profile)):\n    "
            + differences.joined(separator: "\n    "))
      }
    }
    print("cases: run \(run), failed \(failures.count), skipped \(skipped)")
    for failure in failures.prefix(12) { print(failure) }
    #expect(run > 0)
    #expect(failures.isEmpty)
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
