extension UInt64 {
  /// The value with its bits rotated left by `distance`, which must lie in 1...63.
  @inlinable
  @inline(__always)
  package func rotatedLeft(by distance: UInt64) -> UInt64 {
    (self &<< distance) | (self &>> (64 &- distance))
  }
}
