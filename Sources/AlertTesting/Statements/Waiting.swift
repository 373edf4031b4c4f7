import AlertSimulation
import SimulationKernel

/// Starts a timer, or starts it again.
public struct StartTimer: AppStatement {
  /// What the app does.
  public let code: AppCode

  /// Starts a timer.
  ///
  /// - Parameters:
  ///   - timer: the timer's name.
  ///   - delay: when it fires: whole microseconds, from 0 to 10000 hours; one that repeats, above 0 to 4294 s.
  ///   - repeats: whether it fires again and again.
  public init(_ timer: String, after delay: Duration, repeats: Bool = false) {
    var flaws: [String] = []
    let span = TimeSpan(delay, "the delay of timer \"\(timer)\"", &flaws)
    code = AppCode(.startTimer(timer, after: span, repeats: repeats), flaws: flaws)
  }
}

/// Cancels a timer.
public struct CancelTimer: AppStatement {
  /// What the app does.
  public let code: AppCode

  /// Cancels the timer of a name, which some statement must start.
  public init(_ timer: String) {
    code = AppCode(.cancelTimer(timer))
  }
}

/// Expects an outside event from now on.
public struct Await: AppStatement {
  /// What the app does.
  public let code: AppCode

  /// Expects the outside event of a name.
  public init(_ event: String) {
    code = AppCode(.expect(event))
  }
}
