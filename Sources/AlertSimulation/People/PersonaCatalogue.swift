/// The people that AlertLab knows.
package enum PersonaCatalogue {
  /// All of them, in the order in which they are listed.
  package static let all: [Persona] = [
    .ordinary, .habituated, .impatientDoubleTapper, .childMonkey, .nobody,
  ]

  /// The one with a name, if there is one.
  package static func named(_ id: String) -> Persona? {
    all.first { $0.id == id }
  }
}
