package import AlertSimulation
package import SimulationKernel

/// A run in one word: where its scenario is, which one it is, and every move.
///
/// The moves are resolved (who, what, when), so a token outlives changes of whatever picked them.
package struct ReplayToken: Hashable, Sendable {
  /// The scenario file's path as it was given.
  package var path: String
  /// The compiled scenario's fingerprint.
  package var scenario: Fingerprint
  package var moves: [Move]

  /// Why a text is no token.
  package enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    case otherVersion
    case damaged

    /// The sentence a person reads.
    package var description: String {
      switch self {
      case .otherVersion:
        "this is no token of this version: it must start with \"\(ReplayToken.prefix)\""
      case .damaged: "the token is damaged: copy it again, whole, from the report"
      }
    }
  }

  /// The format's version.
  private static let prefix = "al1."

  /// Makes a token.
  package init(path: String, scenario: Fingerprint, moves: [Move]) {
    self.path = path
    self.scenario = scenario
    self.moves = moves
  }

  /// The token as one word.
  package var text: String {
    var bytes = TokenBytes()
    bytes.append(text: path)
    bytes.append(UInt64(scenario.high))
    bytes.append(UInt64(scenario.low))
    bytes.append(UInt64(moves.count))
    var time: Int64 = 0
    for move in moves {
      bytes.append(signed: move.at.microseconds - time)
      time = move.at.microseconds
      for number in move.action.code { bytes.append(signed: Int64(number)) }
    }
    return Self.prefix + Base64URL.encode(bytes.sealed)
  }

  /// Reads a token.
  package init(text: String) throws(Failure) {
    guard text.hasPrefix(Self.prefix) else { throw .otherVersion }
    guard let sealed = Base64URL.decode(text.dropFirst(Self.prefix.count)),
      var bytes = TokenBytes(sealed: sealed), let path = bytes.text(),
      let high = bytes.number(), let low = bytes.number(), let count = bytes.number(),
      count <= UInt64(Runner.maximumMoves)
    else { throw .damaged }
    var moves: [Move] = []
    var time: Int64 = 0
    for _ in 0..<count {
      guard let step = bytes.signed() else { throw .damaged }
      let (at, overflow) = time.addingReportingOverflow(step)
      guard !overflow, at >= 0, let action = Self.action(&bytes) else { throw .damaged }
      time = at
      moves.append(Move(action, at: Instant(microseconds: at)))
    }
    guard bytes.isAtEnd else { throw .damaged }
    self.init(path: path, scenario: Fingerprint(high: high, low: low), moves: moves)
  }

  private static func action(_ bytes: inout TokenBytes) -> Action? {
    guard let first = bytes.signed(), let kind = Int(exactly: first),
      let operands = Action.operandCount(ofKind: kind)
    else { return nil }
    var code = [kind]
    for _ in 0..<operands {
      guard let operand = bytes.signed() else { return nil }
      code.append(Int(operand))
    }
    return Action(code: code)
  }
}
