/// The states that wait to be expanded, as bytes, the cheapest first and among equals the oldest.
@usableFromInline
package struct StateQueue {
  /// Waiting states of one cost, in order of arrival.
  @usableFromInline
  struct Bucket {
    private static let chunkSize = 1 << 16

    // Whole chunks are given back as they are read.
    private var chunks: [[UInt8]] = []
    private var firstChunk = 0
    private var position = 0
    private(set) var byteCount = 0

    var isEmpty: Bool { firstChunk == chunks.count }

    mutating func append(_ index: UInt32, _ bytes: UnsafeRawBufferPointer) {
      let size = bytes.count + 8
      if isEmpty || chunks[chunks.count - 1].count + size > Self.chunkSize {
        var chunk: [UInt8] = []
        // Most buckets hold little.
        if !chunks.isEmpty { chunk.reserveCapacity(max(Self.chunkSize, size)) }
        chunks.append(chunk)
      }
      let last = chunks.count - 1
      let header = (index, UInt32(bytes.count))
      withUnsafeBytes(of: header) { chunks[last].append(contentsOf: $0) }
      chunks[last].append(contentsOf: bytes)
      byteCount += size
    }

    /// Takes the first state out.
    mutating func removeFirst(into bytes: inout StateBytes) -> UInt32 {
      var index: UInt32 = 0
      var size = 0
      chunks[firstChunk].withUnsafeBytes { chunk in
        let header = chunk.loadUnaligned(fromByteOffset: position, as: (UInt32, UInt32).self)
        index = header.0
        let count = Int(header.1)
        bytes.replace(
          with: UnsafeRawBufferPointer(rebasing: chunk[position + 8..<position + 8 + count]))
        size = count + 8
      }
      position += size
      byteCount -= size
      if position == chunks[firstChunk].count {
        chunks[firstChunk] = []
        firstChunk += 1
        position = 0
        if firstChunk == chunks.count {
          chunks = []
          firstChunk = 0
        }
      }
      return index
    }
  }

  // The bucket that is being emptied stands apart: moves without cost go there.
  private var current = Bucket()
  @usableFromInline package private(set) var cost: UInt64 = 0
  // The others lie at the places that their costs have; places that are free are used again.
  private var others: [Bucket] = []
  private var places: [UInt64: Int] = [:]
  private var freePlaces: [Int] = []
  // Most states go where the one before went.
  private var latest: (cost: UInt64, place: Int)?
  // A binary heap of the costs of the other buckets.
  private var costs: [UInt64] = []
  private var otherBytes = 0
  private var count = 0
  /// The most memory that waiting states took, and how many they were then.
  package private(set) var peak = (states: 0, bytes: 0)

  /// Makes an empty queue.
  @usableFromInline
  package init() {}

  /// The memory that waiting states take.
  @usableFromInline package var byteCount: Int { current.byteCount + otherBytes }

  /// Adds a state.
  @usableFromInline
  package mutating func append(_ index: Int, cost: UInt64, _ bytes: UnsafeRawBufferPointer) {
    let short = UInt32(truncatingIfNeeded: index)
    count &+= 1
    if cost == self.cost {
      current.append(short, bytes)
    } else {
      others[place(of: cost)].append(short, bytes)
      otherBytes += bytes.count + 8
    }
    if byteCount > peak.bytes { peak = (count, byteCount) }
  }

  /// Turns to the cheapest states; false when none are left.
  @usableFromInline
  package mutating func advance() -> Bool {
    guard current.isEmpty else { return true }
    guard let cheapest = removeSmallest(), let place = places.removeValue(forKey: cheapest) else {
      return false
    }
    cost = cheapest
    // The empty one takes the place.
    swap(&current, &others[place])
    freePlaces.append(place)
    if latest?.cost == cheapest { latest = nil }
    otherBytes -= current.byteCount
    return true
  }

  @inline(__always)
  private mutating func place(of cost: UInt64) -> Int {
    if let latest, latest.cost == cost { return latest.place }
    return findPlace(of: cost)
  }

  private mutating func findPlace(of cost: UInt64) -> Int {
    if let place = places[cost] {
      latest = (cost, place)
      return place
    }
    if freePlaces.isEmpty {
      freePlaces.append(others.count)
      others.append(Bucket())
    }
    let place = freePlaces.removeLast()
    places[cost] = place
    insert(cost)
    latest = (cost, place)
    return place
  }

  /// Takes the oldest of the cheapest states out: its bytes and its index.
  @usableFromInline
  package mutating func removeFirst(into bytes: inout StateBytes) -> Int {
    count &-= 1
    return Int(current.removeFirst(into: &bytes))
  }

  // MARK: The heap

  private mutating func insert(_ cost: UInt64) {
    var place = costs.count
    costs.append(cost)
    while place > 0, costs[(place - 1) / 2] > cost {
      costs[place] = costs[(place - 1) / 2]
      place = (place - 1) / 2
    }
    costs[place] = cost
  }

  private mutating func removeSmallest() -> UInt64? {
    guard let smallest = costs.first, let last = costs.popLast() else { return nil }
    guard !costs.isEmpty else { return smallest }
    var place = 0
    while 2 * place + 1 < costs.count {
      var child = 2 * place + 1
      if child + 1 < costs.count, costs[child + 1] < costs[child] { child += 1 }
      guard costs[child] < last else { break }
      costs[place] = costs[child]
      place = child
    }
    costs[place] = last
    return smallest
  }
}
