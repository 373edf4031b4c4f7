import AlertModel

extension Action {
  /// The action as numbers, the first of which tells its kind; for digests and tokens.
  package var code: [Int] {
    switch self {
    case .fire(let slot): [0, Int(slot)]
    case .tap(let alert, let button): [1, Int(alert), Int(button)]
    case .touchDown(let alert, let button): [2, Int(alert), Int(button)]
    case .touchUp(let alert): [3, Int(alert)]
    case .tapOutside(let alert): [4, Int(alert)]
    case .type(let alert, let field, let text): [5, Int(alert), Int(field), Int(text)]
    case .pressReturn(let alert): [6, Int(alert)]
    case .system(let operation): [7, Int(operation.rawValue)]
    case .event(let event): [8, Int(event)]
    case .perform(let program): [9, Int(program)]
    case .escape(let alert): [11, Int(alert)]
    case .swipe(let alert): [12, Int(alert)]
    }
  }

  /// How many numbers follow the kind.
  package static func operandCount(ofKind kind: Int) -> Int? {
    switch kind {
    // 10 is what tokens say for more moves like the last one.
    case 0, 3, 4, 6, 7, 8, 9, 11, 12: 1
    case 1, 2: 2
    case 5: 3
    default: nil
    }
  }

  /// The action with a code; nil when the numbers make none.
  package init?(code: [Int]) {
    guard let kind = code.first, Self.operandCount(ofKind: kind) == code.count - 1 else {
      return nil
    }
    let first = UInt8(exactly: code[1])
    switch (kind, first) {
    case (0, let slot?): self = .fire(slot: slot)
    case (1, let alert?):
      guard let button = Int16(exactly: code[2]) else { return nil }
      self = .tap(alert: alert, button: button)
    case (2, let alert?):
      guard let button = Int16(exactly: code[2]) else { return nil }
      self = .touchDown(alert: alert, button: button)
    case (3, let alert?): self = .touchUp(alert: alert)
    case (4, let alert?): self = .tapOutside(alert: alert)
    case (11, let alert?): self = .escape(alert: alert)
    case (12, let alert?): self = .swipe(alert: alert)
    case (5, let alert?):
      guard let field = UInt8(exactly: code[2]), let text = Int16(exactly: code[3]) else {
        return nil
      }
      self = .type(alert: alert, field: field, text: text)
    case (6, let alert?): self = .pressReturn(alert: alert)
    case (7, let raw?):
      guard let operation = SystemOperation(rawValue: raw) else { return nil }
      self = .system(operation)
    case (8, let event?): self = .event(event)
    case (9, _):
      guard let program = UInt16(exactly: code[1]) else { return nil }
      self = .perform(program: program)
    default: return nil
    }
  }
}
