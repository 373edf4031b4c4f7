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

  private var names: [WorldAspect] = []
  private var values: [Set<Int64>] = []
  /// How many states were looked at.
  package private(set) var samples = 0

  mutating func note(_ world: World, _ compiled: Compiled) {
    samples += 1
    let aspects = world.aspects(compiled)
    if names.isEmpty {
      names = aspects
      values = aspects.map { _ in [] }
    }
    for place in aspects.indices { values[place].insert(aspects[place].value) }
  }

  /// What varies most, the most varied first; what has one or two values is left out.
  package var parts: [Part] {
    names.indices
      .map { Part(name: names[$0].name, unit: names[$0].unit, count: values[$0].count) }
      .enumerated()
      .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
      .map(\.element)
      .filter { $0.count > 2 }
  }
}
