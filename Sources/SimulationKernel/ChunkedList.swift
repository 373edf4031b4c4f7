/// A list that grows by whole chunks, so that growing copies nothing and leaves little slack.
///
/// An array that doubles can be half empty, and copying it needs the old and the new memory at
/// once; with millions of entries that is what decides whether a search fits.
struct ChunkedList<Element> {
  private static var chunkBits: Int { 12 }
  private static var chunkSize: Int { 1 << chunkBits }

  private var chunks: [[Element]] = []

  private(set) var count = 0

  /// The number of elements that fit into the memory held.
  var capacity: Int {
    chunks.reduce(0) { $0 + $1.capacity }
  }

  mutating func append(_ element: Element) {
    if count & (Self.chunkSize - 1) == 0 { addChunk() }
    chunks[count >> Self.chunkBits].append(element)
    count &+= 1
  }

  subscript(index: Int) -> Element {
    get { chunks[index >> Self.chunkBits][index & (Self.chunkSize - 1)] }
    _modify { yield &chunks[index >> Self.chunkBits][index & (Self.chunkSize - 1)] }
  }

  private mutating func addChunk() {
    var chunk: [Element] = []
    // The first chunk grows as it fills: most searches in tests are tiny.
    if !chunks.isEmpty { chunk.reserveCapacity(Self.chunkSize) }
    chunks.append(chunk)
  }
}

extension ChunkedList: Sendable where Element: Sendable {}
