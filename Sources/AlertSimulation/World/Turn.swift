import SimulationKernel

/// The work that is left to do in this turn of the run loop, innermost last.
///
/// Callbacks come from here, one at a time, after the state they report has changed. So app code may call
/// back in, and nothing recurses.
package struct Turn: Sendable {
  /// A list of steps or of instructions, and where in it the work goes on.
  struct Item: Hashable, Sendable, BitwiseCopyable {
    enum Kind: UInt8, Sendable, BitwiseCopyable { case steps, program }
    var kind: Kind
    /// The alert whose steps these are.
    var subject: UInt8
    var place: UInt16
    var presentation: UInt16
  }

  var items: FixedList<12, Item>

  init() {
    items = FixedList(filler: Item(kind: .steps, subject: 0, place: 0, presentation: 0))
  }

  package var isEmpty: Bool { items.isEmpty }
  var depth: UInt8 { items.count }

  func encode(into bytes: inout StateBytes) {
    bytes.append(items.count)
    for position in items.indices {
      let item = items[position]
      bytes.append(item.kind.rawValue)
      bytes.append(item.subject)
      bytes.append16(item.place)
      bytes.append16(item.presentation)
    }
  }
}
