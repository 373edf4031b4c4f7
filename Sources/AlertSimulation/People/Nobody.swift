extension Persona {
  /// Does nothing: what happens to an alert when no person is there.
  package static let nobody = Persona(
    id: "nobody", title: "does nothing", manner: .absent)
}
