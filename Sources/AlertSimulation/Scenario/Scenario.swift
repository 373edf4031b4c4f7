package import AlertModel
package import SimulationKernel

/// Everything that a scenario says about the world, before it is compiled: alerts, app logic and inputs.
package struct Scenario: Sendable {
  /// One sentence that says what the scenario shows.
  package var name = ""
  /// The toolkit's rules.
  package var profile: ToolkitProfile
  package var device = Device.phone
  package var alerts: [AlertDefinition] = []
  package var variables: [VariableDefinition] = []
  package var events: [OutsideEventDefinition] = []
  package var handlers: [HandlerDefinition] = []
  /// Fixed inputs in order of time.
  package var script: [ScriptLine] = []
  package var start = Start.launches
  /// When a run ends; without it, when nothing is left to happen.
  package var end: Instant?
  /// A timer later than this is no exit that a person would wait for (design: grades).
  package var patience = TimeSpan.seconds(10)
  /// How long an alert must have been on the screen for a scripted input to be meant for it (design: ids).
  package var perceptionLimit = Scenario.usualPerceptionLimit

  /// The limit of scenarios that set none.
  package static let usualPerceptionLimit = TimeSpan.milliseconds(150)

  /// How a run begins.
  package enum Start: UInt8, Sendable {
    /// The app is launched at time zero.
    case launches
    /// The app is already in front.
    case running
    /// The app waits for the system operation `launch`.
    case notRunning
  }

  /// Makes an empty scenario for a toolkit.
  package init(profile: ToolkitProfile) {
    self.profile = profile
  }
}

/// The kind of device.
package enum Device: String, CaseIterable, Sendable {
  case phone, pad
}

/// A place in a scenario file; line and column count from 1.
package struct SourceLine: Hashable, Comparable, Sendable {
  package var line: Int
  package var column: Int

  /// Makes a place.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders places from the top of the file.
  package static func < (left: SourceLine, right: SourceLine) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// A number that app logic keeps, in a declared range.
package struct VariableDefinition: Hashable, Sendable {
  package var name: String
  package var initial: Int
  package var range: ClosedRange<Int>
  /// What happens beyond the range.
  package var beyond: Beyond

  package enum Beyond: String, CaseIterable, Sendable { case saturate, wrap }

  /// Makes a variable.
  package init(
    _ name: String, initial: Int = 0, range: ClosedRange<Int> = 0...1, beyond: Beyond = .saturate
  ) {
    self.name = name
    self.initial = initial
    self.range = range
    self.beyond = beyond
  }
}

/// Something that reaches the app from outside, such as a network reply.
package struct OutsideEventDefinition: Hashable, Sendable {
  package var name: String
  /// How long after it is expected it may come, at the earliest and at the latest.
  package var delay: ClosedRange<TimeSpan>
  /// Whether it may also never come.
  package var mayNeverCome: Bool

  /// Makes an outside event.
  package init(_ name: String, delay: ClosedRange<TimeSpan>, mayNeverCome: Bool) {
    self.name = name
    self.delay = delay
    self.mayNeverCome = mayNeverCome
  }
}

/// App logic that runs when something happens.
package struct HandlerDefinition: Hashable, Sendable {
  package var trigger: Trigger
  /// Runs only when the callback tells this index.
  package var index: Int?
  /// How often it runs at most.
  package var times: Int?
  package var body: [Statement]
  /// Where the scenario file says it.
  package var source: SourceLine?

  /// Makes a handler.
  package init(on trigger: Trigger, index: Int? = nil, times: Int? = nil, _ body: [Statement]) {
    self.trigger = trigger
    self.index = index
    self.times = times
    self.body = body
  }
}

/// What starts a handler; names are those of the scenario's alerts, timers and events.
package enum Trigger: Hashable, Sendable {
  case callback(Callback, of: String)
  case app(AppCallback)
  case timer(String)
  case event(String)

  /// The spelling in scenario files, such as `progress.didPresent`.
  package var name: String {
    switch self {
    case .callback(let callback, let alert): "\(alert).\(callback.name)"
    case .app(.launched): "launched"
    case .app(let callback): "app.\(callback.name)"
    case .timer(let name): "timer.\(name)"
    case .event(let name): "event.\(name)"
    }
  }
}

/// A fixed input at a fixed time.
package struct ScriptLine: Hashable, Sendable {
  package var at: Instant
  package var input: Input

  /// What a person, the system, the outside or the app itself does.
  package enum Input: Hashable, Sendable {
    case tap(alert: String, button: Int)
    case touchDown(alert: String, button: Int)
    case touchUp(alert: String)
    case tapOutside(alert: String)
    case escape(alert: String)
    case swipe(alert: String)
    case type(alert: String, field: Int, text: String)
    case pressReturn(alert: String)
    case system(SystemOperation)
    case event(String)
    case app([Statement])
  }

  /// Makes a line.
  package init(at: Instant, _ input: Input) {
    self.at = at
    self.input = input
  }
}
