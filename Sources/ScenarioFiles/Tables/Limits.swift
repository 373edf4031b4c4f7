/// The ranges that scenario files may use; the compiled form has room for no more.
package enum Limits {
  /// Ten thousand hours: sums of a few such durations do not overflow.
  package static let longestMicroseconds: Int64 = 36_000_000_000_000
  package static let indices = Int(Int16.min)...Int(Int16.max)
  package static let numbers = Int(Int16.min)...Int(Int16.max)
  package static let buttonIndices = 0...31
  package static let fieldIndices = 0...9
  package static let fieldCounts = 0...10
  package static let runs = 1...255
  package static let repetitions = 0...100
}
