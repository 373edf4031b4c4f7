import Testing

/// Where a test calls an expectation.
struct Caller: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Records what an expectation has to complain of, each as an issue of its own.
  func record(_ failures: () throws(UnusableScenario) -> [String]) {
    do throws(UnusableScenario) {
      for text in try failures() { Reporter.record(text, at: self) }
    } catch {
      Reporter.record(error.text, at: self)
    }
  }

  /// The same place for Swift Testing, which insists on a module in the file's id and on counting from 1.
  var location: SourceLocation {
    let id = "\(fileID)"
    return SourceLocation(
      fileID: id.dropFirst().contains("/") ? id : "Tests/\(id)", filePath: "\(filePath)",
      line: max(1, Int(clamping: line)), column: max(1, Int(clamping: column)))
  }
}
