import AlertChecks
import AlertModel
import AlertSimulation

extension AlertScenario {
  /// A toolkit's rules.
  public struct Profile: Hashable, Sendable {
    let id: String

    /// UIAlertView as of an iOS version, 2 to 12: the rules of 3 hold for 2 as well, those of 6 for 5, those of 12 for 9
    /// to 11.
    public static func uiAlertView(iOS version: Int) -> Self {
      let covering = [2: 3, 5: 6, 9: 12, 10: 12, 11: 12]
      return Self(id: "uialertview-ios\(covering[version] ?? version)")
    }

    /// UIActionSheet up to iOS 7, or as iOS 8.0 first had it.
    public static func uiActionSheet(iOS version: Int) -> Self {
      Self(id: version < 8 ? "uiactionsheet-ios7" : "uiactionsheet-ios8.0")
    }

    /// UIAlertController, iOS 8 and later.
    public static let uiAlertController = Self(id: "uialertcontroller")

    /// SwiftUI's alert, iOS 15 and later.
    public static let swiftUIAlert = Self(id: "swiftui-alert")

    /// SwiftUI's confirmationDialog, iOS 15 and later.
    public static let swiftUIConfirmation = Self(id: "swiftui-confirmation")

    /// The profile with a name, as in scenario files; `alertlab list` tells which there are.
    public static func named(_ id: String) -> Self { Self(id: id) }

    /// The profile with some knobs changed; nil when there is none of the name.
    func toolkit(_ knobs: [String: String], _ flaws: inout [String]) -> ToolkitProfile? {
      guard let family = ProfileCatalogue.named(id) else {
        let known = ProfileCatalogue.all.map(\.id).joined(separator: ", ")
        flaws.append("there is no profile \"\(id)\"; there are \(known)")
        return nil
      }
      var changes: [(Knob, String)] = []
      for (name, value) in knobs.sorted(by: { $0.key < $1.key }) {
        if let knob = Knob.named(name), knob.description.values.contains(value) {
          changes.append((knob, value))
        } else {
          let values = Knob.named(name)?.description.values.joined(separator: ", ")
          flaws.append(
            values.map { "knob \"\(name)\" has no value \"\(value)\"; it has \($0)" }
              ?? "there is no knob \"\(name)\"")
        }
      }
      return family.profile(changing: changes)
    }
  }

  /// The kind of device.
  public struct Device: Hashable, Sendable {
    let device: AlertSimulation.Device

    /// An iPhone.
    public static let phone = Self(device: .phone)

    /// An iPad.
    public static let pad = Self(device: .pad)
  }

  /// How a run begins.
  public struct Start: Hashable, Sendable {
    let start: Scenario.Start

    /// The app is launched at time zero.
    public static let launching = Self(start: .launches)

    /// The app is already in front.
    public static let running = Self(start: .running)

    /// The app waits for the input `launch`.
    public static let notRunning = Self(start: .notRunning)
  }

  /// How long transitions take.
  public struct Timing: Hashable, Sendable {
    let appear: Duration?
    let disappear: Duration?
    let suspendDelay: Duration?

    /// Makes times in whole microseconds, from 0 to 10000 hours; what is nil is as the profile says.
    ///
    /// - Parameters:
    ///   - appear: an animated presentation.
    ///   - disappear: an animated dismissal.
    ///   - suspendDelay: from didEnterBackground to suspension.
    public init(
      appear: Duration? = nil, disappear: Duration? = nil, suspendDelay: Duration? = nil
    ) {
      self.appear = appear
      self.disappear = disappear
      self.suspendDelay = suspendDelay
    }

    func apply(to assembly: inout ScenarioAssembly) {
      if let appear {
        assembly.scenario.profile.timing.appear = assembly.span(appear, "\"appear\"")
      }
      if let disappear {
        assembly.scenario.profile.timing.disappear = assembly.span(disappear, "\"disappear\"")
      }
      if let suspendDelay {
        assembly.scenario.profile.timing.suspendDelay = assembly.span(
          suspendDelay, "\"suspendDelay\"")
      }
    }
  }

  /// How much a check's findings matter in a scenario.
  public struct CheckLevel: Hashable, Sendable {
    let level: AlertChecks.CheckLevel

    /// The check is not made.
    public static let off = Self(level: .off)

    /// Worth knowing.
    public static let note = Self(level: .note)

    /// Worth changing.
    public static let warning = Self(level: .warning)

    /// Wrong.
    public static let error = Self(level: .error)
  }
}
