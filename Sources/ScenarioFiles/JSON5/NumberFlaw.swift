/// Why a text is not a number of the format.
package enum NumberFlaw: Error, Hashable, Sendable {
  /// It is not written as a number.
  case malformed
  /// It has a needless zero in front, which other languages read as octal.
  case leadingZero
  /// It is infinity or not-a-number.
  case notFinite
  /// It is beyond the largest double.
  case tooLarge
}
