import AlertModel
import SimulationKernel

/// One instruction of compiled app logic.
struct Instruction: Hashable, Sendable, BitwiseCopyable {
  enum Code: UInt8, Sendable, BitwiseCopyable {
    case end
    case show, dismiss
    case startTimer, cancelTimer, expect
    case addButton, addTextField, setTitle, setMessage, setStyle, setCancelIndex, setPreferred
    case setEnabled, setDelegate, releaseDelegate, implement, read
    case assign, add
    /// Goes on at `index` unless the comparison in `detail` holds between a variable and `number`.
    case jumpUnless
    /// Goes on at `index`.
    case jump
  }

  var code: Code
  /// An alert, timer, variable or event.
  var subject: UInt8 = 0
  /// A flag, comparison, property or role.
  var detail: UInt8 = 0
  /// A button's index, a text's number, a place in the code.
  var index: Int32 = 0
  /// A duration in microseconds, or a number.
  var number: Int64 = 0
}

/// Which handlers run on which trigger.
struct HandlerTable: Hashable, Sendable {
  struct Entry: Hashable, Sendable, BitwiseCopyable {
    /// Runs only when the callback tells this index; `anyIndex` for no condition.
    let index: Int32
    /// The counter of a handler that runs a limited number of times, or `unlimited`.
    let counter: UInt8
    let start: UInt16
  }

  static let anyIndex = Int32.min
  static let unlimited = UInt8.max

  /// Entries of all triggers, those of trigger k from `offsets[k]` to `offsets[k + 1]`.
  private(set) var entries: ContiguousArray<Entry> = []
  private(set) var offsets: ContiguousArray<UInt16> = [0]
  /// How often each limited handler runs.
  private(set) var limits: ContiguousArray<UInt8> = []

  mutating func addTrigger(_ added: [Entry]) {
    entries += added
    offsets.append(UInt16(entries.count))
  }

  mutating func addLimit(_ times: Int) -> UInt8 {
    limits.append(UInt8(times))
    return UInt8(limits.count - 1)
  }

  @inline(__always)
  func range(_ trigger: Int) -> Range<Int> {
    Int(offsets[trigger])..<Int(offsets[trigger + 1])
  }
}

/// How triggers are numbered.
struct TriggerNumbers: Sendable {
  let count: Int
  private let callbacks = Callback.allCases.count
  private let firstApp: Int
  private let firstTimer: Int
  private let firstEvent: Int

  init(alerts: Int, timers: Int, events: Int) {
    // The root controller counts as one more alert: it has completions.
    firstApp = (alerts + 1) * callbacks
    firstTimer = firstApp + AppCallback.allCases.count
    firstEvent = firstTimer + timers
    count = firstEvent + events
  }

  func callback(_ callback: Callback, alert: Int) -> Int {
    alert * callbacks + Int(callback.rawValue)
  }
  func app(_ callback: AppCallback) -> Int { firstApp + Int(callback.rawValue) }
  func timer(_ timer: Int) -> Int { firstTimer + timer }
  func event(_ event: Int) -> Int { firstEvent + event }

  /// Whose trigger a number is.
  enum Owner: Sendable {
    case alert(Int, Callback)
    case app(AppCallback)
    case timer(Int)
    case event(Int)
  }

  /// The inverse of the numbers above.
  func owner(of trigger: Int) -> Owner {
    if trigger < firstApp {
      return .alert(trigger / callbacks, Callback.allCases[trigger % callbacks])
    }
    if trigger < firstTimer { return .app(AppCallback.allCases[trigger - firstApp]) }
    return trigger < firstEvent ? .timer(trigger - firstTimer) : .event(trigger - firstEvent)
  }
}
