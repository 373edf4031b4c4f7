package import SimulationKernel

/// What a hand costs and where it lands: numbers that all people share (people.md, sections 1.2, 3, 4 and 6).
package enum HandModel {
  /// log₂(n + 1) for n buttons, in units of 2⁻²⁰ (Hick and Hyman) [D].
  package static let choiceBits: [Int64] = [
    0, 1_048_576, 1_661_954, 2_097_152, 2_434_718, 2_710_530, 2_943_725, 3_145_728, 3_323_907,
    3_483_294, 3_627_477, 3_759_106, 3_880_192, 3_992_301, 4_096_672, 4_194_304, 4_286_015,
    4_372_483, 4_454_275, 4_531_870, 4_605_679, 4_676_053, 4_743_299, 4_807_682, 4_869_436,
    4_928_768, 4_985_861, 5_040_877, 5_093_962, 5_145_248, 5_194_851, 5_242_880, 5_289_431,
  ]
  /// The difficulty of a button 60 mm away and 6.86 mm high, log₂(60 / 6.86 + 1), in units of 2⁻²⁰ [D].
  package static let movementBits: Int64 = 3_444_428
  /// The spread of movement times around Fitts's [A].
  package static let movementSpread = QuantileTable.logNormal0200

  /// From one tap of a double tap to the next [A], within the platforms' window [S].
  package static let doubleTap = SpreadTime(.milliseconds(120), .logNormal0350)
  package static let doubleTapWindow = TimeSpan.milliseconds(40)...TimeSpan.milliseconds(300)
  /// From one tap of rage to the next [A].
  package static let rageTap = SpreadTime(.milliseconds(220), .logNormal0300)
  /// How many taps a burst of rage has: the least that detectors count [S].
  package static let rageTaps = 3

  /// The spread of reading speeds between people and from alert to alert [D].
  package static let paceBetweenPeople = QuantileTable.logNormal0198
  package static let paceBetweenAlerts = QuantileTable.logNormal0071
  /// The spread of typing speeds between people [D].
  package static let typingPace = QuantileTable.logNormal0354

  /// What share of a screen of 390 × 844 points a row of 270 × 44 points is [D].
  package static let stackedButton: UInt64 = 36_092
  /// What share one of two buttons side by side is [D].
  package static let halfButton: UInt64 = 18_046
  /// What share an alert's texts are, 270 × 100 points [A].
  package static let alertBody: UInt64 = 82_027

  /// Draws the time between the taps of a double tap.
  static func drawDoubleTap(_ generator: inout SeededGenerator) -> TimeSpan {
    let drawn = doubleTap.draw(&generator)
    return min(max(drawn, doubleTapWindow.lowerBound), doubleTapWindow.upperBound)
  }
}

extension HandModel {
  /// The numbers above that are no parameters of a persona, each with its source.
  package static let assumptions: [Assumption] = [
    Assumption(
      name: "fastest reaction", value: Seconds.text(ExGaussian.fastest), source: .derived),
    Assumption(
      name: "a button is 60 mm away and 6.86 mm high, bits", value: "3.285", source: .derived),
    Assumption(name: "spread of movements, lognormal shape", value: "0.2", source: .assumed),
    Assumption(
      name: "spread of reading, between and within people", value: "0.198, 0.071",
      source: .derived),
    Assumption(name: "spread of typing between people", value: "0.354", source: .derived),
    Assumption(
      name: "double tap, lognormal 0.35 within 40 to 300 ms",
      value: Seconds.text(doubleTap.scale), source: .assumed),
    Assumption(
      name: "rage tap, lognormal 0.3", value: Seconds.text(rageTap.scale), source: .assumed),
    Assumption(
      name: "button, half a row, texts as parts of a million of the screen",
      value: "\(stackedButton), \(halfButton), \(alertBody)", source: .assumed),
  ]
}
