import AlertModel
import SimulationKernel

extension World {
  /// App code reads a property; the value is told as events (`Event.Kind.read`).
  mutating func read(
    _ instruction: Instruction, _ compiled: Compiled, _ events: inout EventBuffer
  ) {
    let alert = Int(instruction.subject)
    guard let property = Property(rawValue: instruction.detail) else { return }
    if alert == compiled.root || property == .presented {
      let child = presenters.child(of: alert, among: compiled.alerts.count)
      tell(property, alert, child == nil ? .absent : .alert, child ?? 0, &events)
      return
    }
    switch property {
    case .buttonTitleAt: readTitle(at: Int(instruction.index), alert, compiled, &events)
    case .textFieldAt: readField(Int(instruction.index), property, alert, compiled, &events)
    case .text0: readField(0, property, alert, compiled, &events)
    case .text1: readField(1, property, alert, compiled, &events)
    case .title, .message: readText(property, alert, compiled, &events)
    case .buttonTitles, .drawOrder, .layout, .emphasised:
      readLayout(property, alert, compiled, &events)
    default: readNumber(property, alert, compiled, &events)
    }
  }

  private mutating func tell(
    _ property: Property, _ alert: Int, _ kind: Event.ReadValue, _ value: Int,
    _ events: inout EventBuffer
  ) {
    record(
      .read, subject: alert, detail: property.rawValue, extra: kind.rawValue, index: value,
      &events)
  }

  private mutating func tellText(
    _ property: Property, _ alert: Int, _ text: Int, _ events: inout EventBuffer
  ) {
    tell(property, alert, text < 0 ? .absent : .text, text, &events)
  }

  private mutating func readNumber(
    _ property: Property, _ alert: Int, _ compiled: Compiled, _ events: inout EventBuffer
  ) {
    let phase = alerts.machines[alert].phase
    switch property {
    case .visible: tell(property, alert, .flag, phase.isVisible ? 1 : 0, &events)
    case .isPresented: tell(property, alert, .flag, phase.isOnScreen ? 1 : 0, &events)
    case .delegateIsNil: tell(property, alert, .flag, delegateIsNil(alert, compiled), &events)
    case .numberOfButtons:
      tell(property, alert, .integer, buttonCount(of: alert, compiled), &events)
    case .cancelButtonIndex:
      tell(property, alert, .integer, cancelIndex(of: alert, compiled), &events)
    case .firstOtherButtonIndex:
      tell(property, alert, .integer, compiled.alerts[alert].firstOtherIndex, &events)
    case .destructiveButtonIndex:
      let index = compiled.alerts[alert].buttons.firstIndex { $0.role == .destructive } ?? -1
      tell(property, alert, .integer, index, &events)
    case .styleRaw:
      tell(property, alert, .integer, style(of: alert, compiled).rawIndex, &events)
    case .textFieldCount:
      tell(property, alert, .integer, fieldCount(of: alert, compiled), &events)
    case .publicDismissCalls:
      tell(property, alert, .integer, Int(alerts.publicDismissCalls[alert]), &events)
    default: tell(property, alert, .integer, -1, &events)
    }
  }

  private func delegateIsNil(_ alert: Int, _ compiled: Compiled) -> Int {
    let link = delegates.links[alert]
    return link.number < 0 || (link.isFreed && compiled.rules.delegateIsWeak) ? 1 : 0
  }

  private mutating func readText(
    _ property: Property, _ alert: Int, _ compiled: Compiled, _ events: inout EventBuffer
  ) {
    let isTitle = property == .title
    let fixed = isTitle ? compiled.alerts[alert].title : compiled.alerts[alert].message
    let key = isTitle ? AlertEdits.Key.title : AlertEdits.Key.message
    tellText(property, alert, edits.value(key, of: alert) ?? Int(fixed), &events)
  }

  // B6: beyond the last button there is an exception, which one nobody says.
  private mutating func readTitle(
    at index: Int, _ alert: Int, _ compiled: Compiled, _ events: inout EventBuffer
  ) {
    guard let button = button(index, of: alert, compiled) else {
      raise(.unspecified, subject: alert, compiled, &events)
      return
    }
    tellText(.buttonTitleAt, alert, Int(button.title), &events)
  }

  // C2: a field that does not exist; C1: a secure one does not show its characters.
  private mutating func readField(
    _ field: Int, _ property: Property, _ alert: Int, _ compiled: Compiled,
    _ events: inout EventBuffer
  ) {
    guard (0..<fieldCount(of: alert, compiled)).contains(field) else {
      if compiled.rules.fieldOutOfRangeRaises {
        raise(.rangeException, subject: alert, compiled, &events)
      } else {
        tell(property, alert, .absent, 0, &events)
      }
      return
    }
    let text = text(inField: field, of: alert)
    if style(of: alert, compiled).isSecure(field: field) {
      tell(property, alert, .masked, text < 0 ? 0 : compiled.texts[text].count, &events)
    } else if text < 0 {
      tell(property, alert, .text, -1, &events)
    } else {
      tell(property, alert, .text, text, &events)
    }
  }

  // MARK: Layout

  private mutating func readLayout(
    _ property: Property, _ alert: Int, _ compiled: Compiled, _ events: inout EventBuffer
  ) {
    let count = buttonCount(of: alert, compiled)
    switch property {
    case .buttonTitles:
      tell(property, alert, .count, count, &events)
      for index in 0..<count {
        let title = Int(button(index, of: alert, compiled)?.title ?? -1)
        tell(property, alert, .elementText, title, &events)
      }
    case .drawOrder:
      tell(property, alert, .count, count, &events)
      for place in 0..<count {
        tell(property, alert, .element, drawn(at: place, count, alert, compiled), &events)
      }
    // B8: alone, side by side, or one above the other.
    case .layout: tell(property, alert, .integer, min(count, 3), &events)
    default:
      let index = emphasised(count, alert, compiled)
      tell(property, alert, index < 0 ? .absent : .integer, index, &events)
    }
  }

  // B5, B8, U3: the cancel button is drawn on the left of two and last of more.
  private func drawn(at place: Int, _ count: Int, _ alert: Int, _ compiled: Compiled) -> Int {
    let cancel = cancelIndex(of: alert, compiled)
    guard (0..<count).contains(cancel) else { return place }
    let cancelPlace = count == 2 ? 0 : count - 1
    if place == cancelPlace { return cancel }
    var index = place < cancelPlace ? place : place - 1
    if index >= cancel { index += 1 }
    return index
  }

  // B9, G44: the cancel button, else the right or lowest of several.
  func emphasised(_ count: Int, _ alert: Int, _ compiled: Compiled) -> Int {
    let preferred = preferred(of: alert, compiled)
    if (0..<count).contains(preferred) { return preferred }
    let cancel = cancelIndex(of: alert, compiled)
    return (0..<count).contains(cancel) ? cancel : count - 1
  }
}
