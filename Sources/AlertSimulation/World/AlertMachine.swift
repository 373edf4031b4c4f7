package import AlertModel
import SimulationKernel

/// One alert's state: a small value that knows phases and no toolkit.
///
/// Its methods change the phase and nothing else; callbacks come afterwards, from the world's work list.
package struct AlertMachine: Hashable, Sendable, BitwiseCopyable {
  package internal(set) var phase = Phase.hidden
  /// How the running dismissal was begun.
  package internal(set) var exit = Exit.tap
  /// How the dismissal that waits for the end of the presentation was asked for.
  package internal(set) var pendingExit = Exit.tap
  package internal(set) var flags = Flags()
  /// Counts presentations; effects of an earlier one are stale.
  package internal(set) var presentation: UInt16 = 0
  /// The index the running dismissal reports.
  package internal(set) var index: Int16 = -1
  package internal(set) var pendingIndex: Int16 = -1
  /// Where the steps go on when the running transition ends.
  var resume: UInt16 = 0

  /// What holds of the alert beside its phase.
  package struct Flags: OptionSet, Hashable, Sendable, BitwiseCopyable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The running dismissal is animated.
    static let isAnimated = Flags(rawValue: 1)
    /// A dismissal waits for the end of the presentation.
    package static let hasPending = Flags(rawValue: 2)
    /// That dismissal will be animated.
    static let pendingIsAnimated = Flags(rawValue: 4)
    /// The delegate's last answer was that the first other button may not be enabled.
    package static let firstOtherIsDisabled = Flags(rawValue: 8)
    /// It was told that another alert covers it, and has not come back since.
    static let wasToldCovered = Flags(rawValue: 16)
    /// willDismiss of the running dismissal was sent.
    static let willDismissSent = Flags(rawValue: 32)
  }

  mutating func request() {
    precondition(!phase.isVisible, "only an alert that is away can be asked for")
    phase = .requested
    presentation &+= 1
    flags = Flags()
    index = -1
    pendingIndex = -1
  }

  mutating func beginAppearing() {
    precondition(phase == .requested, "only a requested alert can appear")
    phase = .appearing
  }

  mutating func finishAppearing() {
    precondition(phase == .appearing, "no presentation runs")
    phase = .shown
  }

  mutating func cover() {
    precondition(phase == .shown, "only the topmost alert can be covered")
    phase = .covered
  }

  mutating func uncover() {
    precondition(phase == .covered, "only a covered alert can come back")
    phase = .shown
    flags.remove(.wasToldCovered)
  }

  mutating func keep(_ exit: Exit, index: Int16, animated: Bool) {
    pendingExit = exit
    pendingIndex = index
    flags.insert(.hasPending)
    if animated { flags.insert(.pendingIsAnimated) } else { flags.remove(.pendingIsAnimated) }
  }

  mutating func beginDisappearing(_ exit: Exit, index: Int16, animated: Bool) {
    precondition(phase.isVisible && phase != .disappearing, "nothing to dismiss")
    phase = .disappearing
    self.exit = exit
    self.index = index
    flags.remove(.hasPending)
    flags.remove(.pendingIsAnimated)
    flags.remove(.willDismissSent)
    if animated { flags.insert(.isAnimated) } else { flags.remove(.isAnimated) }
  }

  /// Whether code in the button callback can still make the tap's dismissal its own (contract:G1's other answer).
  var canBeOverriddenByCode: Bool {
    phase == .disappearing && exit == .tap && !flags.contains(.willDismissSent)
  }

  /// Code's index and animation replace the tap's, once.
  mutating func overrideByCode(index: Int16, animated: Bool) {
    precondition(canBeOverriddenByCode, "no button callback runs")
    exit = .code
    self.index = index
    if animated { flags.insert(.isAnimated) } else { flags.remove(.isAnimated) }
  }

  mutating func finishDisappearing() {
    precondition(phase == .disappearing, "no dismissal runs")
    phase = .gone
    flags.remove(.willDismissSent)
  }

  init() {}

  /// Reads what `encode` wrote.
  init(from bytes: inout StateReader) {
    let byte = bytes.byte()
    guard let phase = Phase(rawValue: byte & 7) else { preconditionFailure("no phase") }
    self.phase = phase
    guard phase != .hidden else { return }
    presentation = 1
    flags = Flags(rawValue: byte >> 3)
    if phase == .disappearing {
      let code = bytes.byte()
      exit = Self.exit(code >> 1)
      if code & 1 == 1 { flags.insert(.willDismissSent) }
      index = Int16(truncatingIfNeeded: bytes.signed())
      resume = UInt16(truncatingIfNeeded: bytes.variable())
      return
    }
    if flags.contains(.hasPending) {
      pendingExit = Self.exit(bytes.byte())
      pendingIndex = Int16(truncatingIfNeeded: bytes.signed())
    }
    if phase == .appearing { resume = UInt16(truncatingIfNeeded: bytes.variable()) }
  }

  private static func exit(_ code: UInt8) -> Exit {
    guard let exit = Exit(rawValue: code) else { preconditionFailure("no exit") }
    return exit
  }

  /// Writes what matters for the future; values of a phase that is over are left out.
  func encode(into bytes: inout StateBytes) {
    // An alert that is gone behaves like one that was never shown.
    guard phase != .hidden, phase != .gone else {
      bytes.append(Phase.hidden.rawValue)
      return
    }
    // Three bits for the phase leave room for five flags; the sixth, of a dismissal only, goes with its exit.
    bytes.append(phase.rawValue | flags.subtracting(.willDismissSent).rawValue << 3)
    switch phase {
    case .hidden, .gone: break
    case .requested, .shown, .covered, .appearing:
      if flags.contains(.hasPending) {
        bytes.append(pendingExit.rawValue)
        bytes.appendSigned(Int64(pendingIndex))
      }
      if phase == .appearing { bytes.appendVariable(UInt64(resume)) }
    case .disappearing:
      bytes.append(exit.rawValue << 1 | (flags.contains(.willDismissSent) ? 1 : 0))
      bytes.appendSigned(Int64(index))
      bytes.appendVariable(UInt64(resume))
    }
  }
}
