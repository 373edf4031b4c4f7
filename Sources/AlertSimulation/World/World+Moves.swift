import AlertModel
package import SimulationKernel

extension World {
  /// Adds every move that can happen now and may have an effect.
  ///
  /// Inputs happen at the present moment, what is armed when it is due; of several things due at once each is a
  /// move of its own. Inputs on anything but the topmost alert are left out: they are ignored in every toolkit.
  package func moves(_ compiled: Compiled, into list: inout MoveList<Move>) {
    guard life.state != .ended else { return }
    addFires(compiled, &list)
    if life.state == .active { addInputs(compiled, &list) }
    for operation in SystemOperation.allCases
    where compiled.tables.lifeSteps(operation, in: life.state) != CompiledTables.none {
      list.append(Move(.system(operation), at: now))
    }
    addEvents(compiled, &list)
  }

  private func addFires(_ compiled: Compiled, _ list: inout MoveList<Move>) {
    let time = nextFireTime(compiled)
    guard time != .never else { return }
    for slot in 0..<compiled.slots.count where schedule.due[slot] <= time {
      list.append(Move(.fire(slot: UInt8(slot)), at: time))
    }
  }

  private func addInputs(_ compiled: Compiled, _ list: inout MoveList<Move>) {
    guard let top = alerts.top, alerts.machines[top].phase == .shown else { return }
    let alert = UInt8(top)
    for button in 0..<buttonCount(of: top, compiled) {
      let index = Int16(button)
      guard inputRule(.tap, top, index, compiled) != nil else { continue }
      list.append(Move(.tap(alert: alert, button: index), at: now))
      list.append(Move(.touchDown(alert: alert, button: index), at: now))
    }
    if touch.isDown { list.append(Move(.touchUp(alert: touch.alert), at: now)) }
    if inputRule(.tapOutside, top, -1, compiled) != nil {
      list.append(Move(.tapOutside(alert: alert), at: now))
    }
    if inputRule(.pressReturn, top, -1, compiled) != nil {
      list.append(Move(.pressReturn(alert: alert), at: now))
    }
    for field in 0..<fieldCount(of: top, compiled) {
      for text in compiled.typeableTexts where text != self.text(inField: field, of: top) {
        list.append(Move(.type(alert: alert, field: UInt8(field), text: Int16(text)), at: now))
      }
    }
  }

  // An event comes at its earliest, as long as nothing that is armed is due before.
  private func addEvents(_ compiled: Compiled, _ list: inout MoveList<Move>) {
    guard life.isRunning, !clocks.isFrozen else { return }
    let limit = nextFireTime(compiled)
    for event in compiled.events.indices {
      let latest = schedule.due[compiled.slots.slot(event: event)]
      guard latest != .never else { continue }
      let delay = compiled.events[event].delay
      let window = delay.upperBound.microseconds - delay.lowerBound.microseconds
      let earliest = latest + TimeSpan(microseconds: -window)
      let at = max(now, earliest)
      if at <= limit { list.append(Move(.event(UInt8(event)), at: at)) }
    }
  }
}
