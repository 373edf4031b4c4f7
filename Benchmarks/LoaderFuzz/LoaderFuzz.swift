import AlertChecks
import AlertSimulation
import Glibc
import ScenarioFiles
import SimulationKernel

/// Feeds damaged copies of the shipped scenario files to the loader: none may trap, hang, or get an answer without
/// a place.
@main
struct LoaderFuzz {
  private static let loader = ScenarioLoader(checks: CheckCatalogue.all.map { $0.description.id })

  private var loaded = 0
  private var refused = 0
  private var wrong = 0
  private var slowest = (number: UInt64(0), duration: Duration.zero)

  static func main() {
    do {
      let options = try FuzzOptions(CommandLine.arguments)
      let paths = try ScenarioPaths.scenarioFiles(under: [options.folder])
      let files = try paths.map { path throws(PathError) in try ScenarioPaths.bytes(of: path) }
      guard !files.isEmpty else { throw PathError.missing(options.folder) }
      let mutator = Mutator(files: files, seed: options.seed)
      if let number = options.shown {
        print(String(decoding: mutator.file(number), as: UTF8.self), terminator: "")
        return
      }
      var fuzz = LoaderFuzz()
      fuzz.run(mutator, options.mutations)
      exit(fuzz.wrong == 0 ? 0 : 1)
    } catch {
      print("loader-fuzz: \(error)")
      exit(2)
    }
  }

  private mutating func run(_ mutator: Mutator, _ count: UInt64) {
    CrashNote.watch()
    let clock = ContinuousClock()
    let start = clock.now
    var last = start
    for number in 0..<count {
      CrashNote.begin(number)
      judge(mutator.file(number), number)
      let now = clock.now
      if now - last > slowest.duration { slowest = (number, now - last) }
      last = now
    }
    let seconds = Double((last - start) / .milliseconds(1)) / 1_000
    print(
      "loader-fuzz: \(count) mutations (seed \(mutator.seed)) of \(mutator.files.count) files in "
        + "\(Int(seconds)) s, \(Int(Double(count) / max(seconds, 0.001))) a second")
    print("\(loaded) loaded, \(refused) refused, \(wrong) wrong; no crash, no hang")
    print("slowest: mutation \(slowest.number), \(slowest.duration / .milliseconds(1)) ms")
  }

  private mutating func judge(_ bytes: [UInt8], _ number: UInt64) {
    do throws(FileProblems) {
      let scenario = try Self.loader.load(bytes, path: "f")
      loaded += 1
      // What loads is printed and loaded again as the same.
      guard loaded % 8 == 0 else { return }
      let text = ScenarioPrinter.text(of: scenario)
      let again = try Self.loader.load(Array(text.utf8), path: "f")
      if again.compiled.fingerprint != scenario.compiled.fingerprint
        || ScenarioPrinter.text(of: again) != text
      {
        complain(number, "printed, it is another scenario")
      }
    } catch {
      refused += 1
      let lines = 1 + bytes.count { $0 == 0x0A || $0 == 0x0D }
      let isPlaced = error.problems.allSatisfy { problem in
        (1...lines).contains(problem.position.line)
          && (1...(bytes.count + 1)).contains(problem.position.column) && !problem.message.isEmpty
      }
      if !isPlaced || !(1...20).contains(error.problems.count) {
        complain(number, "a problem without a place: \(error)")
      }
    }
  }

  private mutating func complain(_ number: UInt64, _ message: String) {
    wrong += 1
    if wrong <= 20 { print("mutation \(number): \(message)") }
  }
}
