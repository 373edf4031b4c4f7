import AlertSimulation

/// The checks that AlertLab knows.
package enum CheckCatalogue {
  /// All of them, in the order in which they are listed and run.
  package static let all: [any Check.Type] = [
    StuckUI.self, NoExit.self, RePresentationLoop.self, BlockedUI.self, CallbackOrder.self,
    CallbackMissing.self, DoubleCallback.self, WrongIndex.self, LostAlert.self,
    DanglingDelegate.self, IllegalOperation.self, UnhandledButton.self, DisabledAction.self,
    UnreachableHandler.self, IgnoredInput.self, Nondeterminism.self,
  ]

  /// Those that look at moves one by one; the others look at whole runs.
  package static let ofMoves: [any Check.Type] = [
    CallbackOrder.self, CallbackMissing.self, DoubleCallback.self, WrongIndex.self,
    DanglingDelegate.self, IllegalOperation.self, UnhandledButton.self,
  ]

  /// Those that an exploration decides; the others are about the text of a scenario or about one run.
  package static let explored: [any Check.Type] = [
    StuckUI.self, NoExit.self, RePresentationLoop.self, BlockedUI.self, CallbackOrder.self,
    CallbackMissing.self, DoubleCallback.self, WrongIndex.self, LostAlert.self,
    DanglingDelegate.self, IllegalOperation.self, UnhandledButton.self,
  ]

  /// The one with an id, if there is one.
  package static func named(_ id: String) -> (any Check.Type)? {
    all.first { $0.description.id == id }
  }
}
