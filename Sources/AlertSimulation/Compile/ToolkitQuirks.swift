package import AlertModel

// What checks must know of a toolkit to tell the app's mistakes from the toolkit's own ways.
extension Compiled {
  /// The rule that speaks of alerts of this kind without an exit.
  package func exitlessClause(_ alert: Int) -> String {
    if alerts[alert].neverAppears { return "U20" }
    if rules.presenterGoingFreezes, !alerts[alert].buttons.isEmpty { return "U13" }
    switch alerts[alert].kind {
    case .alertView: return "E19"
    case .actionSheet: return "S5"
    case .alertController, .viewController: return "U19"
    case .boundAlert: return "W3"
    // No rule of UIKit's speaks of them; the kind of defect is the same.
    case .libraryAlert, .hud, .message, .systemPrompt: return "E19"
    }
  }

  /// Why a show was refused, in words.
  package func reason(_ diagnostic: Diagnostic, refusing alert: Int) -> String {
    switch diagnostic {
    case .presentNotInHierarchy: "its presenter was not on screen"
    case .presenterGoing: "its presenter was going away"
    case .showNoWindow:
      alerts[alert].isHosted
        ? "the app had no window yet" : "the view to show it in was in no window"
    case .presentShadowed: "another alert modifier of the same view takes its place"
    default:
      alerts[alert].isPresented
        ? "its presenter was busy with another presentation"
        : "another alert was up or on its way off the screen"
    }
  }

  /// The rule by which a show was refused.
  package func clause(_ diagnostic: Diagnostic, refusing alert: Int) -> String {
    switch diagnostic {
    case .presentNotInHierarchy: "U14"
    case .presenterGoing: "U13"
    case .showNoWindow: alerts[alert].isHosted ? "D5" : "S6"
    case .presentShadowed: "W5"
    default: alerts[alert].isPresented ? (rules.alertsOccupyRoot ? "S8" : "U11") : "W7"
    }
  }

  /// Whether a tap clicks twice, the second time with the cancel index (contract:S7).
  package var clicksTwice: Bool {
    rules.isPad && profile.relevantKnobs.contains(.sheetDoubleClick8)
      && profile.knobs.has(.sheetDoubleClick8, "yes")
  }

  /// Whether a click may be that second one.
  package func isSecondClick(_ event: Event) -> Bool {
    clicksTwice && event.detail == Callback.clicked.rawValue
      && Int(event.index) == alerts[Int(event.subject)].cancelIndex
  }
}
