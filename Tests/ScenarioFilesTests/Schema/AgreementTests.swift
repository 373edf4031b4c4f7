import AlertChecks
import Foundation
import ScenarioFiles
import Testing

@Suite("Schema and loader agree")
struct AgreementTests {
  private let checks = CheckCatalogue.all.map { $0.description.id }

  private func validator() throws -> SchemaValidator { try SchemaValidator(ScenarioSchema.value) }

  @Test("every shipped file passes both")
  func shipped() throws {
    let validator = try validator()
    let folders = ["scenarios", "docs/examples"].map { repository.appending(path: $0).path }
    let paths = try ScenarioPaths.scenarioFiles(under: folders)
    #expect(paths.count > 40)
    for path in paths {
      let bytes = try ScenarioPaths.bytes(of: path)
      #expect(throws: Never.self) { try ScenarioLoader(checks: checks).load(bytes, path: path) }
      let flaws = validator.flaws(try JSON5Document(name: path, bytes: bytes).root.value)
      #expect(flaws.isEmpty, "\(path): \(flaws)")
    }
  }

  @Test("the samples, which have every key, and the first scenario pass both")
  func samples() throws {
    let validator = try validator()
    let texts = Samples.all.map(\.text) + [FirstScenario.text, FirstScenario.mended]
    for text in texts {
      #expect(loadProblems(text, checks: checks + ["leak"]) == [])
      let flaws = validator.flaws(try value(text.replacing("\"leak\"", with: "\"no-exit\"")))
      #expect(flaws.isEmpty, "\(flaws)")
    }
  }

  @Test("what the printer writes passes the schema")
  func printed() throws {
    let validator = try validator()
    for seed in 0..<UInt64(isDebugBuild ? 100 : 2_000) {
      var generator = ScenarioGenerator(seed: seed)
      let flaws = validator.flaws(try value(ScenarioPrinter.text(of: generator.scenario())))
      #expect(flaws.isEmpty, "seed \(seed): \(flaws)")
    }
  }

  @Test(
    "bad files fail both, but for what only the loader can tell", arguments: BadFile.groups.indices)
  func badFiles(_ group: Int) throws {
    let validator = try validator()
    var both = 0
    for file in BadFile.groups[group].files {
      // A file with a duplicate key is none that a validator gets to see.
      guard let value = try? value(file.text) else { continue }
      let flaws = validator.flaws(value)
      let isSemantic = file.expected.allSatisfy(Self.isSemantic)
      #expect(flaws.isEmpty == isSemantic, "\(file.text)\n\(file.expected)\n\(flaws)")
      if !flaws.isEmpty { both += 1 }
    }
    print(
      "\(BadFile.groups[group].name): \(both) of \(BadFile.groups[group].files.count) fail both")
  }

  @Test("at least forty bad files fail both")
  func count() throws {
    let validator = try validator()
    let failing = BadFile.groups.flatMap(\.files).filter { file in
      (try? value(file.text)).map { !validator.flaws($0).isEmpty } == true
    }
    #expect(failing.count >= 40)
  }

  @Test(
    "each sentence that only the loader can say is said about some bad file",
    arguments: semantic.indices)
  func semanticSentences(_ place: Int) {
    let sentence = Self.semantic[place]
    let all = BadFile.groups.flatMap(\.files).flatMap(\.expected)
    #expect(all.contains { $0.contains(sentence) }, "\(sentence)")
  }

  private static func isSemantic(_ problem: String) -> Bool {
    semantic.contains(where: problem.contains)
  }

  /// What a schema cannot tell, by what the loader says about it.
  static let semantic = [
    // Names that must exist, or belong to something else.
    "there is no alert", "there is no variable", "there is no event", "there is no button",
    "has no button \"", "buttons of \"", "no statement starts a timer", "\"🎉\" is no name for",
    // What the profile's alerts have and do.
    "is for alert views, but", "is for alert views and action sheets, but",
    "is for action sheets, but",
    "a view controller has no \"",
    "is for alert controllers, but",
    "is for alert controllers, SwiftUI alerts, library alerts and questions of the system, but",
    "library alerts and questions of the system, but the profile's alerts are waiting views",
    ", the kind that ",
    "\"login\", found \"actionSheet\"", "\"actionSheet\", found \"login\"",
    "has no text-field styles", "an action sheet has no text fields",
    "has one cancel action at most", "alert views have no event",
    "alert controllers have no event", "cannot be \"root\"",
    // Room.
    "too many ",
    // What lies between the characters of a text.
    "must be between 0s and 10000h", "must be between 1us and 10000h",
    "is not a whole number of microseconds", "whose first duration is the longer one",
    "names no day of the calendar",
    // One value that depends on another.
    "\"to\" must be at least", " and is 4", "tells no button's index", "this line comes after one",
    "the only property of root", "a read names at least one property", "needs a \"position\"",
    "has no \"position\"", "\"enabled\" needs a \"button\"", "is of use only together with",
    "a timer that repeats",
    // What follows from all of it.
    "this starts itself again",
  ]
}
