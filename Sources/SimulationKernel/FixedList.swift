/// A list with room for a fixed number of elements, stored in place so that copying never allocates.
///
/// The room is a bound, not a hint: `append` says whether there was room left, and the caller decides what a
/// full list means.
@usableFromInline
package struct FixedList<let capacity: Int, Element: BitwiseCopyable & Sendable>: Sendable {
  @usableFromInline package var count: UInt8 = 0
  /// All places, those in use first.
  ///
  /// Reading one here never copies the list to the stack, which the list's own getters may: for hot paths.
  @usableFromInline package var places: [capacity of Element]

  /// Makes an empty list; the filler occupies the unused places.
  @inlinable
  package init(filler: Element) {
    places = .init(repeating: filler)
  }

  /// Whether there is no element.
  @inlinable package var isEmpty: Bool { count == 0 }

  /// The positions in use.
  @inlinable package var indices: Range<Int> { 0..<Int(count) }

  /// The last element, if there is one.
  @inlinable package var last: Element? {
    @inline(__always) get { isEmpty ? nil : places[Int(count) - 1] }
  }

  /// The element at a position in use.
  ///
  /// Inlined early, and changed in place: otherwise every access copies the whole list to the stack first.
  @inlinable
  package subscript(position: Int) -> Element {
    @inline(__always) get {
      precondition(position < Int(count), "position beyond the end of the list")
      return places[position]
    }
    @inline(__always) _modify {
      precondition(position < Int(count), "position beyond the end of the list")
      yield &places[position]
    }
  }

  /// Adds an element at the end; false when the list is full and nothing was added.
  @discardableResult
  @inlinable
  package mutating func append(_ element: Element) -> Bool {
    guard Int(count) < capacity else { return false }
    places[Int(count)] = element
    count &+= 1
    return true
  }

  /// Takes the last element away.
  @inlinable
  package mutating func removeLast() {
    precondition(count > 0, "nothing to remove")
    count &-= 1
  }

  /// Takes the element at a position away; later elements move down.
  @inlinable
  package mutating func remove(at position: Int) {
    precondition(position < Int(count), "position beyond the end of the list")
    for index in position..<(Int(count) - 1) { places[index] = places[index + 1] }
    count &-= 1
  }

  /// Takes all elements away.
  @inlinable
  package mutating func removeAll() {
    count = 0
  }
}

extension FixedList where Element: Equatable {
  /// The first position that holds an element, if any does.
  @inlinable
  package func firstIndex(of element: Element) -> Int? {
    for index in indices where places[index] == element { return index }
    return nil
  }
}
