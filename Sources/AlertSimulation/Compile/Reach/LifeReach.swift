import AlertModel

/// Which application callbacks and system cancels a profile's life-cycle rows can come to (contract:7.1).
struct LifeReach: Sendable {
  private(set) var callbacks: [AppCallback] = []
  private(set) var cancelsAlerts = false
  private var states: [LifeState]
  private var obscurers: Obscurers = []

  init(_ rules: [LifeRule], from first: LifeState) {
    states = [first]
    var known = -1
    while known != size {
      known = size
      for rule in rules where rule.from.contains(where: states.contains) { follow(rule.steps) }
    }
  }

  // It grows with everything that is learnt.
  private var size: Int {
    callbacks.count + states.count + Int(obscurers.rawValue) + (cancelsAlerts ? 1 : 0)
  }

  private mutating func follow(_ steps: [LifeStep]) {
    for step in steps {
      switch step {
      case .needs(let obscurer): if !obscurers.contains(obscurer) { return }
      case .become(let state): if !states.contains(state) { states.append(state) }
      case .call(let callback): if !callbacks.contains(callback) { callbacks.append(callback) }
      case .obscure(let obscurer): obscurers.insert(obscurer)
      case .cancelTopAlert: cancelsAlerts = true
      case .reveal, .revealAll, .stopIfObscured, .scheduleSuspension, .resume, .presentWaiting:
        break
      }
    }
  }
}
