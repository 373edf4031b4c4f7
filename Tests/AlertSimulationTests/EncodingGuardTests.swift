import AlertModel
import SimulationKernel
import Testing

@testable import AlertSimulation

/// The canonical encoding holds every field that the future depends on (design 4).
@Suite struct EncodingGuardTests {
  /// Worlds between moves, reached at random.
  static func worlds(_ name: String, walks: Int, steps: Int) throws -> [(World, Compiled)] {
    let compiled = try SampleScenarios.compiled(name)
    var found: [(World, Compiled)] = []
    for seed in 0..<UInt64(walks) {
      var walk = RandomWalk(compiled, seed: 1_000 + seed)
      for _ in 0..<steps where walk.step() {
        if walk.world.life.state != .ended { found.append((walk.world, compiled)) }
      }
    }
    return found
  }

  @Test func everyStoredFieldOfAWorldHasAMutation() throws {
    let compiled = try SampleScenarios.compiled("progress")
    let elements: [String: Any] = [
      "alerts.machines": AlertMachine(),
      "edits.entries": AlertEdits.Entry(alert: 0, key: 0, value: 0),
      "turn.items": Turn.Item(kind: .steps, subject: 0, place: 0, presentation: 0),
      "delegates.links": Delegates.Link(),
    ]
    var paths: Set<String> = []
    for part in Mirror(reflecting: World(compiled)).children {
      let name = part.label ?? "?"
      let fields = Mirror(reflecting: part.value).children
      if fields.isEmpty { paths.insert(name) }
      for field in fields {
        let path = "\(name).\(field.label ?? "?")"
        guard let element = elements[path] else {
          paths.insert(path)
          continue
        }
        for child in Mirror(reflecting: element).children {
          paths.insert("\(path).\(child.label ?? "?")")
        }
      }
    }
    #expect(paths.count > 30, "the mirror shows the fields")
    let covered = Set(WorldField.all.map(\.path))
    #expect(paths.subtracting(covered).isEmpty, "fields without a mutation")
    #expect(covered.subtracting(paths).isEmpty, "mutations without a field")
  }

  @Test func changingAFieldThatMattersChangesTheEncoding() throws {
    var alive: [String: Int] = [:]
    var problems: Set<String> = []
    for name in SampleScenarios.names {
      for (place, (reached, compiled)) in try Self.worlds(name, walks: 4, steps: 40).enumerated() {
        for world in place % 10 == 0 ? [reached, Self.midTurn(reached)] : [reached] {
          let before = Self.fingerprint(world, compiled)
          for field in WorldField.all where field.historyOnly == nil {
            for place in WorldField.places {
              var changed = world
              guard field.change(&changed, compiled, place),
                field.matters(world, compiled, place)
              else { continue }
              alive[field.path, default: 0] += 1
              if Self.fingerprint(changed, compiled) == before {
                problems.insert("\(field.path) at \(place) in \(name)")
              }
            }
          }
        }
      }
    }
    #expect(problems.isEmpty, "\(problems.sorted())")
    // Each field matters in some of these worlds, so that nothing above passes for want of a trial.
    for field in WorldField.all where field.historyOnly == nil {
      #expect(alive[field.path, default: 0] > 0, "\(field.path) never mattered")
    }
  }

  // A world in the middle of a turn, as between two callbacks.
  private static func midTurn(_ world: World) -> World {
    var world = world
    world.turn.items.append(
      Turn.Item(kind: .program, subject: 0, place: 3, presentation: 1))
    return world
  }

  // What the encoding leaves out, because it is history or dead, must have no effect.
  @Test(arguments: SampleScenarios.names)
  func changingWhatTheEncodingLeavesOutChangesNoFuture(name: String) throws {
    var generator = SeededGenerator(seed: 7)
    var leftOut: [String: Int] = [:]
    var problems: Set<String> = []
    for (world, compiled) in try Self.worlds(name, walks: 12, steps: 40) {
      let before = Self.fingerprint(world, compiled)
      for _ in 0..<12 {
        let field = WorldField.all[Int(generator.below(UInt64(WorldField.all.count)))]
        let place = Int(generator.below(UInt64(WorldField.places.count)))
        var changed = world
        guard field.change(&changed, compiled, place),
          Self.fingerprint(changed, compiled) == before
        else {
          if field.historyOnly != nil, field.change(&changed, compiled, place) {
            problems.insert("\(field.path) is encoded although it is \(field.historyOnly ?? "")")
          }
          continue
        }
        leftOut[field.path, default: 0] += 1
        let twins = Twins(compiled: compiled)
        let step = twins.difference(world, changed)
        let path = twins.difference(world, changed, steps: 15) {
          Int(generator.below(UInt64($0)))
        }
        if let problem = step ?? path { problems.insert("\(field.path): \(problem)") }
      }
    }
    #expect(problems.isEmpty, "\(problems.sorted().prefix(3))")
    #expect(leftOut.values.reduce(0, +) > 100)
  }

  @Test func aWorldWhoseProcessHasEndedIsLikeEveryOther() throws {
    var encodings: Set<[UInt8]> = []
    for name in SampleScenarios.names {
      let compiled = try SampleScenarios.compiled(name)
      var world = World(compiled)
      var buffer = EventBuffer()
      world.apply(Move(.system(.launch), at: .zero), in: compiled, &buffer)
      world.apply(Move(.system(.kill), at: .zero), in: compiled, &buffer)
      encodings.insert(Twins.encoding(of: world, compiled))
      #expect(Twins.moves(of: world, compiled).isEmpty)
    }
    #expect(encodings.count == 1)
  }

  private static func fingerprint(_ world: World, _ compiled: Compiled) -> Fingerprint {
    var bytes = StateBytes()
    world.encode(compiled, into: &bytes)
    return bytes.fingerprint
  }
}
