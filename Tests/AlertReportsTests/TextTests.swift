import AlertSearch
import AlertSimulation
import Foundation
import Testing

@testable import AlertReports

@Suite struct TextTests {
  // Lines that hold a path or a token may be longer.
  @Test(arguments: Samples.hostile) func aHostileTextNeitherWidensNorSteersTheReport(
    text: String
  ) throws {
    for scenario in [try Samples.stuck(text), try Samples.unexpected(text)] {
      let written = TextWriter().write(Report(command: "run", seed: 0, scenarios: [scenario]))
      for line in written.split(separator: "\n") {
        #expect(line.contains("alertlab replay") || DisplayWidth.of(line) <= 80, "\(line)")
        #expect(!line.trimmingCharacters(in: .whitespaces).hasPrefix("::"))
      }
      #expect(!written.contains("##["))
      for scalar in written.unicodeScalars where scalar != "\n" {
        #expect(scalar.properties.generalCategory != .control)
        #expect(scalar.properties.generalCategory != .format)
      }
    }
  }

  @Test(arguments: Samples.hostile) func whatCannotBeRunIsToldAndSteersNothing(text: String) {
    let input = Samples.unusable(text, path: "::error::\n\u{1B}[31m.json5")
    let report = Report(command: "run", seed: 0, scenarios: [], unusable: [input])
    let written = TextWriter().write(report)
    #expect(
      written.contains("::error::\\u{a}\\u{1b}[31m.json5:9:1: error: \"profile\" is missing\n"))
    #expect(written.contains("4 more problems\n"))
    #expect(written.hasSuffix("0 scenarios; 1 file could not be run (seed 0)\n"))
    let lines = written.split(separator: "\n").map { String($0) } + input.lines
    for line in lines {
      #expect(!line.trimmingCharacters(in: .whitespaces).hasPrefix("::"))
      #expect(!line.contains("##[") && !line.contains("\u{1B}"))
    }
    let brief = TextWriter(listsUnusable: false).write(report)
    #expect(brief == "0 scenarios; 1 file could not be run (seed 0)\n")
  }

  @Test(arguments: Samples.hostile) func theVerboseTextTellsTheTraceOfEveryScenario(
    text: String
  ) throws {
    let scenarios = [try Samples.stuck(text), try Samples.fine(), try Samples.unexpected(text)]
    let report = Report(command: "run", seed: 0, scenarios: scenarios)
    let written = TextWriter(isVerbose: true).write(report)
    let words = written.split { $0.isWhitespace }.joined(separator: " ")
    for scenario in scenarios {
      #expect(words.contains(TextSafety.printable(Notation.line(of: scenario.outcome.record))))
    }
    #expect(written.hasPrefix("c.json5: nothing wrong\n  It goes by itself [uialertview-ios6]\n"))
    for line in written.split(separator: "\n") {
      #expect(line.contains("alertlab replay") || DisplayWidth.of(line) <= 80, "\(line)")
      #expect(!line.hasPrefix(" ·") && !line.trimmingCharacters(in: .whitespaces).hasPrefix("::"))
    }
    #expect(!TextWriter().write(report).contains("c.json5"))
  }

  @Test func aLongTraceIsCut() throws {
    let lines = TraceText(try Samples.long(), Paint(isOn: false), maximum: 3).section
    #expect(lines.count == 2)
    #expect(lines.last?.hasPrefix("    show · tap(0) · didDismiss(0) · … (") == true, "\(lines)")
  }

  @Test func aTimeIsNotTornFromItsUnit() {
    let wrapper = LineWrapper(width: 20)
    #expect(
      wrapper.lines("stuck on screen from 0.300 s on") == ["stuck on screen from", "0.300 s on"])
    #expect(wrapper.lines("it happens only at 0.300 s.") == ["it happens only at", "0.300 s."])
    #expect(
      wrapper.lines("abcdefghijklmnopqrstuvwxyz", first: "  ") == [
        "  abcdefghijklmnopqr", "  stuvwxyz",
      ])
  }

  @Test func traceDifferencesBeginWithTheFirstEventThatDiffers() {
    let text = DifferenceText(
      Difference(
        kind: .trace, what: "trace", expected: "show · willPresent · didPresent · home",
        actual: "show · willPresent · cancel"))
    #expect(text.remark == "They differ from event 3 on.")
    #expect(text.rows.map(\.label) == ["both", "expected", "actual"])
    #expect(text.rows.map(\.value) == ["show · willPresent", "didPresent · home", "cancel"])
    let shorter = DifferenceText(
      Difference(kind: .trace, what: "trace", expected: "show · home", actual: "show"))
    #expect(shorter.rows.map(\.value) == ["show", "home", "nothing more"])
  }

  @Test func longStoriesKeepTheBeginningTheEndAndWhatIsMarked() throws {
    let record = try Samples.long().outcome.record
    let middle = record.events.count / 2
    let story = Story(record, marking: [middle], maximumLines: 12)
    let lines = story.entries.compactMap { if case .line(let line) = $0 { line } else { nil } }
    #expect(lines.count == 12)
    #expect(lines.first?.what.hasPrefix("shows") == true)
    #expect(lines.contains { abs($0.event - middle) < 3 })
    #expect(story.entries.count { if case .leftOut = $0 { true } else { false } } == 2)
  }

  @Test func theWorstFindingComesFirst() throws {
    let ranks = try Samples.unexpected("x").problems.map(\.rank)
    #expect(ranks == ranks.sorted(by: >))
    #expect(ranks.count > 2)
  }
}
