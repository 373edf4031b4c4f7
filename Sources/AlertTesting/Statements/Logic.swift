import AlertSimulation

/// Gives a variable a value.
public struct Assign: AppStatement {
  /// What the app does.
  public let code: AppCode

  /// Gives the variable of a name a value, from −32768 to 32767.
  public init(_ value: Int, to variable: String) {
    code = AppCode(.assign(variable, value))
  }
}

/// Adds to a variable.
public struct Add: AppStatement {
  /// What the app does.
  public let code: AppCode

  /// Adds an amount, from −32768 to 32767, to the variable of a name.
  public init(_ amount: Int, to variable: String) {
    code = AppCode(.add(variable, amount))
  }
}

/// Does one thing or another, as a variable stands when the app gets there.
public struct If: AppStatement {
  /// What the app does.
  public let code: AppCode

  /// How a variable is compared with a number from −32768 to 32767.
  public struct Comparison: Hashable, Sendable {
    let comparison: Statement.Comparison
    let number: Int

    /// It is the number.
    public static func equals(_ number: Int) -> Self {
      Self(comparison: .equals, number: number)
    }

    /// It is another number.
    public static func isNot(_ number: Int) -> Self {
      Self(comparison: .isNot, number: number)
    }

    /// It is less than the number.
    public static func isBelow(_ number: Int) -> Self {
      Self(comparison: .isBelow, number: number)
    }

    /// It is greater than the number.
    public static func isAbove(_ number: Int) -> Self {
      Self(comparison: .isAbove, number: number)
    }
  }

  /// Does one thing if a comparison holds, and another otherwise.
  ///
  /// - Parameters:
  ///   - variable: the variable's name.
  ///   - comparison: what it is compared with, and how.
  ///   - then: what is done if the comparison holds.
  ///   - otherwise: what is done if not.
  public init(
    _ variable: String, _ comparison: Comparison,
    @ListBuilder<any AppStatement> then: () -> [any AppStatement],
    @ListBuilder<any AppStatement> otherwise: () -> [any AppStatement] = { [] }
  ) {
    let then = AppCode(then())
    let otherwise = AppCode(otherwise())
    code = AppCode(
      .if(
        variable, comparison.comparison, comparison.number, then: then.body,
        otherwise: otherwise.body),
      flaws: then.flaws + otherwise.flaws)
  }
}

/// Does something several times.
public struct Repeat: AppStatement {
  /// What the app does.
  public let code: AppCode

  /// Does something several times.
  ///
  /// - Parameters:
  ///   - count: how often, 0 to 100.
  ///   - body: what.
  public init(_ count: Int, @ListBuilder<any AppStatement> _ body: () -> [any AppStatement]) {
    let body = AppCode(body())
    code = AppCode(.repeat(count, body.body), flaws: body.flaws)
  }
}
