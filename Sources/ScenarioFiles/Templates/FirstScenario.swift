/// The scenario file that a newcomer begins with: it has a bug that AlertLab finds, and tells how to mend it.
package enum FirstScenario {
  /// What the file is called.
  package static let fileName = "first.json5"

  /// The file's content.
  package static let text = """
    // An alert that can get stuck, and how AlertLab tells you.
    //
    // The app shows "Uploading" when it is launched. The alert has no buttons; a timer closes it three seconds
    // after it appeared. That works as long as nobody leaves the app: in the background the app cancels its
    // timers, and when the person comes back, nothing is left that could close the alert. A person can only kill
    // the app now.
    //
    //   alertlab run first.json5
    //
    // finds that: stuck-ui, killingTheApp, at 1 s, the very moment from which it is true.
    // To mend it, remove the two slashes before the line under MEND, and run it again: no findings.
    {
      "scenario": "The app cancels the alert's timer in the background",
      // Whose rules apply: UIAlertView, as it was in iOS 6.
      "profile": "uialertview-ios6",
      // The alerts, by names of your choice.
      "alerts": {
        "progress": { "title": "Uploading", "message": "Please wait.", "buttons": [] },
      },
      // What the app does: when this happens, do that.
      "app": {
        "on": [
          { "event": "launched", "do": [{ "show": "progress" }] },
          { "event": "progress.didPresent", "do": [{ "startTimer": "auto", "after": "3s" }] },
          { "event": "timer.auto", "do": [{ "dismiss": "progress" }] },
          { "event": "app.didEnterBackground", "do": [{ "cancelTimer": "auto" }] },
          // MEND: start the timer again when the app comes back.
          // { "event": "app.willEnterForeground", "do": [{ "startTimer": "auto", "after": "3s" }] },
        ],
      },
      // What the person and the system do, in order of time.
      "script": [
        { "at": "1s", "system": "home" },
        { "at": "5s", "system": "return" },
      ],
      // Next: give the alert a button ("buttons": ["Cancel"]) and let the person tap it:
      // { "at": "6s", "tap": "progress", "button": "Cancel" }.
      // docs/SCENARIOS.md has the whole language; `alertlab schema` prints it for your editor.
    }

    """

  /// The file's content as it is when the advice in it was followed.
  package static let mended = text.replacing(
    "// { \"event\": \"app.will", with: "{ \"event\": \"app.will")
}
