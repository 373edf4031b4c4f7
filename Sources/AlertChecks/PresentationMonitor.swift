package import AlertModel
package import AlertSimulation
package import SimulationKernel

/// What has been seen of one alert's present presentation: all that the checks of callbacks remember.
///
/// It is a small value without history, so that a search can keep it as part of its states.
package struct PresentationMonitor: Hashable, Sendable, BitwiseCopyable {
  /// The callbacks seen, a bit each.
  private var seen: UInt16 = 0
  private var flags = Flags()
  package private(set) var exit: Exit?
  /// The index with which the dismissal was begun.
  package private(set) var exitIndex: Int16 = -1
  /// The button that was tapped last.
  package private(set) var tapped: Int16?
  private var clickedIndex: Int16 = 0
  private var willDismissIndex: Int16 = 0

  private struct Flags: OptionSet, Hashable, Sendable, BitwiseCopyable {
    let rawValue: UInt8
    static let isPresented = Flags(rawValue: 1)
    static let isCovered = Flags(rawValue: 2)
    static let mayPresentAgain = Flags(rawValue: 4)
    static let wasToldGone = Flags(rawValue: 8)
    static let isLost = Flags(rawValue: 16)
  }

  /// Follows an alert from before its first presentation.
  package init() {}

  package var isPresented: Bool { flags.contains(.isPresented) }
  package var isCovered: Bool { flags.contains(.isCovered) }
  /// It was covered since its last didPresent, so that another one may follow (contract:F3).
  package var mayPresentAgain: Bool { flags.contains(.mayPresentAgain) }
  /// It was told that it is dismissed although another alert only covers it.
  package var wasToldGone: Bool { flags.contains(.wasToldGone) }
  /// It was asked for last in vain.
  package var isLost: Bool { flags.contains(.isLost) }

  /// Whether a callback was seen in this presentation.
  package func has(_ callback: Callback) -> Bool { seen & bit(callback) != 0 }

  /// The index that a callback told last; only clicked and willDismiss are remembered.
  package func index(of callback: Callback) -> Int16 {
    callback == .clicked ? clickedIndex : willDismissIndex
  }

  /// Whether this is a dismissal callback that only says that another alert came over it (contract:F2).
  package func isCoverCallback(_ callback: Callback) -> Bool {
    isCovered && exit == nil && (callback == .willDismiss || callback == .didDismiss)
  }

  private func bit(_ callback: Callback) -> UInt16 { 1 << UInt16(callback.rawValue) }

  // MARK: Following

  /// Takes note of an event of this alert.
  package mutating func note(_ event: Event) {
    switch event.kind {
    case .operation where event.detail == Operation.show.rawValue:
      self = PresentationMonitor()
      flags = .isPresented
    case .operation where event.detail == Operation.tap.rawValue:
      tapped = Int16(truncatingIfNeeded: event.index)
    // The system's cancel takes the place of a tap that was kept (contract:E4).
    case .operation where event.detail == Operation.systemCancel.rawValue: tapped = nil
    case .refused where event.extra == Operation.show.rawValue: flags.insert(.isLost)
    case .ignored
    where event.detail == Diagnostic.showDuplicate.rawValue
      && (wasToldGone || exit != nil):
      flags.insert(.isLost)
    case .phase: notePhase(event)
    case .callback: noteCallback(event)
    default: break
    }
  }

  private mutating func noteCallback(_ event: Event) {
    guard let callback = Callback(rawValue: event.detail) else { return }
    guard !isCoverCallback(callback) else {
      if callback == .didDismiss { flags.insert(.wasToldGone) }
      return
    }
    // Before its own dismissal begins, it is a child's dismissal that is completed (contract:U6).
    if callback == .dismissCompletion, exit == nil { return }
    seen |= bit(callback)
    let index = Int16(truncatingIfNeeded: event.index)
    switch callback {
    case .didPresent: flags.remove(.mayPresentAgain)
    case .clicked: clickedIndex = index
    case .willDismiss: willDismissIndex = index
    default: break
    }
  }

  private mutating func notePhase(_ event: Event) {
    switch Phase(rawValue: event.detail) {
    case .covered:
      flags.insert(.isCovered)
      flags.insert(.mayPresentAgain)
    case .shown:
      flags.remove(.isCovered)
      flags.remove(.wasToldGone)
    case .disappearing:
      flags.remove(.wasToldGone)
      exit = Exit(rawValue: event.extra)
      exitIndex = Int16(truncatingIfNeeded: event.index)
    case .gone: flags.remove(.wasToldGone)
    default: break
    }
  }

  // MARK: As part of a search's state

  /// Forgets a presentation that is over: a callback that came now would belong to no presentation.
  package mutating func forgetPresentation() {
    let isLost = isLost
    self = PresentationMonitor()
    if isLost { flags = .isLost }
  }

  /// Writes everything that verdicts on the future depend on.
  package func encode(into bytes: inout StateBytes) {
    bytes.append(flags.rawValue)
    guard isPresented else { return }
    bytes.append16(seen)
    bytes.append(exit.map { $0.rawValue + 1 } ?? 0)
    if exit != nil { bytes.appendSigned(Int64(exitIndex)) }
    bytes.appendSigned(tapped.map { Int64($0) } ?? -1)
    if has(.clicked) { bytes.appendSigned(Int64(clickedIndex)) }
    if has(.willDismiss) { bytes.appendSigned(Int64(willDismissIndex)) }
  }

  /// Reads what `encode` wrote.
  package init(from bytes: inout StateReader) {
    flags = Flags(rawValue: bytes.byte())
    guard isPresented else { return }
    seen = bytes.word16()
    let exitCode = bytes.byte()
    if exitCode > 0 {
      exit = Exit(rawValue: exitCode - 1)
      exitIndex = Int16(truncatingIfNeeded: bytes.signed())
    }
    let tap = bytes.signed()
    tapped = tap == -1 ? nil : Int16(truncatingIfNeeded: tap)
    if has(.clicked) { clickedIndex = Int16(truncatingIfNeeded: bytes.signed()) }
    if has(.willDismiss) { willDismissIndex = Int16(truncatingIfNeeded: bytes.signed()) }
  }
}

/// A monitor for each alert of a scenario.
package struct PresentationMonitors: Sendable {
  package var monitors: [8 of PresentationMonitor]

  /// Follows alerts from before their first presentations.
  package init() {
    monitors = .init(repeating: PresentationMonitor())
  }

  /// Takes note of an event, if it is about an alert.
  package mutating func note(_ event: Event) {
    guard Self.concernsAlert(event) else { return }
    monitors[Int(event.subject)].note(event)
  }

  // Timers and outside events have numbers of their own.
  static func concernsAlert(_ event: Event) -> Bool {
    guard event.subject < Capacity.alerts else { return false }
    switch event.kind {
    case .operation, .callback, .phase: return true
    case .ignored, .refused: return event.extra == Operation.show.rawValue
    default: return false
    }
  }
}
