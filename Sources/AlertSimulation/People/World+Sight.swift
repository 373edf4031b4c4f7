import AlertModel

/// The alert that a person has in front of them.
struct Sight: Hashable, Sendable {
  let alert: UInt8
  let presentation: UInt16
}

/// What a person could do about an alert.
struct Ways {
  var buttons = FixedButtons()
  var canPressReturn = false
  var canTapOutside = false

  var isEmpty: Bool { buttons.isEmpty && !canPressReturn && !canTapOutside }
}

// What a person in front of the screen can see; a person knows no timers and no handlers.
extension World {
  /// The alert that stands still on top of an app in front, ready to be touched.
  func alertInFront(_ compiled: Compiled) -> Sight? {
    guard takesInput(compiled), let top = alerts.top, alerts.machines[top].phase == .shown else {
      return nil
    }
    return Sight(alert: UInt8(top), presentation: alerts.machines[top].presentation)
  }

  /// What would end an alert's presentation: buttons that work, else the Return key or a tap beside it.
  func ways(outOf alert: Int, _ compiled: Compiled) -> Ways {
    var ways = Ways()
    for index in 0..<buttonCount(of: alert, compiled)
    where takes(.tap, alert, Int16(index), compiled) {
      ways.buttons.append(Int16(index))
    }
    guard ways.buttons.isEmpty else { return ways }
    ways.canPressReturn = takes(.pressReturn, alert, -1, compiled)
    ways.canTapOutside = takes(.tapOutside, alert, -1, compiled)
    return ways
  }

  /// The field and the text for which an alert's delegate waits, if it is not there yet.
  func missingText(of alert: Int, _ compiled: Compiled) -> (field: UInt8, text: Int16)? {
    let link = delegates.links[alert]
    guard link.number >= 0, implements(.shouldEnable, alert, compiled),
      case .whenField(let field, let text) = compiled.delegates[Int(link.number)].enables,
      field < fieldCount(of: alert, compiled), self.text(inField: field, of: alert) != Int(text)
    else { return nil }
    return (UInt8(field), text)
  }

  /// The numbers of an alert's title and message, or −1.
  func texts(of alert: Int, _ compiled: Compiled) -> (title: Int, message: Int) {
    let fixed = compiled.alerts[alert]
    return (
      edits.value(AlertEdits.Key.title, of: alert) ?? Int(fixed.title),
      edits.value(AlertEdits.Key.message, of: alert) ?? Int(fixed.message)
    )
  }

  /// The button that is drawn bold, or −1.
  func boldButton(of alert: Int, _ compiled: Compiled) -> Int16 {
    Int16(truncatingIfNeeded: emphasised(buttonCount(of: alert, compiled), alert, compiled))
  }

  /// How many of an alert's buttons are drawn, and the first of them, or −1.
  func drawnButtons(of alert: Int, _ compiled: Compiled) -> FixedButtons {
    var drawn = FixedButtons()
    for index in 0..<buttonCount(of: alert, compiled) where isDrawn(index, of: alert, compiled) {
      drawn.append(Int16(index))
    }
    return drawn
  }
}
