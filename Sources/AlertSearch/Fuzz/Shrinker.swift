import SimulationKernel

/// Makes a failing tape simpler as long as it still fails: fewer choices, lower values.
enum Shrinker {
  /// The simplest tape found; no single deletion or lowering of it still fails.
  static func shrink<Label>(
    _ tape: Tape<Label>, while fails: (Tape<Label>) -> Bool
  ) -> Tape<Label> {
    var best = tape
    var improved = true
    while improved {
      improved = deleteChunks(&best, fails)
      if lowerValues(&best, fails) { improved = true }
    }
    return best
  }

  // Large chunks first: most of a tape is usually irrelevant.
  private static func deleteChunks<Label>(
    _ best: inout Tape<Label>, _ fails: (Tape<Label>) -> Bool
  ) -> Bool {
    var improved = false
    var size = max(best.entries.count / 2, 1)
    while true {
      var start = 0
      while start < best.entries.count {
        var shorter = best
        shorter.entries.removeSubrange(start..<min(start + size, best.entries.count))
        if fails(shorter) {
          best = shorter
          improved = true
        } else {
          start += size
        }
      }
      if size == 1 { return improved }
      size /= 2
    }
  }

  private static func lowerValues<Label>(
    _ best: inout Tape<Label>, _ fails: (Tape<Label>) -> Bool
  ) -> Bool {
    var improved = false
    for place in best.entries.indices {
      for value in 0..<best.entries[place].value {
        var lower = best
        lower.entries[place].value = value
        if fails(lower) {
          best = lower
          improved = true
          break
        }
      }
    }
    return improved
  }
}
