/// Finds the name a misspelt one was probably meant to be.
package enum NearestName {
  /// The closest of the names, the first one if several are, or nil if none is close.
  ///
  /// Close means at most two edits, or a third of the name's length if that is more, and never a
  /// change of every letter: `id` is no suggestion for `ok`.
  package static func find(_ misspelt: String, in names: some Sequence<String>) -> String? {
    var best: (name: String, distance: Int)?
    for name in names {
      let limit = min(max(2, name.count / 3), (best?.distance).map { $0 - 1 } ?? .max)
      // Told by the lengths alone first: a misspelt key may be megabytes long.
      guard abs(name.utf8.count - misspelt.utf8.count) <= 4 * (limit + 1) else { continue }
      let distance = distance(misspelt, name)
      if distance <= limit, distance < max(misspelt.count, name.count) { best = (name, distance) }
    }
    return best?.name
  }

  /// The least number of insertions, deletions, replacements and swaps of neighbours.
  ///
  /// This is the Damerau-Levenshtein distance in the usual form that edits no place twice.
  package static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left)
    let right = Array(right)
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let isSame = left[row] == right[column]
        var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
