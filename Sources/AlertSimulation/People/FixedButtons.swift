import SimulationKernel

/// The numbers of some buttons of one alert.
struct FixedButtons: Sendable {
  private var list = FixedList<44, Int16>(filler: -1)

  var isEmpty: Bool { list.isEmpty }
  var count: Int { Int(list.count) }

  subscript(place: Int) -> Int16 { list[place] }

  mutating func append(_ button: Int16) { list.append(button) }

  func contains(_ button: Int16) -> Bool { list.firstIndex(of: button) != nil }

  /// One of them, each as likely.
  func draw(_ generator: inout SeededGenerator) -> Int16 {
    list[Int(generator.below(UInt64(max(count, 1))))]
  }
}
