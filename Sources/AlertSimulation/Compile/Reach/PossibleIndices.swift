/// The indices with which something may happen: some numbers, and perhaps all from one number on.
struct PossibleIndices: Hashable, Sendable {
  private(set) var listed: [Int] = []
  private(set) var start: Int?

  init(_ listed: [Int] = [], from start: Int? = nil) {
    self.listed = listed
    self.start = start
  }

  /// Whether nothing can happen at all.
  var isEmpty: Bool { listed.isEmpty && start == nil }

  func contains(_ index: Int) -> Bool {
    listed.contains(index) || start.map { index >= $0 } ?? false
  }

  mutating func insert(_ index: Int) {
    if !contains(index) { listed.append(index) }
  }

  mutating func formUnion(_ other: PossibleIndices) {
    for index in other.listed { insert(index) }
    if let from = other.start { start = min(from, start ?? from) }
  }

  /// Those of the listed ones that fit, with all from the start on.
  func filter(_ fits: (Int) -> Bool) -> PossibleIndices {
    PossibleIndices(listed.filter(fits), from: start)
  }
}
