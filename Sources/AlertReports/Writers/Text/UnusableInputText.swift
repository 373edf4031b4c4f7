import AlertChecks

/// What could not be run, in lines: for the text report, and for others that quote it.
struct UnusableInputText {
  private static let indentation = "  "

  private let paint: Paint
  private let wrapper = LineWrapper(width: TextWriter.width)

  init(_ paint: Paint = Paint(isOn: false)) {
    self.paint = paint
  }

  /// Everything that is wrong with a file, each with its place.
  func lines(of input: UnusableInput) -> [String] {
    input.told.flatMap { flaw in
      let head = input.head(of: flaw)
      let message = head.kind + TextSafety.printable(flaw.message)
      // Editors and CI pages make the place a link, so it is not broken.
      let isShort = DisplayWidth.of("\(head.place) \(message)") <= TextWriter.width
      guard !isShort else { return ["\(head.place) \(paint.severe(message, .error))"] }
      return [head.place]
        + wrapper.lines(message, first: Self.indentation).map { paint.severe($0, .error) }
    }
  }

  /// A section with all files; nil when there are none.
  func section(of inputs: [UnusableInput]) -> String? {
    guard !inputs.isEmpty else { return nil }
    let title = paint.strong("Could not be run")
    return ([title] + inputs.flatMap(lines)).joined(separator: "\n")
  }
}
