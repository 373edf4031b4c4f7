import AlertModel
import SimulationKernel

/// The value of a property as app code reads it.
package enum PropertyValue: Hashable, Sendable, CustomStringConvertible {
  case none
  case flag(Bool)
  case integer(Int)
  case text(String)
  case list([PropertyValue])

  /// The spelling in scenario files and reports.
  package var description: String {
    switch self {
    case .none: "null"
    case .flag(let flag): flag ? "true" : "false"
    case .integer(let number): "\(number)"
    case .text(let text): "\"\(text)\""
    case .list(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
    }
  }
}

extension World {
  /// A property's value at this moment; nil when reading it raises.
  package func value(
    of property: Property, alert: Int, position: Int = 0, in compiled: Compiled
  ) -> PropertyValue? {
    var copy = self
    var buffer = EventBuffer()
    copy.read(
      Instruction(
        code: .read, subject: UInt8(alert), detail: property.rawValue, index: Int32(position)),
      compiled, &buffer)
    return PropertyValue(reading: buffer.events[...], in: compiled)
  }
}

extension PropertyValue {
  /// The value that one read left in the events; nil when there is none.
  package init?(reading events: ContiguousArray<Event>.SubSequence, in compiled: Compiled) {
    guard let first = events.first, first.kind == .read else { return nil }
    let property = Property(rawValue: first.detail)
    switch Event.ReadValue(rawValue: first.extra) {
    case .integer where property == .layout:
      self = .text(["none", "single", "row", "stack"][Int(first.index)])
    case .integer: self = .integer(Int(first.index))
    case .flag: self = .flag(first.index != 0)
    case .text: self = .text(first.index < 0 ? "" : compiled.texts[Int(first.index)])
    case .alert: self = .text(compiled.name(ofAlert: Int(first.index)))
    case .masked: self = .text(String(repeating: "•", count: Int(first.index)))
    case .count:
      self = .list(events.dropFirst().prefix(Int(first.index)).map { Self($0, in: compiled) })
    default: self = .none
    }
  }

  private init(_ element: Event, in compiled: Compiled) {
    if Event.ReadValue(rawValue: element.extra) == .element {
      self = .integer(Int(element.index))
    } else {
      self = element.index < 0 ? .none : .text(compiled.texts[Int(element.index)])
    }
  }
}
