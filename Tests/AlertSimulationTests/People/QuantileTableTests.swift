import AlertSimulation
import Foundation
import SimulationKernel
import Testing

@Suite struct QuantileTableTests {
  @Test(arguments: QuantileFormula.all) func aTableIsWhatItsFormulaSays(
    _ formula: QuantileFormula
  ) throws {
    if ProcessInfo.processInfo.environment["RECORD_TABLES"] != nil {
      try Self.record(formula)
      return
    }
    #expect(formula.table.values.count == 1_024)
    // Mathematical libraries differ in the last bit, which is far below one unit.
    for (value, wanted) in zip(formula.table.values, formula.values) {
      #expect(abs(value - wanted) <= 1)
    }
  }

  @Test func aDrawIsEveryValueAlike() {
    var generator = SeededGenerator(seed: 1)
    var counts = [Int](repeating: 0, count: 1_024)
    let table = QuantileTable.standardExponential
    for _ in 0..<102_400 {
      let value = Int32(table.draw(&generator))
      counts[table.values.firstIndex(of: value) ?? 0] += 1
    }
    // Each count is binomial with mean 100 and deviation 10.
    #expect(counts.min() ?? 0 > 50 && counts.max() ?? 0 < 150)
  }

  @Test func scalingRoundsToTheNearestMicrosecond() {
    #expect(TimeSpan.seconds(2).scaled(by: QuantileTable.one) == .seconds(2))
    #expect(TimeSpan(microseconds: 3).scaled(by: QuantileTable.one / 2).microseconds == 2)
    #expect(TimeSpan(microseconds: -3).scaled(by: QuantileTable.one / 2).microseconds == -1)
    // The largest mean that the command takes times the largest value does not overflow.
    #expect(TimeSpan.seconds(36_000_000).scaled(by: 64 << 20).microseconds == 2_304_000_000_000_000)
  }

  // people.md, 1.1: quantiles of the reaction that stops an ongoing stream of taps, in milliseconds.
  @Test func reactionTimesHaveThePublishedQuantiles() {
    var generator = SeededGenerator(seed: 11)
    let simple = (0..<60_000).map { _ in ExGaussian(185, 22, 46).draw(&generator).microseconds }
    let sum = simple.reduce(0, +)
    // Oracle O1: mean 231 ms; the floor of 150 ms, below which 1 % would fall, adds less than a tenth.
    #expect(abs(Double(sum) / 60_000 - 231_000) < 800)
    let choice = (0..<60_000).map { _ in ExGaussian(300, 40, 80).draw(&generator).microseconds }
      .sorted()
    for (share, wanted) in [(0.01, 236.0), (0.05, 269), (0.5, 363), (0.9, 494), (0.95, 550)] {
      let found = Double(choice[Int(share * 60_000)]) / 1_000
      #expect(abs(found - wanted) < 5, "\(share): \(found)")
    }
  }

  /// Writes a table's file anew.
  private static func record(_ formula: QuantileFormula) throws {
    var lines: [String] = []
    var line = "   "
    for value in formula.values {
      let word = " \(grouped(value)),"
      if line.count + word.count > 100 {
        lines.append(line)
        line = "   "
      }
      line += word
    }
    let text = """
      // Made by `RECORD_TABLES=1 swift test --filter QuantileTableTests`; do not edit.
      extension QuantileTable {
        /// \(formula.summary)
        package static let \(formula.name) = QuantileTable([
      \((lines + [line]).joined(separator: "\n"))
        ])
      }

      """
    let file = formula.name.prefix(1).uppercased() + formula.name.dropFirst()
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/AlertSimulation/Chance/Tables").standardized
    try Data(text.utf8).write(to: folder.appending(path: "\(file).swift"))
  }

  private static func grouped(_ value: Int32) -> String {
    var digits = Array(String(value.magnitude).reversed())
    for place in stride(from: (digits.count - 1) / 3 * 3, to: 0, by: -3) {
      digits.insert("_", at: place)
    }
    return (value < 0 ? "-" : "") + String(digits.reversed())
  }
}
