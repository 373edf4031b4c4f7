package import AlertModel
package import AlertSimulation

/// Which combinations of an alert's phase, what is done to it, and the app's state an exploration met.
package struct Coverage: Hashable, Sendable {
  /// One combination.
  package struct Cell: Hashable, Sendable {
    package let operation: Operation
    package let phase: Phase
    package let life: LifeState
  }

  private let cells: [Cell]
  private var covered: [Bool]
  /// The place of each combination in `cells`; −1 of those that are not there.
  private let places: [Int]
  private let profile: String

  /// Begins with nothing covered.
  package init(_ compiled: Compiled) {
    profile = compiled.profile.id
    var cells: [Cell] = []
    for life in [LifeState.active, .inactive, .background] {
      for phase in Phase.allCases {
        for operation in Operation.allCases
        where Self.isDefined(operation, phase, life, compiled) {
          cells.append(Cell(operation: operation, phase: phase, life: life))
        }
      }
    }
    self.cells = cells
    covered = cells.map { _ in false }
    var places = [Int](
      repeating: -1,
      count: LifeState.allCases.count * Phase.allCases.count * Operation.allCases.count)
    for (place, cell) in cells.enumerated() { places[Self.number(of: cell)] = place }
    self.places = places
  }

  private static func number(of cell: Cell) -> Int {
    (Int(cell.life.rawValue) * Phase.allCases.count + Int(cell.phase.rawValue))
      * Operation.allCases.count + Int(cell.operation.rawValue)
  }

  // Input needs the app in front; what has no effect in a phase is no transition.
  private static func isDefined(
    _ operation: Operation, _ phase: Phase, _ life: LifeState, _ compiled: Compiled
  ) -> Bool {
    if operation.isInput, life != .active { return false }
    switch compiled.profile.operations[operation, phase] {
    case .ignore: return false
    default: return true
    }
  }

  /// Takes note of what happens to an alert.
  package mutating func note(_ event: Event, _ before: World) {
    guard event.kind == .operation, event.subject < Capacity.alerts,
      let operation = Operation(rawValue: event.detail)
    else { return }
    let cell = Cell(
      operation: operation, phase: before.alerts.machines[Int(event.subject)].phase,
      life: before.life.state)
    let place = places[Self.number(of: cell)]
    if place >= 0 { covered[place] = true }
  }

  /// How many combinations the profile's tables define.
  package var definedCount: Int { cells.count }

  /// Those that were met.
  package var met: [Cell] { zip(cells, covered).filter(\.1).map(\.0) }

  /// Those that were not met: unreachable, where the exploration is closed.
  package var missed: [Cell] { zip(cells, covered).filter { !$1 }.map(\.0) }
}
