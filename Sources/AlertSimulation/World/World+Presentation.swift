import AlertModel
import SimulationKernel

extension World {
  // MARK: Operations of the app

  /// The app shows an alert, from a presenter where the toolkit has them.
  mutating func show(
    _ alert: Int, on presenter: Int, _ compiled: Compiled, _ events: inout EventBuffer
  ) {
    switch disposition(.show, alert, compiled) {
    case .apply, .queue, .finishThen: break
    case .ignore(let diagnostic):
      ignore(diagnostic, .show, subject: alert, &events)
      return
    case .refuse(let diagnostic):
      refuse(diagnostic, .show, subject: alert, &events)
      return
    case .illegal(let exception):
      raise(exception, subject: alert, compiled, &events)
      return
    }
    let isLost = compiled.rules.isLostWithoutWindow && life.obscurers.contains(.noWindow)
    guard compiled.alerts[alert].isHosted, !isLost else {
      refuse(.showNoWindow, .show, subject: alert, &events)
      return
    }
    guard !compiled.alerts[alert].isShadowed else {
      refuse(.presentShadowed, .show, subject: alert, &events)
      return
    }
    if compiled.rules.arrangement == .oneElseRefused, compiled.alerts[alert].isInStack,
      !alerts.stack.isEmpty
    {
      refuse(.presentBusy, .show, subject: alert, &events)
      return
    }
    if compiled.alerts[alert].isPresented {
      if let problem = problem(presentingOn: presenter, compiled) {
        refuse(problem, .show, subject: alert, &events)
        return
      }
      presenters.begin(alert, on: presenter)
    }
    alerts.machines[alert].request()
    record(.operation, subject: alert, detail: Operation.show.rawValue, &events)
    push(
      .steps, subject: alert, place: compiled.tables.onRequest(in: compiled.alerts[alert].toolkit),
      presentation: alerts.machines[alert].presentation, &events)
  }

  /// What the alert's toolkit says of an operation in its present phase.
  @inline(__always)
  func disposition(_ operation: Operation, _ alert: Int, _ compiled: Compiled) -> Disposition {
    compiled.tables.disposition(
      operation, alerts.machines[alert].phase, in: compiled.alerts[alert].toolkit)
  }

  /// Why a controller cannot present now (contract:U11–U14, S8).
  private func problem(presentingOn presenter: Int, _ compiled: Compiled) -> Diagnostic? {
    let isBusy = presenters.child(of: presenter, among: compiled.alerts.count) != nil
    guard presenter < compiled.alerts.count else {
      let isOccupied = compiled.rules.alertsOccupyRoot && !alerts.stack.isEmpty
      return isBusy || isOccupied || hasFrozenPresentation(compiled) ? .presentBusy : nil
    }
    switch alerts.machines[presenter].phase {
    case .hidden, .gone, .requested: return .presentNotInHierarchy
    case .appearing, .covered: return .presentBusy
    // U13, G33: refused, or let in and never seen.
    case .disappearing: return compiled.rules.presenterGoingFreezes ? nil : .presenterGoing
    case .shown: return isBusy ? .presentBusy : nil
    }
  }

  // U13: a presentation that never ends takes everything.
  private func hasFrozenPresentation(_ compiled: Compiled) -> Bool {
    guard compiled.rules.presenterGoingFreezes else { return false }
    return compiled.alerts.indices.contains {
      alerts.machines[$0].phase == .appearing && schedule.due[$0] == .never
    }
  }

  /// The app dismisses an alert view with an index.
  mutating func dismiss(
    _ alert: Int, index: Int16, animated: Bool, _ compiled: Compiled, _ events: inout EventBuffer
  ) {
    alerts.countPublicDismiss(alert)
    let machine = alerts.machines[alert]
    switch disposition(.dismiss, alert, compiled) {
    case .apply(let exit):
      // The dismissal that was asked for during the presentation goes first (contract:G10).
      if machine.flags.contains(.hasPending), !compiled.rules.newestPendingWins {
        ignore(.dismissRepeated, .dismiss, subject: alert, index: Int(index), &events)
        return
      }
      recordDismiss(alert, index, kept: false, &events)
      begin(exit ?? .code, alert, index: index, animated: animated, compiled, &events)
    case .queue:
      guard !machine.flags.contains(.hasPending) else {
        ignore(.dismissRepeated, .dismiss, subject: alert, index: Int(index), &events)
        return
      }
      alerts.machines[alert].keep(.code, index: index, animated: animated)
      recordDismiss(alert, index, kept: true, &events)
    case .finishThen(let exit): finish(alert, then: exit, compiled, &events)
    case .ignore(let diagnostic):
      if compiled.rules.codeWinsInClick, machine.canBeOverriddenByCode {
        alerts.machines[alert].overrideByCode(index: index, animated: animated)
        recordDismiss(alert, index, kept: false, &events)
        return
      }
      ignore(diagnostic, .dismiss, subject: alert, index: Int(index), &events)
    case .refuse(let diagnostic): refuse(diagnostic, .dismiss, subject: alert, &events)
    case .illegal(let exception): raise(exception, subject: alert, compiled, &events)
    }
  }

  private mutating func recordDismiss(
    _ alert: Int, _ index: Int16, kept: Bool, _ events: inout EventBuffer
  ) {
    record(
      .operation, subject: alert, detail: Operation.dismiss.rawValue, extra: kept ? 1 : 0,
      index: Int(index), &events)
  }

  /// The app has a controller dismiss what it presents, or itself if it presents nothing (contract:U6).
  mutating func dismissController(
    _ controller: Int, animated: Bool, _ compiled: Compiled, _ events: inout EventBuffer
  ) {
    let count = compiled.alerts.count
    guard
      let target = presenters.child(of: controller, among: count)
        ?? (controller < count ? controller : nil)
    else {
      ignore(.dismissNotShown, .dismiss, subject: controller, &events)
      return
    }
    switch disposition(.dismiss, target, compiled) {
    case .apply(let exit):
      guard !isMoving(above: target, count) else {
        refuse(.dismissBusy, .dismiss, subject: controller, &events)
        return
      }
      presenters.requester[target] = UInt8(controller)
      recordDismiss(target, -1, kept: false, &events)
      begin(exit ?? .code, target, index: -1, animated: animated, compiled, &events)
    case .ignore(let diagnostic): ignore(diagnostic, .dismiss, subject: controller, &events)
    case .refuse(let diagnostic): refuse(diagnostic, .dismiss, subject: controller, &events)
    case .illegal(let exception): raise(exception, subject: target, compiled, &events)
    case .queue, .finishThen: refuse(.dismissBusy, .dismiss, subject: controller, &events)
    }
  }

  private func isMoving(above alert: Int, _ count: Int) -> Bool {
    var current = presenters.child(of: alert, among: count)
    while let child = current {
      let phase = alerts.machines[child].phase
      if phase == .appearing || phase == .disappearing { return true }
      current = presenters.child(of: child, among: count)
    }
    return false
  }

  /// The system cancels the topmost alert (contract:E3–E5).
  mutating func cancelTopAlert(_ compiled: Compiled, _ events: inout EventBuffer) {
    // L3: a suspended process runs no code, so nothing can be cancelled in it.
    guard let alert = alerts.top, !clocks.isFrozen else { return }
    let index = Int16(truncatingIfNeeded: cancelIndex(of: alert, compiled))
    switch disposition(.systemCancel, alert, compiled) {
    case .apply(let exit):
      record(.operation, subject: alert, detail: Operation.systemCancel.rawValue, &events)
      begin(exit ?? .systemCancel, alert, index: index, animated: true, compiled, &events)
    case .finishThen(let exit):
      record(.operation, subject: alert, detail: Operation.systemCancel.rawValue, &events)
      alerts.machines[alert].keep(exit, index: index, animated: true)
      finish(alert, then: exit, compiled, &events)
    case .queue: alerts.machines[alert].keep(.systemCancel, index: index, animated: true)
    case .ignore(let diagnostic): ignore(diagnostic, .systemCancel, subject: alert, &events)
    case .refuse(let diagnostic): refuse(diagnostic, .systemCancel, subject: alert, &events)
    case .illegal(let exception): raise(exception, subject: alert, compiled, &events)
    }
  }

  // MARK: Coming

  /// An alert that was asked for is presented, or waits for others (contract:D3).
  ///
  /// Where it stands on the work list matters: when another one has to go first, it is asked for again.
  mutating func admit(
    _ alert: Int, at position: Int, _ compiled: Compiled, _ events: inout EventBuffer
  ) {
    guard alerts.machines[alert].phase == .requested else { return }
    let mustWait: Bool
    switch compiled.rules.arrangement {
    case .presenterChain, .oneElseRefused: mustWait = false
    case .sharedStack:
      mustWait =
        compiled.alerts[alert].isInStack
        && (alerts.isMoving || !alerts.waiting.isEmpty
          || (compiled.rules.waitsForWindow && life.obscurers.contains(.noWindow)))
    case .oneElseQueued:
      mustWait =
        compiled.alerts[alert].isInStack && (alerts.top != nil || !alerts.waiting.isEmpty)
    case .oneElseReplaced:
      let other = compiled.alerts[alert].isInStack ? alerts.top : nil
      // One that goes already cannot be hurried.
      mustWait = other.map { alerts.machines[$0].phase == .disappearing } ?? false
      // The newest takes the place of one that waits, too.
      if mustWait, let waiting = alerts.waiting.last {
        turn.items.places[position].place &-= 1
        begin(.replaced, Int(waiting), index: -1, animated: false, compiled, &events)
        return
      }
      if let other, !mustWait {
        turn.items.places[position].place &-= 1
        begin(.replaced, other, index: -1, animated: false, compiled, &events)
        return
      }
    }
    if mustWait {
      alerts.waiting.append(UInt8(alert))
      recordPhase(alert, &events)
    } else {
      present(alert, compiled, &events)
    }
  }

  private mutating func present(
    _ alert: Int, _ compiled: Compiled, _ events: inout EventBuffer
  ) {
    let isInStack = compiled.alerts[alert].isInStack
    if isInStack, let below = alerts.top, alerts.machines[below].phase == .shown {
      alerts.machines[below].cover()
      touch.lift()
      recordPhase(below, &events)
    }
    alerts.machines[alert].beginAppearing()
    if isInStack { alerts.stack.append(UInt8(alert)) }
    recordPhase(alert, &events)
    for place in compiled.tables.entryRules(in: compiled.alerts[alert].toolkit) {
      let choice = compiled.tables.entries[place]
      guard holds(choice.conditions, alert, compiled) else { continue }
      push(
        .steps, subject: alert, place: choice.start,
        presentation: alerts.machines[alert].presentation, &events)
      return
    }
  }

  /// How long a presentation takes; nil for ever (contract:U13, U20).
  func appearance(of alert: Int, _ compiled: Compiled) -> TimeSpan? {
    if compiled.alerts[alert].neverAppears { return nil }
    guard compiled.alerts[alert].isPresented else { return compiled.rules.appear }
    let presenter = Int(presenters.presenter[alert])
    let isFrozen =
      presenter < compiled.alerts.count && alerts.machines[presenter].phase == .disappearing
    return isFrozen ? nil : compiled.rules.appear
  }

  /// Starts the clock of a transition, if it ever ends; its steps go on when it does.
  mutating func startTransition(
    _ alert: Int, _ duration: TimeSpan?, _ position: Int, _ events: inout EventBuffer
  ) {
    guard let duration else {
      alerts.machines[alert].resume = turn.items[position].place
      turn.items.removeLast()
      return
    }
    if duration == .zero {
      finishTransition(alert, &events)
      return
    }
    alerts.machines[alert].resume = turn.items[position].place
    schedule.due[alert] = now + duration
    turn.items.removeLast()
  }

  /// A presentation is over.
  mutating func settle(_ alert: Int, _ events: inout EventBuffer) {
    alerts.machines[alert].finishAppearing()
    recordPhase(alert, &events)
  }

  /// A transition is over: its steps go on.
  mutating func endTransition(_ alert: Int, _ events: inout EventBuffer) {
    finishTransition(alert, &events)
    push(
      .steps, subject: alert, place: alerts.machines[alert].resume,
      presentation: alerts.machines[alert].presentation, &events)
  }

  private mutating func finishTransition(_ alert: Int, _ events: inout EventBuffer) {
    // A presentation is over only when the alert below was told of it (contract:F2, E9).
    if alerts.machines[alert].phase != .appearing { endDisappearing(alert, &events) }
  }

  // The presentation ends at once, with its callbacks; the exit was kept and follows (contract:G23).
  private mutating func finish(
    _ alert: Int, then exit: Exit, _ compiled: Compiled, _ events: inout EventBuffer
  ) {
    guard schedule.due[alert] != .never else { return }
    schedule.due[alert] = .never
    endTransition(alert, &events)
  }

  // MARK: Going

  /// A dismissal that was asked for during the presentation begins now (contract:E9).
  mutating func beginPendingExit(
    _ alert: Int, _ compiled: Compiled, _ events: inout EventBuffer
  ) {
    let machine = alerts.machines[alert]
    guard machine.flags.contains(.hasPending), machine.phase == .shown else { return }
    begin(
      machine.pendingExit, alert, index: machine.pendingIndex,
      animated: machine.flags.contains(.pendingIsAnimated), compiled, &events)
  }

  /// A presentation begins to end: first the phase, then the steps of the exit.
  mutating func begin(
    _ exit: Exit, _ alert: Int, index: Int16, animated: Bool, _ compiled: Compiled,
    _ events: inout EventBuffer
  ) {
    if touch.alert == UInt8(alert) { touch.lift() }
    alerts.removeFromWaiting(alert)
    alerts.machines[alert].beginDisappearing(exit, index: index, animated: animated)
    schedule.due[alert] = .never
    recordPhase(alert, &events)
    for place in compiled.tables.exitRules(exit, in: compiled.alerts[alert].toolkit) {
      let choice = compiled.tables.exits[place]
      guard holds(choice.conditions, alert, compiled) else { continue }
      push(
        .steps, subject: alert, place: choice.start,
        presentation: alerts.machines[alert].presentation, &events)
      break
    }
    guard compiled.alerts[alert].isPresented, exit != .withPresenter else { return }
    dismissEverything(above: alert, animated: animated, compiled, &events)
  }

  // U13: what stands on a controller goes with it.
  private mutating func dismissEverything(
    above alert: Int, animated: Bool, _ compiled: Compiled, _ events: inout EventBuffer
  ) {
    var current = presenters.child(of: alert, among: compiled.alerts.count)
    while let child = current {
      if alerts.machines[child].phase != .disappearing {
        begin(.withPresenter, child, index: -1, animated: animated, compiled, &events)
      }
      current = presenters.child(of: child, among: compiled.alerts.count)
    }
  }

  /// An alert is off the screen: `visible` turns false before didDismiss is sent (contract:A4).
  mutating func endDisappearing(_ alert: Int, _ events: inout EventBuffer) {
    schedule.due[alert] = .never
    alerts.machines[alert].finishDisappearing()
    alerts.removeFromStack(alert)
    presenters.end(alert)
    recordPhase(alert, &events)
  }

  // MARK: Others

  /// Takes every alert below another one off the screen, and tells nobody.
  mutating func drop(below top: Int, _ compiled: Compiled, _ events: inout EventBuffer) {
    for place in 0..<(alerts.stack.firstIndex(of: UInt8(top)) ?? 0) {
      let alert = Int(alerts.stack[place])
      guard alerts.machines[alert].phase != .disappearing else { continue }
      begin(.withPresenter, alert, index: -1, animated: false, compiled, &events)
    }
  }

  /// Tells the alert right below that it is covered, once (contract:F2).
  mutating func tellCovered(
    below alert: Int, _ compiled: Compiled, _ events: inout EventBuffer
  ) {
    guard let below = alerts.below(alert), alerts.machines[below].phase == .covered,
      !alerts.machines[below].flags.contains(.wasToldCovered)
    else { return }
    alerts.machines[below].flags.insert(.wasToldCovered)
    push(
      .steps, subject: below, place: compiled.tables.covered(in: compiled.alerts[below].toolkit),
      presentation: alerts.machines[below].presentation, &events)
  }

  /// Whoever is next comes: the alert that has waited longest, or the one below (contract:F4, G6).
  mutating func handOver(_ compiled: Compiled, _ events: inout EventBuffer) {
    guard life.isRunning else { return }
    if !presentWaiting(compiled, &events) { bringBackBelow(compiled, &events) }
  }

  private mutating func presentWaiting(
    _ compiled: Compiled, _ events: inout EventBuffer
  ) -> Bool {
    let isOneAtATime = [.oneElseQueued, .oneElseReplaced].contains(compiled.rules.arrangement)
    let isFree = isOneAtATime ? alerts.stack.isEmpty : !alerts.isMoving
    guard !alerts.waiting.isEmpty, isFree else { return false }
    let next = Int(alerts.waiting[0])
    alerts.waiting.remove(at: 0)
    present(next, compiled, &events)
    return true
  }

  /// The topmost alert is usable again if it was covered, and is told so.
  mutating func bringBackBelow(_ compiled: Compiled, _ events: inout EventBuffer) {
    guard life.isRunning, let top = alerts.top, alerts.machines[top].phase == .covered else {
      return
    }
    alerts.machines[top].uncover()
    recordPhase(top, &events)
    push(
      .steps, subject: top, place: compiled.tables.reappear(in: compiled.alerts[top].toolkit),
      presentation: alerts.machines[top].presentation, &events)
  }
}
