import AlertModel

/// What an alert can be at one time or another: its set-up, and all that statements that can run make of it.
struct AlertFacts: Sendable {
  var isShown = false
  var hasDelegate = false
  var methods: DelegateMethods = []
  /// The cancel button's index; −1 for none.
  var cancel: PossibleIndices
  var preferred: PossibleIndices
  /// The buttons that statements enable.
  var enabled = PossibleIndices()
  var styles: [AlertStyle]
  var fields: Int
  var addsButtons = false
  /// The indices with which code dismisses it.
  var dismissals = PossibleIndices()

  init(_ alert: CompiledAlert) {
    cancel = PossibleIndices([alert.cancelIndex])
    preferred = PossibleIndices([alert.preferred])
    styles = [alert.style]
    fields = alert.fields
  }

  mutating func gain(delegate number: Int, of compiled: Compiled) {
    guard number >= 0 else { return }
    hasDelegate = true
    methods.formUnion(compiled.delegates[number].methods)
  }
}
