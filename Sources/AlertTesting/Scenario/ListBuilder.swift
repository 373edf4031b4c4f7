/// Collects the lines between the braces of a scenario or of a handler.
///
/// Lines may stand under `if` and `for`, and a line may be a list of lines that a function of yours returns.
@resultBuilder
public enum ListBuilder<Element> {
  /// Takes one line.
  public static func buildExpression(_ line: Element) -> [Element] { [line] }

  /// Takes several lines that something else made.
  public static func buildExpression(_ lines: [Element]) -> [Element] { lines }

  /// Puts lines one after the other.
  public static func buildBlock(_ lines: [Element]...) -> [Element] { lines.flatMap(\.self) }

  /// Takes the lines of every round of a loop.
  public static func buildArray(_ rounds: [[Element]]) -> [Element] { rounds.flatMap(\.self) }

  /// Takes the lines under a condition, if it holds.
  public static func buildOptional(_ lines: [Element]?) -> [Element] { lines ?? [] }

  /// Takes the lines of the first branch.
  public static func buildEither(first lines: [Element]) -> [Element] { lines }

  /// Takes the lines of the other branch.
  public static func buildEither(second lines: [Element]) -> [Element] { lines }
}
