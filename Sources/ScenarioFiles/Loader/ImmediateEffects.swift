import AlertModel
import AlertSimulation
import SimulationKernel

/// Which handlers start which others in the same instant.
struct ImmediateEffects {
  private let scenario: Scenario
  /// Variables that no statement changes; conditions on them are decided.
  private var constants: [String: Int] = [:]
  /// Timers that are cancelled by something that may happen in the same instant.
  private var cancelled: Set<String> = []
  /// Alerts whose delegate does not stay the one they were set up with.
  private var redelegated: Set<String> = []
  private var bodies: [Trigger: [[LocatedStatement]]] = [:]
  /// What has handlers, in the order of the file.
  private(set) var triggers: [Trigger] = []
  private var cache: [Trigger: [ZeroDelayCycles.Edge]] = [:]

  init(_ parts: ScenarioParts) {
    scenario = parts.scenario
    for variable in scenario.variables { constants[variable.name] = variable.initial }
    for line in parts.lines { survey(line.body, by: nil) }
    for handler in parts.handlers {
      survey(handler.body, by: handler.definition.trigger)
      // Those that end by themselves are no part of a cycle that does not.
      guard handler.definition.times == nil, handler.definition.index == nil else { continue }
      let trigger = handler.definition.trigger
      if bodies[trigger] == nil { triggers.append(trigger) }
      bodies[trigger, default: []].append(handler.body)
    }
    for trigger in triggers { cache[trigger] = makeEdges(trigger) }
  }

  /// What a trigger's handlers start in the same instant.
  func edges(_ trigger: Trigger) -> [ZeroDelayCycles.Edge] { cache[trigger] ?? [] }

  private mutating func survey(_ body: [LocatedStatement], by trigger: Trigger?) {
    for statement in body {
      switch statement.statement {
      case .assign(let name, _), .add(let name, _): constants[name] = nil
      case .setDelegate(let name, _), .releaseDelegate(let name): redelegated.insert(name)
      case .cancelTimer(let name):
        // Its own handler is followed line by line; the system's callbacks come at another time.
        if let trigger, trigger != .timer(name) {
          if case .app = trigger { break }
          cancelled.insert(name)
        }
      default: break
      }
      for branch in statement.branches { survey(branch, by: trigger) }
    }
  }

  private func makeEdges(_ trigger: Trigger) -> [ZeroDelayCycles.Edge] {
    var timers: [String: ZeroDelayCycles.Edge?] = [:]
    var order: [String] = []
    var edges: [ZeroDelayCycles.Edge] = []
    for body in bodies[trigger] ?? [] {
      for found in certain(body) {
        let offset = found.offset
        switch found.statement {
        case .startTimer(let name, let after, _):
          if timers[name] == nil { order.append(name) }
          let isAtOnce = after == .zero && !cancelled.contains(name)
          timers[name] =
            isAtOnce ? .init(to: .timer(name), link: .timer, offset: offset) : .some(nil)
        case .cancelTimer(let name): timers[name] = .some(nil)
        case .expect(let name): edges += expecting(name, offset)
        case .show(let name, _): edges += showing(name, from: trigger, offset)
        case .dismiss(let name, _, let animated):
          edges += dismissing(name, animated: animated, offset)
        default: break
        }
      }
    }
    return order.compactMap { timers[$0] ?? nil } + edges
  }

  /// The statements that run whenever their handler does.
  private func certain(_ body: [LocatedStatement]) -> [LocatedStatement] {
    body.flatMap { found -> [LocatedStatement] in
      switch found.statement {
      case .if(let name, let comparison, let number, _, _):
        guard let value = constants[name] else { return [] }
        let branch = comparison.holds(value, number) ? 0 : 1
        return found.branches.indices.contains(branch) ? certain(found.branches[branch]) : []
      // Once is enough: what repeats is the cycle, if there is one.
      case .repeat(let count, _): return count > 0 ? certain(found.branches.first ?? []) : []
      default: return [found]
      }
    }
  }

  private func expecting(_ name: String, _ offset: Int) -> [ZeroDelayCycles.Edge] {
    guard let event = scenario.events.first(where: { $0.name == name }),
      event.delay.upperBound == .zero, !event.mayNeverCome
    else { return [] }
    return [.init(to: .event(name), link: .event, offset: offset)]
  }

  // While it is up, an alert cannot be shown again: its own callbacks but the last one come too early.
  private func showing(
    _ name: String, from trigger: Trigger, _ offset: Int
  ) -> [ZeroDelayCycles.Edge] {
    guard let alert = scenario.alerts.first(where: { $0.name == name }) else { return [] }
    let early: [Callback] = [.willPresent, .didPresent, .presentCompletion, .willDismiss]
    if case .callback(let callback, of: name) = trigger, early.contains(callback) { return [] }
    // G36: a sheet without an anchor ends the process on a pad.
    if alert.style == .actionSheet { return [] }
    // No dismissal is complete before the presentation is.
    guard scenario.profile.timing.appear == .zero else { return [] }
    return edges([.willPresent, .didPresent, .presentCompletion], of: alert, .show(name), offset)
  }

  private func dismissing(
    _ name: String, animated: Bool, _ offset: Int
  ) -> [ZeroDelayCycles.Edge] {
    // What root presents is known for sure only if there is but one alert.
    let target = name == "root" && scenario.alerts.count == 1 ? scenario.alerts[0].name : name
    guard let alert = scenario.alerts.first(where: { $0.name == target }) else { return [] }
    guard !animated || scenario.profile.timing.disappear == .zero else { return [] }
    if name == "root" {
      return [
        .init(
          to: .callback(.dismissCompletion, of: "root"), link: .exit(target), offset: offset)
      ]
    }
    return edges(
      [.willDismiss, .didDismiss, .dismissCompletion], of: alert, .exit(target), offset)
  }

  private func edges(
    _ callbacks: [Callback], of alert: AlertDefinition, _ link: ZeroDelayCycles.Link, _ offset: Int
  ) -> [ZeroDelayCycles.Edge] {
    let isSent = { (callback: Callback) -> Bool in
      guard callback.isDelegateMethod else { return alert.kind.isPresented }
      guard alert.kind.hasDelegate, !redelegated.contains(alert.name) else { return false }
      return alert.delegate?.methods.contains(callback) == true
    }
    return callbacks.filter(isSent).map {
      .init(to: .callback($0, of: alert.name), link: link, offset: offset)
    }
  }
}
