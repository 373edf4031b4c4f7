extension ValueShape where Value == Int64 {
  /// A duration such as `"250ms"` within bounds, all in microseconds.
  package static func duration(in bounds: ClosedRange<Int64>) -> ValueShape {
    ValueShape { site in
      site.readDuration("a duration such as \"250ms\"", bounds) { text throws(DurationFlaw) in
        let duration = try DurationText.parse(text)
        return duration...duration
      }?.lowerBound
    }
  }
}

extension ValueShape where Value == Int64 {
  /// A mean time such as `"every 60s"` within bounds, all in microseconds.
  package static func meanTime(in bounds: ClosedRange<Int64>) -> ValueShape {
    ValueShape { site in
      site.readDuration("a mean time such as \"every 60s\"", bounds) { text throws(DurationFlaw) in
        let mean = try DurationText.parseMean(text)
        return mean...mean
      }?.lowerBound
    }
  }
}

extension ValueShape where Value == ClosedRange<Int64> {
  /// A range of durations such as `"200ms..30s"` within bounds, all in microseconds.
  package static func durationRange(in bounds: ClosedRange<Int64>) -> ValueShape {
    ValueShape { site in
      site.readDuration(
        "a range of durations such as \"200ms..30s\"", bounds, DurationText.parseRange)
    }
  }
}

extension ValueSite {
  /// Reads durations by a function and checks their bounds, or reports what is wrong.
  fileprivate func readDuration(
    _ expected: String, _ bounds: ClosedRange<Int64>,
    _ parse: (String) throws(DurationFlaw) -> ClosedRange<Int64>
  ) -> ClosedRange<Int64>? {
    guard let text = string(expected: expected, hint: DurationText.unitList) else { return nil }
    let quoted = EscapedText.quoted(text)
    do throws(DurationFlaw) {
      let range = try parse(text)
      if bounds.contains(range.lowerBound), bounds.contains(range.upperBound) { return range }
    } catch {
      let message = "\(label): \(quoted) \(error.message)"
      problems.report(at: node.range.lowerBound, message, hint: error.hint)
      return nil
    }
    let low = DurationText.print(bounds.lowerBound)
    let high = DurationText.print(bounds.upperBound)
    let limits = bounds.upperBound == .max ? "at least \(low)" : "between \(low) and \(high)"
    report("must be \(limits), found \(quoted)")
    return nil
  }
}
