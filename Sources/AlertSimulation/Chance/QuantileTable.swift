package import SimulationKernel

/// A distribution as 1,024 equally likely values, in units of 2⁻²⁰.
///
/// Tables are made from formulas once and checked in, so that no floating point enters a run and a seed gives the
/// same run on every machine. Value k is the quantile (k + ½) / 1024, so the last one stands for all of the tail.
package struct QuantileTable: Sendable {
  /// How many bits of a random word choose a value.
  package static let bits = 10
  /// How many bits of a value lie behind the binary point.
  package static let fractionBits: Int64 = 20
  /// The number one.
  package static let one: Int64 = 1 << fractionBits

  package let values: ContiguousArray<Int32>

  init(_ values: ContiguousArray<Int32>) {
    precondition(values.count == 1 << Self.bits, "a table has 1,024 values")
    self.values = values
  }

  /// Draws a value.
  package func draw(_ generator: inout SeededGenerator) -> Int64 {
    Int64(values[Int(generator.next() >> UInt64(64 - Self.bits))])
  }
}

extension TimeSpan {
  /// The span times a number in units of 2⁻²⁰, rounded to the nearest microsecond.
  package func scaled(by factor: Int64) -> TimeSpan {
    let product = Int128(microseconds) * Int128(factor) + Int128(QuantileTable.one / 2)
    return TimeSpan(microseconds: Int64(clamping: product >> Int128(QuantileTable.fractionBits)))
  }
}
