/// The distances from what is armed at which actions can make a difference.
struct Jumps: Hashable, Sendable {
  /// More distances than this are not worth the search.
  static let limit = 20_000

  /// In microseconds, in order, each once.
  let offsets: [Int64]

  /// The first moment after the present one at which an action can make a difference, given how long it is until
  /// something that is armed.
  func next(before pending: Int64) -> Int64? {
    var low = 0
    var high = offsets.count
    // The first offset that leads beyond the present moment.
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] > -pending { high = middle } else { low = middle + 1 }
    }
    return low < offsets.count ? pending + offsets[low] : nil
  }
}
