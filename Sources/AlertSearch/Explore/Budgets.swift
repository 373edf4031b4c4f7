/// How much of what nobody can rule out may happen in one story; what is left is part of the state.
package struct Budgets: Hashable, Sendable {
  /// Stands for as much as one likes.
  package static let unlimited = UInt8.max

  /// A person's inputs beside the script's.
  package var inputs: UInt8
  /// Interruptions; none of a scenario that lists none.
  package var interruptions: UInt8
  /// How often each outside event arrives.
  package var arrivals: UInt8

  /// Sets budgets; the design's are four inputs, two interruptions, and each event once.
  package init(inputs: UInt8 = 4, interruptions: UInt8 = 2, arrivals: UInt8 = 1) {
    self.inputs = inputs
    self.interruptions = interruptions
    self.arrivals = arrivals
  }

  /// The same budgets, each cut down to one.
  var atMostOne: Budgets {
    Budgets(
      inputs: min(inputs, 1), interruptions: min(interruptions, 1), arrivals: min(arrivals, 1))
  }

  /// Takes one away from a budget that is not unlimited.
  static func spend(_ budget: inout UInt8) {
    if budget != unlimited { budget -= 1 }
  }
}
