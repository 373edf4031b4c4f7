import AlertSimulation

/// The checks that AlertLab knows.
package enum CheckCatalogue {
  /// All of them, in the order in which they are listed and run.
  package static let all: [any Check.Type] = [
    StuckUI.self, NoExit.self, CallbackOrder.self, CallbackMissing.self, DoubleCallback.self,
    WrongIndex.self, LostAlert.self, DanglingDelegate.self, IllegalOperation.self,
    UnhandledButton.self, IgnoredInput.self, Nondeterminism.self,
  ]

  /// The one with an id, if there is one.
  package static func named(_ id: String) -> (any Check.Type)? {
    all.first { $0.description.id == id }
  }
}
