import AlertModel
import AlertSimulation

/// App logic that runs when something happens.
public struct When: ScenarioPart {
  /// What the line adds to the scenario.
  public let contribution: ScenarioContribution

  private init(
    _ trigger: Trigger, index: Int? = nil, times: Int?, _ body: [any AppStatement]
  ) {
    contribution = ScenarioContribution { assembly in
      let body = assembly.body(body)
      assembly.scenario.handlers.append(
        HandlerDefinition(on: trigger, index: index, times: times, body))
    }
  }

  /// Runs when the system tells the app something.
  ///
  /// - Parameters:
  ///   - event: what it tells.
  ///   - times: how often it runs at most, 1 to 255; without limit if nil.
  ///   - body: what the app does.
  public init(
    _ event: AlertScenario.AppEvent, times: Int? = nil,
    @ListBuilder<any AppStatement> _ body: () -> [any AppStatement]
  ) {
    self.init(.app(event.callback), times: times, body())
  }

  /// Runs when the toolkit tells the app something about an alert.
  ///
  /// - Parameters:
  ///   - alert: the alert's name, or `root` with `dismissCompletion`.
  ///   - callback: what it tells.
  ///   - index: the button to which it is limited; for callbacks that tell one.
  ///   - times: how often it runs at most, 1 to 255; without limit if nil.
  ///   - body: what the app does.
  public init(
    _ alert: String, _ callback: Alert.Callback, index: Int? = nil, times: Int? = nil,
    @ListBuilder<any AppStatement> _ body: () -> [any AppStatement]
  ) {
    self.init(
      .callback(callback.callback, of: alert), index: index, times: times, body())
  }

  /// Runs when a timer fires.
  ///
  /// - Parameters:
  ///   - timer: the timer's name; a statement must start it.
  ///   - times: how often it runs at most, 1 to 255; without limit if nil.
  ///   - body: what the app does.
  public init(
    timer: String, times: Int? = nil,
    @ListBuilder<any AppStatement> _ body: () -> [any AppStatement]
  ) {
    self.init(.timer(timer), times: times, body())
  }

  /// Runs when an outside event arrives, after what the event itself does.
  ///
  /// - Parameters:
  ///   - event: the event's name.
  ///   - times: how often it runs at most, 1 to 255; without limit if nil.
  ///   - body: what the app does.
  public init(
    event: String, times: Int? = nil,
    @ListBuilder<any AppStatement> _ body: () -> [any AppStatement]
  ) {
    self.init(.event(event), times: times, body())
  }
}

extension AlertScenario {
  /// What the system tells the app (contract:7.1).
  public struct AppEvent: Hashable, Sendable {
    let callback: AppCallback

    /// The app is launched and its window is key; where scenarios start their work.
    public static let launched = Self(callback: .launched)

    /// Sent before the window is key.
    public static let didFinishLaunching = Self(callback: .didFinishLaunching)

    /// The app gets events.
    public static let didBecomeActive = Self(callback: .didBecomeActive)

    /// The app is about to get no more events.
    public static let willResignActive = Self(callback: .willResignActive)

    /// The app is in the background.
    public static let didEnterBackground = Self(callback: .didEnterBackground)

    /// The app is about to leave the background.
    public static let willEnterForeground = Self(callback: .willEnterForeground)

    /// The process is about to end.
    public static let willTerminate = Self(callback: .willTerminate)

    /// Memory is short.
    public static let didReceiveMemoryWarning = Self(callback: .didReceiveMemoryWarning)
  }
}
