import AlertSimulation

/// What is wrong with a file that could not be run, as the JSON report tells it.
struct WireInputErrors: Encodable {
  struct WireError: Encodable {
    let message: String
    let line: Int?
    let column: Int?
  }

  let path: String
  let errors: [WireError]
  let errorsLeftOut: Int

  init(_ input: UnusableInput) {
    path = input.path
    errors = input.flaws.map {
      WireError(message: $0.message, line: $0.place?.line, column: $0.place?.column)
    }
    errorsLeftOut = input.leftOut
  }
}
