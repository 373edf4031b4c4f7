package import SimulationKernel

/// Times as people read them: seconds with three decimals, more only where a time needs them.
package enum Seconds {
  /// A moment, such as `1.300 s`.
  package static func text(_ moment: Instant) -> String {
    text(TimeSpan(microseconds: moment.microseconds))
  }

  /// A span, such as `0.250 s`.
  package static func text(_ span: TimeSpan) -> String {
    let magnitude = span.microseconds.magnitude
    let fraction = magnitude % 1_000_000
    let isFine = fraction % 1_000 != 0
    let digits = String(isFine ? fraction : fraction / 1_000)
    let padding = String(repeating: "0", count: (isFine ? 6 : 3) - digits.count)
    return "\(span.microseconds < 0 ? "-" : "")\(magnitude / 1_000_000).\(padding)\(digits) s"
  }
}
