import AlertModel
import AlertReports
import AlertSearch
import AlertSimulation
import ScenarioFiles

/// Runs one scenario by the rules of several toolkits, and tells where they part.
struct CompareCommand: Command {
  let specification = CommandSpecification(
    name: "compare",
    summary: "Run a scenario by the rules of several profiles, and tell where they part.",
    operands: "FILE", operandCount: 1...1,
    options: [
      OptionSpecification(
        "--profiles", value: "NAMES",
        help: "the profiles, such as uialertview-ios6,uialertview-ios7; one is compared with the "
          + "file's own (default: the file's and all others of its kind)")
    ])

  func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    let path = arguments.operands[0]
    let own = try Self.load(path, nil)
    let profiles = try Self.profiles(arguments.text("--profiles"), own)
    let outcomes = try profiles.map { profile in
      let scenario = profile == own.compiled.profile.id ? own : try Self.load(path, profile)
      return (
        profile,
        ScenarioOutcome(
          Runner.runScript(scenario.compiled), levels: scenario.levels.byCheck, expectation: nil)
      )
    }
    let comparison = Comparison(outcomes)
    console.write(ComparisonText.text(of: comparison))
    return comparison.isEqual ? .clean : .findings
  }

  private static func load(_ path: String, _ profile: String?) throws -> LoadedScenario {
    do throws(UnusableInput) {
      return try ScenarioInput.load(file: path, profile: profile)
    } catch {
      let hint = profile.map {
        ["the file says something that \($0) does not have: compare profiles of one kind"]
      }
      throw InputError(error.lines + (hint ?? []))
    }
  }

  private static func profiles(
    _ text: String?, _ own: LoadedScenario
  ) throws(UsageError) -> [String] {
    let file = own.compiled.profile
    guard let text else {
      return [file.id]
        + ProfileCatalogue.all.map { $0.profile() }
        .filter { $0.alertKind == file.alertKind && $0.id != file.id }.map(\.id)
    }
    var names: [String] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard ProfileCatalogue.named(name) != nil else {
        let known = ProfileCatalogue.all.map(\.id).joined(separator: ", ")
        throw UsageError(message: "--profiles: there is no \"\(name)\"; there is \(known)")
      }
      guard !names.contains(name) else {
        throw UsageError(message: "--profiles names \(name) twice")
      }
      names.append(name)
    }
    return names.count == 1 ? [file.id] + names.filter { $0 != file.id } : names
  }
}
