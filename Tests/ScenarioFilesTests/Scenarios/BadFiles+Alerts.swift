/// Files with mistakes: alerts.
extension BadFile {
  static let alerts: [BadFile] = [
    BadFile(
      view,
      """
      "alerts": [],
      """,
      [
        "2:11 \"alerts\" must be an object, found an array"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": "Hello" },
      """,
      [
        "2:18 \"a\" must be an object, found a string"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "kind": "alertController" } },
      """,
      [
        "2:28 \"kind\" must be \"alertView\", the kind that uialertview-ios7 shows"
      ]),
    BadFile(
      controller,
      """
      "alerts": { "a": { "kind": "alertView" } },
      """,
      [
        "2:28 \"kind\" must be \"alertController\", the kind that uialertcontroller shows"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "style": "actionSheet" } },
      """,
      [
        "2:29 \"style\" must be one of \"default\", \"secure\", \"plain\", \"login\", found \"actionSheet\""
      ]),
    BadFile(
      controller,
      """
      "alerts": { "a": { "style": "login" } },
      """,
      [
        "2:29 \"style\" must be one of \"alert\", \"actionSheet\", found \"login\""
      ]),
    BadFile(
      "uialertview-ios4",
      """
      "alerts": { "a": { "style": "login" } },
      """,
      [
        "2:29 uialertview-ios4 has no text-field styles"
      ]),
    BadFile(
      controller,
      """
      "alerts": { "a": { "delegate": null, "cancelButtonIndex": 0 } },
      """,
      [
        "2:20 \"delegate\" is for alert views and action sheets, but the profile's alerts are alert controllers",
        "2:38 \"cancelButtonIndex\" is for alert views and action sheets, but the profile's alerts are alert controllers",
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "hosted": false } },
      """,
      ["2:20 \"hosted\" is for action sheets, but the profile's alerts are alert views"]),
    BadFile(
      "hud",
      """
      "alerts": { "a": { "buttons": ["OK"] } },
      """,
      [
        "2:20 \"buttons\" is for alert views, action sheets, alert controllers, SwiftUI alerts, library alerts and questions of the system, but the profile's alerts are waiting views"
      ]),
    BadFile(
      controller,
      """
      "alerts": { "a": { "kind": "viewController", "title": "Page" } },
      """,
      ["2:55 a view controller has no \"title\" here"]),
    BadFile(
      view,
      """
      "alerts": { "a": { "textFields": 1, "anchor": true, "blocksReturn": true, "preferred": 0 } },
      """,
      [
        "2:20 \"textFields\" is for alert controllers, but the profile's alerts are alert views",
        "2:37 \"anchor\" is for alert controllers, but the profile's alerts are alert views",
        "2:53 \"blocksReturn\" is for alert controllers, but the profile's alerts are alert views",
        "2:75 \"preferred\" is for alert controllers, but the profile's alerts are alert views",
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "title": 3, "message": [], "buttons": "OK" } },
      """,
      [
        "2:29 \"title\" must be a string or null, found a number",
        "2:43 \"message\" must be a string or null, found an array",
        "2:58 \"buttons\" must be an array, found a string",
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": [3, { "titel": "OK", "role": "cancle", "enabled": "no" }] } },
      """,
      [
        "2:32 a button must be a title, null or an object, found a number",
        "2:37 unknown key \"titel\" (did you mean \"title\"?)",
        "2:60 \"role\" must be one of \"default\", \"cancel\", \"destructive\", found \"cancle\" (did you mean \"cancel\"?)",
        "2:81 \"enabled\" must be true or false, found a string",
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": [{ "title": "OK", "handler": false }] } },
      """,
      [
        "2:49 \"handler\" is for alert controllers, SwiftUI alerts, library alerts and questions of the system, but the profile's alerts are alert views"
      ]),
    BadFile(
      controller,
      """
      "alerts": { "a": { "buttons": [{ "title": "OK", "added": true }] } },
      """,
      [
        "2:49 \"added\" is for alert views and action sheets, but the profile's alerts are alert controllers"
      ]),
    BadFile(
      controller,
      """
      "alerts": { "a": { "buttons": ["OK"], "preferred": 1 } },
      """,
      [
        "2:52 there is no button 1 (indices go from 0 to 0)"
      ]),
    BadFile(
      controller,
      """
      "alerts": { "a": { "style": "actionSheet", "textFields": 1 } },
      """,
      [
        "2:58 an action sheet has no text fields"
      ]),
    BadFile(
      controller,
      """
      "alerts": { "a": { "textFields": 11 } },
      """,
      [
        "2:34 \"textFields\" must be between 0 and 10, found 11"
      ]),
    BadFile(
      controller,
      """
      "alerts": { "a": { "buttons": [{ "role": "cancel" }, { "title": "x", "role": "cancel" }] } },
      """,
      [
        "2:78 an alert controller has one cancel action at most"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "delegate": { "implements": ["clickd", "clicked", "clicked"], "enabels": true } } },
      """,
      [
        "2:49 an element of \"implements\" must be one of \"willPresent\", \"didPresent\", \"clicked\", \"cancel\", \"willDismiss\", \"didDismiss\", \"shouldEnable\", found \"clickd\" (did you mean \"clicked\"?)",
        "2:70 an element of \"implements\" is there already: \"clicked\"",
        "2:82 unknown key \"enabels\" (did you mean \"enables\"?)",
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "delegate": { "enables": "yes" } } },
      """,
      [
        "2:45 \"enables\" must be true, false or an object, found a string"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "delegate": { "enables": { "field": 10, "equals": null } } } },
      """,
      [
        "2:56 \"field\" must be between 0 and 9, found 10",
        "2:70 \"equals\" must be a string, found null",
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "delegate": "none" } },
      """,
      [
        "2:32 \"delegate\" must be an object or null, found a string"
      ]),
    BadFile(
      view,
      """
      "alerts": { "root": {}, "1st": {}, "a.b": {}, "timer": {} },
      """,
      [
        "2:13 no alert can be called \"root\" (the word means something else in events)",
        "2:25 \"1st\" is no name for an alert (names are letters, digits, - and _, and start with a letter)",
        "2:36 \"a.b\" is no name for an alert (names are letters, digits, - and _, and start with a letter)",
        "2:47 no alert can be called \"timer\" (the word means something else in events)",
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "cancelButtonIndex": 100000 } },
      """,
      [
        "2:41 \"cancelButtonIndex\" must be between -32768 and 32767, found 100000"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": {}, "b": {}, "c": {}, "d": {}, "e": {}, "f": {}, "g": {}, "h": {},
        "i": {} },
      """,
      [
        "3:3 too many alerts: a scenario has room for 8"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["0","1","2","3","4","5","6","7","8","9","10","11","12","13","14","15","16","17","18","19","20","21","22","23","24","25","26","27","28","29","30","31",
      "x"] } },
      """,
      [
        "3:1 too many buttons: an alert has room for 32"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": {}, "a": {} },
      """,
      [
        "2:22 duplicate key \"a\" (the first is at 2:13)"
      ]),
  ]
}
