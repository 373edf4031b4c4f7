/// Why a scenario cannot be compiled.
package enum ScenarioError: Error, Hashable, Sendable, CustomStringConvertible {
  case unknownName(String, kind: String, known: [String])
  case duplicateName(String, kind: String)
  case tooMany(String, limit: Int)
  case outOfRange(String, Int, ClosedRange<Int>)
  case notSupported(String)

  /// The sentence a person reads.
  package var description: String {
    switch self {
    case .unknownName(let name, let kind, let known):
      known.isEmpty
        ? "there is no \(kind) \"\(name)\"; the scenario has none"
        : "there is no \(kind) \"\(name)\"; there is \(known.joined(separator: ", "))"
    case .duplicateName(let name, let kind): "two \(kind)s are called \"\(name)\""
    case .tooMany(let what, let limit): "too many \(what): a scenario has room for \(limit)"
    case .outOfRange(let what, let value, let range):
      "\(what) is \(value), but must be from \(range.lowerBound) to \(range.upperBound)"
    case .notSupported(let sentence): sentence
    }
  }
}
