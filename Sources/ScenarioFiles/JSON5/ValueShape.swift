/// A kind of value that can be read from a file, such as a string or a whole number in a range.
package struct ValueShape<Value> {
  /// Reads the value at a site, or reports what is wrong with it there and gives nil.
  package let read: (ValueSite) -> Value?

  /// Makes a shape out of the function that reads it.
  package init(read: @escaping (ValueSite) -> Value?) {
    self.read = read
  }
}
