import AlertSearch
import AlertSimulation
import ScenarioFiles
import SimulationKernel

/// What the command line says about people and interruptions.
struct SimulationOptions: Sendable {
  let people: [Persona]?
  let interruptions: [InterruptionRate]?
  let amount: SimulationAmount

  static let options = [
    OptionSpecification(
      "--people", value: "NAMES",
      help: "simulate these people, such as ordinary,habituated: each does all the runs"),
    OptionSpecification(
      "--interruptions", value: "RATES",
      help: "what interrupts them, with mean times, such as home=60s,lock=120s"),
    OptionSpecification(
      "--runs", value: "N", help: "how many runs each person does (default 1000)"),
    OptionSpecification(
      "--for", value: "TIME", help: "instead: runs until their virtual times add up, such as 10m"),
  ]

  /// Reads the options; nil when nothing asks for a simulation.
  static func read(_ arguments: Arguments) throws(UsageError) -> SimulationOptions? {
    let names = ["--people", "--interruptions", "--runs", "--for"]
    guard names.contains(where: arguments.has) else { return nil }
    if arguments.has("--runs"), arguments.has("--for") {
      throw UsageError(message: "--runs and --for cannot be used together")
    }
    return SimulationOptions(
      people: try people(arguments), interruptions: try interruptions(arguments),
      amount: try amount(arguments))
  }

  private static func amount(_ arguments: Arguments) throws(UsageError) -> SimulationAmount {
    guard let text = arguments.text("--for") else {
      return .runs(Int(try arguments.number("--runs", in: 1...100_000_000, default: 1_000)))
    }
    let time = try duration(text, "--for")
    guard time > .zero, time <= InterruptionRate.means.upperBound else {
      throw UsageError(message: "--for takes a time above 0s, at most 10000h, not \"\(text)\"")
    }
    return .time(time)
  }

  private static func people(_ arguments: Arguments) throws(UsageError) -> [Persona]? {
    guard let text = arguments.text("--people") else { return nil }
    var people: [Persona] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard let persona = PersonaCatalogue.named(name) else {
        let known = PersonaCatalogue.all.map(\.id).joined(separator: ", ")
        throw UsageError(message: "--people: there is no \"\(name)\"; there is \(known)")
      }
      guard !people.contains(where: { $0.id == name }) else {
        throw UsageError(message: "--people names \(name) twice")
      }
      people.append(persona)
    }
    return people
  }

  private static func interruptions(
    _ arguments: Arguments
  ) throws(UsageError) -> [InterruptionRate]? {
    guard let text = arguments.text("--interruptions") else { return nil }
    var rates: [InterruptionRate] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let words = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard words.count == 2 else {
        throw UsageError(
          message: "--interruptions takes NAME=MEAN, such as home=60s, not \"\(part)\"")
      }
      let rate = try rate(words[0], words[1])
      guard !rates.contains(where: { $0.kind.id == words[0] }) else {
        throw UsageError(message: "--interruptions names \(words[0]) twice")
      }
      rates.append(rate)
    }
    return rates
  }

  private static func rate(
    _ name: String, _ mean: String
  ) throws(UsageError) -> InterruptionRate {
    guard let kind = InterruptionCatalogue.named(name) else {
      let known = InterruptionCatalogue.all.map(\.id).joined(separator: ", ")
      throw UsageError(message: "--interruptions: there is no \"\(name)\"; there is \(known)")
    }
    guard let rate = InterruptionRate(kind, mean: try duration(mean, "--interruptions")) else {
      throw UsageError(
        message: "--interruptions: a mean is from 1ms to 10000h, not \"\(mean)\"")
    }
    return rate
  }

  private static func duration(
    _ text: String, _ option: String
  ) throws(UsageError) -> TimeSpan {
    do throws(DurationFlaw) {
      return TimeSpan(microseconds: try DurationText.parse(text))
    } catch {
      throw UsageError(
        message: "\(option): \"\(text)\" is no duration such as 60s; \(DurationText.unitList)")
    }
  }
}
