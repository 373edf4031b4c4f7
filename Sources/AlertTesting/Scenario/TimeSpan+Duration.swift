import ScenarioFiles
import SimulationKernel

extension TimeSpan {
  private static let attosecondsInMicrosecond: Int64 = 1_000_000_000_000

  /// The same length in whole microseconds; zero when it has none, or is out of range, which is told.
  init(_ duration: Duration, _ what: String, _ flaws: inout [String]) {
    self = .zero
    let (seconds, attoseconds) = duration.components
    let (whole, rest) = attoseconds.quotientAndRemainder(
      dividingBy: Self.attosecondsInMicrosecond)
    guard rest == 0 else {
      flaws.append("\(what) is \(duration), which is finer than a microsecond")
      return
    }
    // The seconds first, so that nothing overflows.
    guard (0...Limits.longestMicroseconds / 1_000_000).contains(seconds), attoseconds >= 0 else {
      flaws.append("\(what) is \(duration), but must be from 0 to 10000 hours")
      return
    }
    self.init(microseconds: seconds * 1_000_000 + whole)
  }
}
