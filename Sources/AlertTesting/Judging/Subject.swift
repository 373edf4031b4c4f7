import AlertChecks
import AlertReports
import AlertSearch
import AlertSimulation
import Foundation
import ScenarioFiles

/// Why a scenario cannot be run, for people.
struct UnusableScenario: Error {
  let text: String
}

/// A scenario that is ready to run, wherever it came from.
struct Subject {
  let loaded: LoadedScenario
  /// The scenario built in Swift, which has no file yet.
  let built: CaseFile?

  static let loader = ScenarioLoader(checks: CheckCatalogue.all.map { $0.description.id })

  /// Loads a file.
  init(path: String, _ caller: Caller) throws(UnusableScenario) {
    let place = PackageFolder(of: caller).place(of: path)
    let bytes: [UInt8]
    do throws(PathError) {
      bytes = try ScenarioPaths.bytes(of: place)
    } catch {
      let told: PathError =
        switch error {
        case .missing: .missing(path)
        case .unreadable: .unreadable(path)
        }
      throw UnusableScenario(text: "\(told)" + (place == path ? "" : " (looked for \(place))"))
    }
    do throws(FileProblems) {
      loaded = try Self.loader.load(bytes, path: path)
    } catch {
      throw UnusableScenario(text: error.description)
    }
    built = nil
  }

  /// Takes a scenario built in Swift by way of its file, so that the same is right, and wrong, as in files.
  init(_ scenario: AlertScenario, _ caller: Caller) throws(UnusableScenario) {
    guard let definition = scenario.scenario, scenario.flaws.isEmpty else {
      throw UnusableScenario(text: scenario.flaws.joined(separator: "\n"))
    }
    let file = CaseFile(definition, scenario.levels, in: PackageFolder(of: caller))
    do throws(FileProblems) {
      loaded = try Self.loader.load(Array(file.text.utf8), path: file.path)
    } catch {
      throw UnusableScenario(text: file.explanation(of: error))
    }
    built = file
  }

  /// What is found from a severity on and not tolerated, and where the trace and reads are not as the file expects.
  func failures(from threshold: Severity) throws(UnusableScenario) -> [String] {
    var expectation = loaded.expectation ?? Expectation()
    expectation.findings = nil
    let run = try run(expectation, threshold: threshold)
    let findings = run.outcome.findings.filter { run.gate.status(of: $0, in: run.path).fails }
    return explained(findings.map { TextWriter().write($0, of: run) } + differences(in: run))
  }

  /// Where what comes of the scenario is not what is expected.
  func failures(expecting findings: [AlertFinding]) throws(UnusableScenario) -> [String] {
    var flaws: [String] = []
    var expectation = loaded.expectation ?? Expectation()
    expectation.findings = findings.map { $0.expected(in: loaded.compiled, &flaws) }
    guard flaws.isEmpty else { throw UnusableScenario(text: flaws.joined(separator: "\n")) }
    return explained(differences(in: try run(expectation, threshold: .error)))
  }

  private func run(
    _ expectation: Expectation, threshold: Severity
  ) throws(UnusableScenario) -> ReportedScenario {
    do throws(CalendarDate.Flaw) {
      return ReportedScenario(
        path: loaded.path,
        outcome: ScenarioOutcome(
          Runner.runScript(loaded.compiled), levels: loaded.levels.byCheck,
          expectation: expectation),
        gate: Gate(
          threshold: threshold, allowances: loaded.allowances, today: try CalendarDate.today()),
        lister: .test)
    } catch {
      throw UnusableScenario(text: "the clock tells a day that no calendar has")
    }
  }

  private func differences(in run: ReportedScenario) -> [String] {
    (run.outcome.differences ?? []).map { TextWriter().write($0, of: run) }
  }

  // The command replays from a file.
  private func explained(_ failures: [String]) -> [String] {
    guard !failures.isEmpty, let problem = built?.write() else { return failures }
    return failures.map { "\($0)\n\(problem)" }
  }
}
