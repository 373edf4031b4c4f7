/// What is measured of each presentation (people.md, section 11).
package enum Metric: Int, CaseIterable, Sendable {
  /// From the moment the alert can be touched to the touch that activates a button; other ends cut it off.
  case timeToDecision
  /// From the beginning of its appearance to the end of its disappearance.
  case timeOnScreen
  /// How long it withheld touches from the app while the app was in front.
  case blockedTime
  /// Touches that had no effect, from its appearance to the next one.
  case tapsWithoutEffect

  /// The name in JSON reports.
  package var name: String {
    switch self {
    case .timeToDecision: "timeToDecision"
    case .timeOnScreen: "timeOnScreen"
    case .blockedTime: "blockedTime"
    case .tapsWithoutEffect: "tapsWithoutEffect"
    }
  }

  /// The name in text reports.
  package var title: String {
    switch self {
    case .timeToDecision: "time to decision"
    case .timeOnScreen: "time on screen"
    case .blockedTime: "blocked interface"
    case .tapsWithoutEffect: "taps without effect"
    }
  }

  /// Whether it is a time, in microseconds, and no count.
  package var isTime: Bool { self != .tapsWithoutEffect }
}

/// The metrics of one alert over many runs.
package struct AlertStatistics: Hashable, Sendable {
  /// How many presentations there were, and in how many runs.
  package private(set) var presentations = 0
  package private(set) var runs = 0
  private var samples = [MetricSample](repeating: MetricSample(), count: Metric.allCases.count)

  /// Makes empty statistics.
  package init() {}

  /// The observations of a metric.
  package subscript(metric: Metric) -> MetricSample { samples[metric.rawValue] }

  /// Whether some run presented the alert more than once.
  ///
  /// Presentations of one run are not independent, and intervals over them would claim too much.
  package var isRepeated: Bool { presentations > runs }

  mutating func countRun() { runs += 1 }

  mutating func add(_ presentation: ObservedPresentation) {
    presentations += 1
    for metric in Metric.allCases {
      let observation = presentation.observation(metric)
      samples[metric.rawValue].add(observation.value, isCensored: observation.isCensored)
    }
  }

  mutating func merge(_ other: AlertStatistics) {
    presentations += other.presentations
    runs += other.runs
    for place in samples.indices { samples[place].merge(other.samples[place]) }
  }
}
