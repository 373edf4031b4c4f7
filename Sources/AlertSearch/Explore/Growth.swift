import AlertSimulation

/// What makes the states of an exploration many, from a sample of them.
package struct Growth: Sendable {
  /// Every so many states one is looked at.
  static let sampling = 64

  /// One of the things that vary, and in how many ways.
  package struct Part: Hashable, Sendable {
    package let name: String
    /// What is counted, such as `remaining times`.
    package let unit: String
    package let count: Int
  }

  private let compiled: Compiled
  private var values: [Set<Int64>]
  /// How many states were looked at.
  package private(set) var samples = 0

  init(_ compiled: Compiled) {
    self.compiled = compiled
    values = compiled.aspects.map { _ in [] }
  }

  mutating func note(_ world: World) {
    samples += 1
    world.forEachAspect(compiled) { values[$0].insert($1) }
  }

  /// What varies most, the most varied first; what has one or two values is left out.
  package var parts: [Part] {
    zip(compiled.aspects, values)
      .map { Part(name: $0.name, unit: $0.unit, count: $1.count) }
      .enumerated()
      .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
      .map(\.element)
      .filter { $0.count > 2 }
  }
}
