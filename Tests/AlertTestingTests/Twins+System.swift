import AlertTesting

extension Twins {
  static let system = Twin(
    file: """
      { "scenario": "Everything that happens", "profile": "uialertview-ios12", "alerts": { "a": {} },
        "app": { "on": [
          { "event": "a.willPresent", "do": [] },
          { "event": "a.didPresent", "do": [] },
          { "event": "a.clicked", "do": [] },
          { "event": "a.cancel", "do": [] },
          { "event": "a.willDismiss", "do": [] },
          { "event": "a.didDismiss", "do": [] },
          { "event": "a.shouldEnable", "do": [] },
          { "event": "app.didFinishLaunching", "do": [] },
          { "event": "app.didBecomeActive", "do": [] },
          { "event": "app.willResignActive", "do": [] },
          { "event": "app.didEnterBackground", "do": [] },
          { "event": "app.willEnterForeground", "do": [] },
          { "event": "app.willTerminate", "do": [] },
          { "event": "app.didReceiveMemoryWarning", "do": [] } ] },
        "script": [
          { "at": "0s", "system": "launch" },
          { "at": "1s", "system": "home" },
          { "at": "2s", "system": "return" },
          { "at": "3s", "system": "lock" },
          { "at": "4s", "system": "unlock" },
          { "at": "5s", "system": "callShown" },
          { "at": "6s", "system": "callIgnored" },
          { "at": "7s", "system": "callAccepted" },
          { "at": "8s", "system": "systemAlertShown" },
          { "at": "9s", "system": "systemAlertClosed" },
          { "at": "10s", "system": "switcherShown" },
          { "at": "11s", "system": "switcherClosed" },
          { "at": "12s", "system": "switcherOtherApp" },
          { "at": "13s", "system": "panelShown" },
          { "at": "14s", "system": "panelClosed" },
          { "at": "15s", "system": "banner" },
          { "at": "16s", "system": "memoryWarning" },
          { "at": "17s", "system": "rotate" },
          { "at": "18s", "system": "kill" },
          { "at": "19s", "system": "forceQuit" },
          { "at": "20s", "system": "shutdown" },
          { "at": "21s", "system": "cancelAlerts" } ] }
      """,
    built: AlertScenario(
      "Everything that happens", profile: .uiAlertView(iOS: 12), starts: .launching
    ) {
      Alert("a")
      When("a", .willPresent) {}
      When("a", .didPresent) {}
      When("a", .clicked) {}
      When("a", .cancel) {}
      When("a", .willDismiss) {}
      When("a", .didDismiss) {}
      When("a", .shouldEnable) {}
      When(.didFinishLaunching) {}
      When(.didBecomeActive) {}
      When(.willResignActive) {}
      When(.didEnterBackground) {}
      When(.willEnterForeground) {}
      When(.willTerminate) {}
      When(.didReceiveMemoryWarning) {}
      At(.zero, .launch)
      At(.seconds(1), .home)
      At(.seconds(2), .return)
      At(.seconds(3), .lock)
      At(.seconds(4), .unlock)
      At(.seconds(5), .callShown)
      At(.seconds(6), .callIgnored)
      At(.seconds(7), .callAccepted)
      At(.seconds(8), .systemAlertShown)
      At(.seconds(9), .systemAlertClosed)
      At(.seconds(10), .switcherShown)
      At(.seconds(11), .switcherClosed)
      At(.seconds(12), .switcherOtherApp)
      At(.seconds(13), .panelShown)
      At(.seconds(14), .panelClosed)
      At(.seconds(15), .banner)
      At(.seconds(16), .memoryWarning)
      At(.seconds(17), .rotate)
      At(.seconds(18), .kill)
      At(.seconds(19), .forceQuit)
      At(.seconds(20), .shutdown)
      At(.seconds(21), .cancelAlerts)
    })

  static let reads = Twin(
    file: """
      { "scenario": "Everything that is read", "profile": "uialertcontroller",
        "alerts": { "a": {} },
        "app": { "on": [{ "event": "launched", "do": [
          { "read": "a", "property": "visible" },
          { "read": "a", "property": "numberOfButtons" },
          { "read": "a", "property": "cancelButtonIndex" },
          { "read": "a", "property": "firstOtherButtonIndex" },
          { "read": "a", "property": "destructiveButtonIndex" },
          { "read": "a", "property": "title" },
          { "read": "a", "property": "message" },
          { "read": "a", "property": "buttonTitles" },
          { "read": "a", "property": "styleRaw" },
          { "read": "a", "property": "textFieldCount" },
          { "read": "a", "property": "text0" },
          { "read": "a", "property": "text1" },
          { "read": "a", "property": "delegateIsNil" },
          { "read": "a", "property": "layout" },
          { "read": "a", "property": "drawOrder" },
          { "read": "a", "property": "emphasised" },
          { "read": "a", "property": "publicDismissCalls" },
          { "read": "a", "property": "presented" },
          { "read": "a", "property": "isPresented" },
          { "read": "a", "property": "buttonTitleAt", "position": 2 },
          { "read": "a", "property": "textFieldAt", "position": 1 },
          { "read": "root", "property": "presented" } ] }] } }
      """,
    built: AlertScenario("Everything that is read", profile: .uiAlertController) {
      Alert("a")
      When(.launched) {
        Read(.visible, of: "a")
        Read(.numberOfButtons, of: "a")
        Read(.cancelButtonIndex, of: "a")
        Read(.firstOtherButtonIndex, of: "a")
        Read(.destructiveButtonIndex, of: "a")
        Read(.title, of: "a")
        Read(.message, of: "a")
        Read(.buttonTitles, of: "a")
        Read(.styleRaw, of: "a")
        Read(.textFieldCount, of: "a")
        Read(.text0, of: "a")
        Read(.text1, of: "a")
        Read(.delegateIsNil, of: "a")
        Read(.layout, of: "a")
        Read(.drawOrder, of: "a")
        Read(.emphasised, of: "a")
        Read(.publicDismissCalls, of: "a")
        Read(.presented, of: "a")
        Read(.isPresented, of: "a")
        Read(.buttonTitle(at: 2), of: "a")
        Read(.textField(at: 1), of: "a")
        Read(.presented, of: "root")
      }
    })
}
