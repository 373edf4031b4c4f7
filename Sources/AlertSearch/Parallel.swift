/// Work on many items at once, with results in the order of the items.
package enum Parallel {
  /// Transforms each item, up to `jobs` at a time; the results do not depend on how many.
  package static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], jobs: Int, _ transform: @escaping @Sendable (Item) -> Result
  ) async -> [Result] {
    await withTaskGroup(of: (Int, Result).self) { group in
      var results = [Result?](repeating: nil, count: items.count)
      var next = 0
      while next < min(max(jobs, 1), items.count) {
        let place = next
        group.addTask { (place, transform(items[place])) }
        next += 1
      }
      while let (place, result) = await group.next() {
        results[place] = result
        if next < items.count {
          let place = next
          group.addTask { (place, transform(items[place])) }
          next += 1
        }
      }
      return results.compactMap { $0 }
    }
  }
}
