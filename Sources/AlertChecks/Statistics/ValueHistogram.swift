/// How often values came, in bounded memory: exact below 2,048, and to one part in 1,024 above.
///
/// The places of a merged histogram hold the sums of the places, so merging is exact, and neither order nor
/// grouping of values matters. It never takes more than about half a megabyte.
package struct ValueHistogram: Hashable, Sendable {
  private static let stepBits = 10
  private static let steps = 1 << stepBits

  /// Places in blocks of 1,024, one block for each power of two; blocks without a value are empty.
  private var blocks: [[UInt64]] = []
  /// How many values there are.
  package private(set) var count = 0
  /// The least and the greatest value, exactly.
  package private(set) var least = Int64.max
  package private(set) var greatest = Int64.min
  /// The sum of all values, exactly.
  package private(set) var sum: Int128 = 0

  /// Makes an empty histogram.
  package init() {}

  /// Adds a value, which must not be negative.
  package mutating func add(_ value: Int64) {
    precondition(value >= 0, "values are times and counts")
    let place = Self.place(of: value)
    reserve(place / Self.steps)
    blocks[place / Self.steps][place % Self.steps] += 1
    count += 1
    least = min(least, value)
    greatest = max(greatest, value)
    sum += Int128(value)
  }

  /// Adds all values of another histogram.
  package mutating func merge(_ other: ValueHistogram) {
    for (block, counts) in other.blocks.enumerated() where !counts.isEmpty {
      reserve(block)
      for place in counts.indices { blocks[block][place] += counts[place] }
    }
    count += other.count
    least = min(least, other.least)
    greatest = max(greatest, other.greatest)
    sum += other.sum
  }

  /// The values that one place stands for.
  package struct Place: Hashable, Sendable {
    package let values: ClosedRange<Int64>
    package let count: Int
  }

  /// The places that have values, in order of value.
  package var places: [Place] {
    var found: [Place] = []
    for (block, counts) in blocks.enumerated() {
      for (step, count) in counts.enumerated() where count > 0 {
        found.append(
          Place(values: Self.values(of: block * Self.steps + step), count: Int(count)))
      }
    }
    return found
  }

  /// The values among which the one with a rank lies, counted from 1 in order of value.
  package func values(atRank rank: Int) -> ClosedRange<Int64>? {
    guard rank >= 1, rank <= count else { return nil }
    var seen: UInt64 = 0
    for (block, counts) in blocks.enumerated() {
      for (step, count) in counts.enumerated() where count > 0 {
        seen += count
        guard seen >= UInt64(rank) else { continue }
        let values = Self.values(of: block * Self.steps + step)
        return max(values.lowerBound, least)...min(values.upperBound, greatest)
      }
    }
    return nil
  }

  /// The values that are counted in the same place as a value.
  package static func values(like value: Int64) -> ClosedRange<Int64> {
    values(of: place(of: value))
  }

  private mutating func reserve(_ block: Int) {
    while blocks.count <= block { blocks.append([]) }
    if blocks[block].isEmpty { blocks[block] = [UInt64](repeating: 0, count: Self.steps) }
  }

  // Each power of two from 1,024 on is cut into 1,024 equal parts.
  private static func place(of value: Int64) -> Int {
    guard value >= 2 * steps else { return Int(value) }
    let shift = Int64.bitWidth - 1 - value.leadingZeroBitCount - stepBits
    return shift * steps + Int(value >> shift)
  }

  private static func values(of place: Int) -> ClosedRange<Int64> {
    guard place >= 2 * steps else { return Int64(place)...Int64(place) }
    let shift = place / steps - 1
    let first = Int64(place - shift * steps) << shift
    return first...(first + ((1 << shift) - 1))
  }
}
