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

  /// Stands, where an action is expected, for more moves like the last one, as far apart as the last two.
  private static let more = 10

  /// The token as one word.
  package var text: String {
    var bytes = TokenBytes()
    bytes.append(text: path)
    bytes.append(UInt64(scenario.high))
    bytes.append(UInt64(scenario.low))
    bytes.append(UInt64(moves.count))
    var place = 0
    var time: Int64 = 0
    while place < moves.count {
      let move = moves[place]
      let step = move.at.microseconds - time
      bytes.append(signed: step)
      for number in move.action.code { bytes.append(signed: Int64(number)) }
      // Timers that fire over and over would make a long token of a long run.
      let like = moves[(place + 1)...].enumerated().prefix { offset, other in
        other.action == move.action
          && other.at.microseconds == move.at.microseconds + Int64(offset + 1) * step
      }
      let repeats = like.count > 2 ? like.count : 0
      if repeats > 0 {
        bytes.append(signed: 0)
        bytes.append(signed: Int64(Self.more))
        bytes.append(UInt64(repeats))
      }
      place += 1 + repeats
      time = moves[place - 1].at.microseconds
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
    let moves = try Self.moves(Int(count), &bytes)
    guard bytes.isAtEnd else { throw .damaged }
    self.init(path: path, scenario: Fingerprint(high: high, low: low), moves: moves)
  }

  private static func moves(
    _ count: Int, _ bytes: inout TokenBytes
  ) throws(Failure) -> [Move] {
    var moves: [Move] = []
    var step: Int64 = 0
    while moves.count < count {
      guard let given = bytes.signed() else { throw .damaged }
      if let last = moves.last, given == 0, bytes.takes(Int64(more)) {
        guard let repeats = bytes.number(), repeats <= UInt64(count - moves.count) else {
          throw .damaged
        }
        for number in 0..<Int64(repeats) {
          moves.append(Move(last.action, at: try moment(last.at, number + 1, step)))
        }
        continue
      }
      step = given
      guard let action = action(&bytes) else { throw .damaged }
      moves.append(Move(action, at: try moment(moves.last?.at ?? .zero, 1, step)))
    }
    return moves
  }

  /// The moment some steps after another one.
  private static func moment(
    _ start: Instant, _ count: Int64, _ step: Int64
  ) throws(Failure) -> Instant {
    let (distance, isTooFar) = step.multipliedReportingOverflow(by: count)
    let (at, isTooLate) = start.microseconds.addingReportingOverflow(distance)
    guard !isTooFar, !isTooLate, at >= 0, at < .max else { throw .damaged }
    return Instant(microseconds: at)
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
