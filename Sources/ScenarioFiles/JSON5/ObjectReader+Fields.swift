// The usual shapes by name. A method without a default reads a required member and gives nil when
// that was reported; one with a default gives the default when the member is missing or wrong.
extension ObjectReader {
  /// Reads a required string.
  package mutating func string(_ key: String) -> String? {
    required(key, .string)
  }

  /// Reads a string that may be missing.
  package mutating func string(_ key: String, default value: String) -> String {
    optional(key, .string) ?? value
  }

  /// Reads a required whole number within bounds.
  package mutating func integer<Value: FixedWidthInteger>(
    _ key: String, in bounds: ClosedRange<Value>
  ) -> Value? {
    required(key, .integer(in: bounds))
  }

  /// Reads a whole number within bounds that may be missing.
  package mutating func integer<Value: FixedWidthInteger>(
    _ key: String, in bounds: ClosedRange<Value>, default value: Value
  ) -> Value {
    optional(key, .integer(in: bounds)) ?? value
  }

  /// Reads a required truth value.
  package mutating func bool(_ key: String) -> Bool? {
    required(key, .bool)
  }

  /// Reads a truth value that may be missing.
  package mutating func bool(_ key: String, default value: Bool) -> Bool {
    optional(key, .bool) ?? value
  }

  /// Reads a required object by a reader of its own, which needs its own ``finish()``.
  package mutating func object(_ key: String) -> ObjectReader? {
    required(key, .object)
  }

  /// Reads a required array.
  package mutating func array(_ key: String) -> [JSONNode]? {
    required(key, .array)
  }

  /// Reads a required array of one shape; elements of another are reported and left out.
  package mutating func array<Element>(
    _ key: String, of element: ValueShape<Element>, count: ClosedRange<Int> = 0...(.max)
  ) -> [Element]? {
    required(key, .array(of: element, count: count))
  }

  /// Reads a required duration in microseconds.
  package mutating func duration(
    _ key: String, in bounds: ClosedRange<Int64> = 0...(.max)
  ) -> Int64? {
    required(key, .duration(in: bounds))
  }

  /// Reads a duration in microseconds that may be missing.
  package mutating func duration(
    _ key: String, in bounds: ClosedRange<Int64> = 0...(.max), default value: Int64
  ) -> Int64 {
    optional(key, .duration(in: bounds)) ?? value
  }

  /// Reads a required range of durations in microseconds.
  package mutating func durationRange(
    _ key: String, in bounds: ClosedRange<Int64> = 0...(.max)
  ) -> ClosedRange<Int64>? {
    required(key, .durationRange(in: bounds))
  }

  /// Reads a range of durations in microseconds that may be missing.
  package mutating func durationRange(
    _ key: String, in bounds: ClosedRange<Int64> = 0...(.max), default value: ClosedRange<Int64>
  ) -> ClosedRange<Int64> {
    optional(key, .durationRange(in: bounds)) ?? value
  }

  /// Reads a required string out of a list.
  package mutating func choice(_ key: String, of allowed: [String]) -> String? {
    required(key, .choice(of: allowed))
  }

  /// Reads a string out of a list that may be missing.
  package mutating func choice(
    _ key: String, of allowed: [String], default value: String
  ) -> String {
    optional(key, .choice(of: allowed)) ?? value
  }
}
