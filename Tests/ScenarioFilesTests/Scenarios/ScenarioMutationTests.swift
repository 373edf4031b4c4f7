import AlertSimulation
import ScenarioFiles
import SimulationKernel
import Testing

@Suite("Damaged scenario files")
struct ScenarioMutationTests {
  private static let count = isDebugBuild ? 10_000 : 200_000

  @Test("no damage traps or hangs the loader, and what loads can be printed and loaded")
  func mutate() throws {
    var random = SplitMix(state: 7)
    for sample in Samples.all {
      let bytes = Array(sample.text.utf8)
      let tree = try value(sample.text)
      for _ in 0..<(Self.count / Samples.all.count / 2) {
        var damaged = bytes
        for _ in 0..<Int.random(in: 1...3, using: &random) { Self.damage(&damaged, &random) }
        Self.check(damaged)
        var other = tree
        for _ in 0..<Int.random(in: 1...2, using: &random) { other = Self.changed(other, &random) }
        Self.check(Array(JSON5Writer.text(of: other).utf8))
      }
    }
  }

  private static func check(_ bytes: [UInt8]) {
    do {
      let loaded = try ScenarioLoader().load(bytes, path: "t")
      run(loaded.compiled)
      let text = ScenarioPrinter.text(of: loaded.scenario, expectation: loaded.expectation)
      let again = try ScenarioLoader().load(Array(text.utf8), path: "t")
      if again.compiled.fingerprint != loaded.compiled.fingerprint {
        Issue.record("another scenario: \(text)")
      }
    } catch {
      let lines = 1 + bytes.count { $0 == 0x0A || $0 == 0x0D }
      if error.problems.isEmpty || !error.problems.allSatisfy({ $0.position.line <= lines }) {
        Issue.record("\(error)")
      }
    }
  }

  // Far enough to find what the world cannot stand.
  private static func run(_ compiled: Compiled) {
    var world = World(compiled)
    var policy = ScriptPolicy()
    var buffer = EventBuffer()
    var left = 60
    while left > 0, let move = policy.nextMove(of: world, in: compiled) {
      buffer.removeAll()
      world.apply(move, in: compiled, &buffer)
      left -= 1
    }
  }

  // Single characters within words and numbers, so that most files still parse.
  private static func damage(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    let at = Int.random(in: 0..<bytes.count, using: &random)
    let pieces = Array("0123456789-.aeinotABs\"{}[],: ".utf8)
    let piece = pieces[Int.random(in: pieces.indices, using: &random)]
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes.insert(piece, at: at)
    case 1: bytes.remove(at: at)
    case 2:
      let end = min(bytes.count, at + Int.random(in: 1...40, using: &random))
      bytes.insert(contentsOf: Array(bytes[at..<end]), at: at)
    default: bytes[at] = piece
    }
  }

  private static let values: [JSONValue] = [
    .null, true, false, 0, -1, 1, 13, 255, 256, 32_767, 32_768, -32_769, 65_536, .integer(.max),
    .integer(.min), "", "a", "root", "login", "progress", "0s", "1us", "10000h", "10001h",
    "9223372036854775807us", "0s..10000h", "launched", "a.clicked", "timer.auto", "none", [], [[]],
    ["show": "login"], ["startTimer": "auto", "after": "0s"], ["repeat": 100, "do": []],
    ["implements": []], ["to": 1], ["title": "OK"],
  ]

  /// The tree with one node replaced, left out, doubled, or wrapped in repetitions.
  private static func changed(_ value: JSONValue, _ random: inout SplitMix) -> JSONValue {
    let goesDeeper = Int.random(in: 0..<8, using: &random) > 0
    switch value {
    case .object(var members) where goesDeeper && !members.isEmpty:
      let at = Int.random(in: members.indices, using: &random)
      let inner = changed(members[at].value, &random)
      members[at] = .init(key: members[at].key, value: inner)
      if Int.random(in: 0..<12, using: &random) == 0 { members.remove(at: at) }
      return .object(members)
    case .array(var elements) where goesDeeper && !elements.isEmpty:
      let at = Int.random(in: elements.indices, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: elements.remove(at: at)
      case 1: elements.append(elements[at])
      case 2: elements = [["repeat": 100, "do": .array(elements)]]
      case 3: elements = Array(repeating: elements[at], count: 14)
      default: elements[at] = changed(elements[at], &random)
      }
      return .array(elements)
    default: return values[Int.random(in: values.indices, using: &random)]
    }
  }
}
