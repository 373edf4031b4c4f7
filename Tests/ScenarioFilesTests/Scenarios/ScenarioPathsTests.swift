import Foundation
import ScenarioFiles
import Testing

@Suite("Finding scenario files")
struct ScenarioPathsTests {
  @Test("files in folders, sorted, without schemas and hidden ones")
  func folders() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "alertlab-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: root) }
    for folder in ["b/deep", "schema", ".hidden"] {
      try FileManager.default.createDirectory(
        atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
    }
    let files = [
      "z.json5", "a.json", "B.json5", "b/c.json5", "b/deep/d.json5", "schema/s.json",
      ".hidden/h.json",
      "notes.md",
    ]
    for file in files { try Data("{}".utf8).write(to: URL(filePath: "\(root)/\(file)")) }
    try FileManager.default.createSymbolicLink(
      atPath: "\(root)/b/loop", withDestinationPath: root)
    let expected = ["B.json5", "a.json", "b/c.json5", "b/deep/d.json5", "z.json5"]
    #expect(
      try ScenarioPaths.scenarioFiles(under: [root + "/", "\(root)/a.json"])
        == expected.map { "\(root)/\($0)" })
    #expect(
      try ScenarioPaths.scenarioFiles(under: ["\(root)/notes.md", "\(root)/schema"])
        == ["\(root)/notes.md", "\(root)/schema/s.json"])
    #expect(try ScenarioPaths.bytes(of: "\(root)/a.json") == [0x7B, 0x7D])
  }

  @Test("what does not exist hides nothing else")
  func search() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "alertlab-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: root) }
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    try Data("{}".utf8).write(to: URL(filePath: "\(root)/a.json5"))
    let found = ScenarioPaths.search(["/no/such", root, "/none"])
    #expect(found.files == ["\(root)/a.json5"])
    #expect(found.errors == [.missing("/no/such"), .missing("/none")])
  }

  @Test("a path that does not exist is an error")
  func missing() {
    #expect(throws: PathError.missing("/no/such")) {
      try ScenarioPaths.scenarioFiles(under: ["/no/such"])
    }
    #expect(throws: PathError.missing("/no/such")) { try ScenarioPaths.bytes(of: "/no/such") }
    #expect(throws: PathError.unreadable("/tmp")) { try ScenarioPaths.bytes(of: "/tmp") }
  }
}
