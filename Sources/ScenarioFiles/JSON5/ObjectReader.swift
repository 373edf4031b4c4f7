/// Reads the members of one object by key and collects everything that is wrong with them.
///
/// Every key that is asked for becomes a known key; ``finish()`` reports all others.
package struct ObjectReader {
  /// The byte offset of the object's opening bracket.
  package let offset: Int

  /// Where problems go; nested readers report into the same list.
  package let problems: Problems

  private let members: [JSONNode.Member]
  private let label: String
  private var known: [String] = []

  /// Makes a reader, or reports that the value is not an object.
  package init?(_ node: JSONNode, label: String = "the file", problems: Problems) {
    guard case .object(let members) = node.kind else {
      let site = ValueSite(node: node, label: label, problems: problems)
      site.reportKind(expected: "an object")
      return nil
    }
    offset = node.range.lowerBound
    self.members = members
    self.label = label
    self.problems = problems
  }

  /// Whether the object has the key, which becomes a known one.
  package mutating func has(_ key: String) -> Bool {
    find(key) != nil
  }

  /// Reads a member that must be there; nil means that a problem was reported.
  package mutating func required<Value>(_ key: String, _ shape: ValueShape<Value>) -> Value? {
    guard let member = find(key) else {
      problems.report(at: offset, "\(label) has no \(EscapedText.quoted(key))")
      return nil
    }
    return read(member, shape)
  }

  /// Reads a member that may be missing; nil means that it is, or that a problem was reported.
  package mutating func optional<Value>(_ key: String, _ shape: ValueShape<Value>) -> Value? {
    find(key).flatMap { read($0, shape) }
  }

  /// Accepts keys whatever their values are, such as `$schema`.
  package mutating func ignore(_ keys: String...) {
    known += keys
  }

  /// Reports a problem with the value of a key, or with the object if it has no such key.
  package func report(_ key: String, _ message: String, hint: String? = nil) {
    problems.report(at: offset(of: key), message, hint: hint)
  }

  /// The byte offset of a key's value, or of the object if it has no such key.
  package func offset(of key: String) -> Int {
    members.first { $0.key == key }?.value.range.lowerBound ?? offset
  }

  /// The position of a key's value, or of the object if it has no such key.
  package func position(of key: String) -> SourcePosition {
    problems.source.position(at: offset(of: key))
  }

  /// Reports all keys that nobody asked for, each with the known key it may have been meant to be.
  package func finish() {
    let given = Set(members.map(\.key))
    for member in members where !known.contains(member.key) {
      // A key that is there already is hardly the one that was meant.
      let candidates = known.lazy.filter { !given.contains($0) }
      problems.report(
        at: member.keyOffset, "unknown key \(EscapedText.quoted(member.key))",
        hint: NearestName.find(member.key, in: candidates)
          .map { "did you mean \(EscapedText.quoted($0))?" })
    }
  }

  private mutating func find(_ key: String) -> JSONNode.Member? {
    if !known.contains(key) { known.append(key) }
    return members.first { $0.key == key }
  }

  private func read<Value>(_ member: JSONNode.Member, _ shape: ValueShape<Value>) -> Value? {
    let label = EscapedText.quoted(member.key)
    return shape.read(ValueSite(node: member.value, label: label, problems: problems))
  }
}
