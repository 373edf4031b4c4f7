package import SimulationKernel

/// A person who is playing: what they have noticed and intend, which is no part of the world.
package struct Player: Sendable {
  private enum State: Sendable {
    case absent
    case answering(Answerer)
    case tapping(RandomTapper)
  }

  private var state: State

  /// Makes a person, who knows nothing yet.
  package init(_ persona: Persona, _ generator: SeededGenerator, _ matter: ReadingMatter) {
    switch persona.manner {
    case .absent: state = .absent
    case .answering(let answering):
      state = .answering(Answerer(answering, generator, matter))
    case .tappingAnywhere(let tapping): state = .tapping(RandomTapper(tapping, generator))
    }
  }

  /// When the person does something next, if nothing happens before; "never" if nothing is intended.
  package var next: Instant {
    switch state {
    case .absent: .never
    case .answering(let person): person.next
    case .tapping(let person): person.next
    }
  }

  /// Lets the person see what has become of the world.
  package mutating func look(at world: World, _ compiled: Compiled) {
    guard case .answering(var person) = state else { return }
    // Taken out while it changes, so that it is not copied.
    state = .absent
    person.look(at: world, compiled)
    state = .answering(person)
  }

  /// Does what was due at `next`; nil when that cannot be seen from outside.
  package mutating func act(in world: World, _ compiled: Compiled) -> Action? {
    switch state {
    case .absent: return nil
    case .answering(var person):
      state = .absent
      defer { state = .answering(person) }
      return person.act(in: world, compiled)
    case .tapping(var person):
      state = .absent
      defer { state = .tapping(person) }
      return person.act(in: world, compiled)
    }
  }
}
