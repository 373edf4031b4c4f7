/// A list that grows by whole chunks, so that growing copies nothing and leaves little slack.
///
/// An array that doubles can be half empty, and copying it needs the old and the new memory at
/// once; with millions of entries that is what decides whether a search fits. Chunks begin where
/// cache lines do: an element whose size is a power of two never lies in more lines than it must.
struct ChunkedList<Element: BitwiseCopyable> {
  private static var chunkBits: Int { 12 }
  private static var chunkSize: Int { 1 << chunkBits }

  private var chunks: ContiguousArray<UnsafeMutablePointer<Element>> = []
  // Frees the chunks when the last copy of the list goes.
  private var owner = Owner()

  private(set) var count = 0
  /// The number of elements that fit into the memory held.
  private(set) var capacity = 0

  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    makeUnique()
    place(count).initialize(to: element)
    count &+= 1
  }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(index >= 0 && index < count, "no such element")
      return place(index).pointee
    }
    _modify {
      precondition(index >= 0 && index < count, "no such element")
      makeUnique()
      yield &place(index).pointee
    }
  }

  @inline(__always)
  private func place(_ index: Int) -> UnsafeMutablePointer<Element> {
    chunks[index &>> Self.chunkBits] + index & (Self.chunkSize &- 1)
  }

  @inline(__always)
  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&owner) { copyChunks(firstSize: min(capacity, Self.chunkSize)) }
  }

  @inline(never)
  private mutating func grow() {
    // The first chunk grows as it fills: most searches are tiny.
    if capacity < Self.chunkSize {
      capacity = max(16, 2 * capacity)
      copyChunks(firstSize: capacity)
    } else {
      makeUnique()
      chunks.append(Self.chunk(of: Self.chunkSize))
      capacity += Self.chunkSize
      owner.chunks = chunks
    }
  }

  @inline(never)
  private mutating func copyChunks(firstSize: Int) {
    let old = (chunks: chunks, owner: owner)
    chunks = []
    for start in stride(from: 0, to: capacity, by: Self.chunkSize) {
      chunks.append(Self.chunk(of: start == 0 ? firstSize : Self.chunkSize))
    }
    withExtendedLifetime(old.owner) {
      for (number, chunk) in old.chunks.enumerated() {
        let left = min(count - number * Self.chunkSize, Self.chunkSize)
        if left > 0 { chunks[number].update(from: chunk, count: left) }
      }
    }
    owner = Owner()
    owner.chunks = chunks
  }

  private static func chunk(of size: Int) -> UnsafeMutablePointer<Element> {
    UnsafeMutableRawPointer.allocate(
      byteCount: size * MemoryLayout<Element>.stride, alignment: 64
    ).bindMemory(to: Element.self, capacity: size)
  }

  private final class Owner {
    var chunks: ContiguousArray<UnsafeMutablePointer<Element>> = []

    deinit {
      for chunk in chunks { UnsafeMutableRawPointer(chunk).deallocate() }
    }
  }
}

// Nobody changes what is shared: a change makes a copy first.
extension ChunkedList: @unchecked Sendable where Element: Sendable {}
