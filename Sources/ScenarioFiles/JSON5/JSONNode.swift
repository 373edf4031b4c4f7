/// One value of a parsed file together with its place in it.
package struct JSONNode: Hashable, Sendable {
  /// What the value is.
  package enum Kind: Hashable, Sendable {
    /// An object with its members in the order of the file.
    case object([Member])
    /// An array.
    case array([JSONNode])
    /// A string with its escapes resolved.
    case string(String)
    /// A finite number.
    case number(JSONNumber)
    /// `true` or `false`.
    case bool(Bool)
    /// `null`.
    case null
  }

  /// A key and its value; an object has no two equal keys.
  package struct Member: Hashable, Sendable {
    /// The key with its escapes resolved.
    package let key: String

    /// The byte offset of the key's first character or quote.
    package let keyOffset: Int

    /// The value.
    package let value: JSONNode
  }

  /// What the value is.
  package let kind: Kind

  /// The bytes of the value in the file, from its first to behind its last.
  package let range: Range<Int>

  /// The value's kind in words with an article, such as `an array`.
  package var kindName: String {
    switch kind {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .bool(let value): "\(value)"
    case .null: "null"
    }
  }

  /// The value without its place.
  package var value: JSONValue {
    switch kind {
    case .object(let members): .object(members.map { .init(key: $0.key, value: $0.value.value) })
    case .array(let elements): .array(elements.map(\.value))
    case .string(let text): .string(text)
    case .number(let number): .number(number)
    case .bool(let value): .bool(value)
    case .null: .null
    }
  }
}
