import ScenarioFiles

/// A generator with a seed, so that a failing run can be repeated.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Whether the tests were built without optimisation, which calls for smaller numbers.
let isDebugBuild: Bool = {
  var result = false
  assert(
    {
      result = true
      return true
    }())
  return result
}()

/// The value of a text that is expected to be in order.
func value(_ text: String) throws -> JSONValue {
  try JSON5Document(name: "t", bytes: Array(text.utf8)).root.value
}

/// What is wrong with bytes, as `line:column message (hint)`.
func problems(_ bytes: [UInt8], limits: JSON5Limits = .standard) -> [String] {
  do {
    _ = try JSON5Document(name: "t", bytes: bytes, limits: limits)
    return []
  } catch {
    return brief(error)
  }
}

/// What is wrong with a text, as `line:column message (hint)`.
func problems(_ text: String) -> [String] { problems(Array(text.utf8)) }

/// Problems without the file's name and the word "error".
func brief(_ problems: FileProblems) -> [String] {
  problems.problems.map {
    "\($0.position) \($0.message)" + ($0.hint.map { " (\($0))" } ?? "")
  }
}
