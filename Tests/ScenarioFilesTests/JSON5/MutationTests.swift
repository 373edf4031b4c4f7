import ScenarioFiles
import Testing

@Suite("Damaged texts")
struct MutationTests {
  static let samples: [String] = [
    """
    // A scenario.
    { "name": "two alerts", $schema: 'x', seed: 0x2A, alerts: [
      { title: "Löschen? 🎉", buttons: [{ title: 'OK', role: "cancel" }, { title: "\\u00e9" }], },
      { title: "B", delay: "250ms", perceptionLimit: "1.5s", repeat: 3, },
    ], }
    """,
    "[1, -2.5e3, +.5, 5., 0xFF, true, false, null, [], {}, [[[[1]]]], 'it\\'s', \"a\\\nb\"]",
    "{a:{b:{c:{d:{e:[{f:1},{g:2}]}}}}} /* end */ // really",
    "{\"k1\":\"\\uD83C\\uDF89\\n\\t\\x41\",\"k2\":[1,2,3],\"k3\":{\"k4\":null}}",
    "\u{FEFF}/* head\r\n lines */\r\n[\r\n  'é', '\u{2028}', \"👨‍👩‍👧\",\u{A0}// nb\r\n]\r\n",
  ]

  @Test("no damage traps or hangs, and places stay inside the text", arguments: samples.indices)
  func mutate(_ index: Int) {
    let original = Array(Self.samples[index].utf8)
    #expect(problems(original).isEmpty)
    var random = SplitMix(state: UInt64(index) + 1)
    for _ in 0..<(isDebugBuild ? 1_000 : 40_000) {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &random) { Self.damage(&bytes, &random) }
      do {
        let document = try JSON5Document(name: "t", bytes: bytes)
        if document.root.range.upperBound > bytes.count { Issue.record("range in \(bytes)") }
      } catch {
        let lines = 1 + bytes.count { $0 == 0x0A || $0 == 0x0D }
        let isFine = error.problems.allSatisfy {
          (1...lines).contains($0.position.line)
            && (1...(bytes.count + 1)).contains($0.position.column)
        }
        if !isFine || error.problems.isEmpty || error.problems.count > 20 {
          Issue.record("\(error) in \(bytes)")
        }
      }
    }
  }

  private static func damage(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    let at = Int.random(in: 0...bytes.count, using: &random)
    let pieces = Array("{}[]:,\"'\\/*u0x-+.\n \r#ea".utf8) + [0, 0x80, 0xE2, 0xF0]
    let byte =
      Bool.random(using: &random)
      ? pieces.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes.insert(byte, at: at)
    case 1 where at < bytes.count: bytes.remove(at: at)
    case 2: bytes.removeLast(bytes.count - at)
    case 3:
      let end = Int.random(in: at...bytes.count, using: &random)
      bytes.insert(contentsOf: Array(bytes[at..<end]), at: 0)
    case 4:
      let end = min(bytes.count, at + Int.random(in: 0...9, using: &random))
      bytes.removeSubrange(at..<end)
    case _ where at < bytes.count: bytes[at] = byte
    default: bytes.append(byte)
    }
  }
}
