/// A statement of app logic or an input of the script: its operands, and what it means.
package struct Verb<Meaning>: Sendable {
  /// The key that tells the verb; its value is what the verb acts on.
  package let subject: FieldRule
  package let operands: [FieldRule]
  /// Operands of which there must be exactly one.
  package let alternatives: [String]
  /// All keys that the object may have.
  package let table: FieldTable
  /// Finds what the operands' own rules cannot tell.
  let check: @Sendable (Fields) -> Complaint?
  /// Makes the meaning out of operands that are in order.
  let build: @Sendable (Fields) -> Meaning

  /// What is wrong with one operand.
  struct Complaint: Sendable {
    let key: String
    let message: String
  }

  /// Makes a verb; `common` are the keys that all verbs of its kind have.
  init(
    _ subject: FieldRule, _ operands: [FieldRule] = [], alternatives: [String] = [],
    common: [FieldRule] = [], check: @escaping @Sendable (Fields) -> Complaint? = { _ in nil },
    build: @escaping @Sendable (Fields) -> Meaning
  ) {
    self.subject = subject
    self.operands = operands
    self.alternatives = alternatives
    table = FieldTable("the object", common + [subject] + operands)
    self.check = check
    self.build = build
  }

  /// The verb's name.
  package var name: String { subject.key }
}
