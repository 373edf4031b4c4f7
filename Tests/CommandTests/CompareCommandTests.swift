import Foundation
import Testing

@Suite struct CompareCommandTests {
  private let file = "scenarios/examples/05-two-alerts.json5"

  // contract:F2: iOS 6 tells a covered alert that it was dismissed, iOS 7 does not.
  @Test func generationsPartWhereTheContractSays() throws {
    let run = try CommandRun("compare", file, "--profiles", "uialertview-ios7")
    #expect(run.code == 1)
    #expect(run.output.hasPrefix("- uialertview-ios6\n+ uialertview-ios7\n"))
    let different = run.output.split(separator: "\n").filter {
      $0.hasPrefix("  - ") || $0.hasPrefix("  + ")
    }
    #expect(different == ["  - 1.300 s  question.didDismiss(0)"])
    for line in run.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  // contract:U11: a controller presents one at a time, so the second alert is lost.
  @Test func findingsPartToo() throws {
    let run = try CommandRun("compare", file, "--profiles", "uialertview-ios6,uialertcontroller")
    #expect(run.code == 1)
    #expect(run.output.contains("  + lost-alert: \"notice\""))
    #expect(run.output.contains("[contract:U11]"))
  }

  @Test func whatIsTheSameIsTold() throws {
    let run = try CommandRun("compare", file, "--profiles", "uialertview-ios4")
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("The same under uialertview-ios6, uialertview-ios4: "))
    // Without names: the file's profile and all others of its kind.
    let all = try CommandRun("compare", file)
    #expect(all.output.contains("uialertview-ios12") && !all.output.contains("uialertcontroller"))
  }

  @Test(arguments: [
    ["--profiles", "uialertview-ios5"], ["--profiles", "uialertview-ios6,uialertview-ios6"],
    ["--profiles", ""],
  ])
  func wrongNamesAreAWrongCall(options: [String]) throws {
    let run = try CommandRun(["compare", file] + options, in: CommandRun.root)
    #expect(run.code == 2 && run.errors.contains("--profiles"))
  }

  @Test func aFileThatAProfileCannotExpressIsBadInput() throws {
    let run = try CommandRun(
      "compare", "scenarios/seeds/07-alert-view-cancel.json5", "--profiles", "uialertcontroller")
    #expect(run.code == 3)
    #expect(run.errors.contains("compare profiles of one kind"))
  }
}
