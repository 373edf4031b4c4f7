import AlertChecks

/// Runs a scenario file by its script and records a failure for each finding that counts.
///
/// What the file expects of findings is not asked, because this asks for none; what it expects of the trace and of
/// reads is. A file that is missing or not in order is a failure, too. Works in Swift Testing and XCTest, and in
/// tasks of a test that the test waits for.
///
/// - Parameters:
///   - path: an absolute path, or one from the folder of the package (the nearest one above the test's source file
///     that holds a `Package.swift`); outside of packages, one from the working directory.
///   - threshold: the severity from which a finding counts.
///   - fileID: where failures are shown; the caller's if left out.
///   - filePath: where failures are shown, and where paths start.
///   - line: where failures are shown; from 1.
///   - column: where failures are shown; from 1.
public func expectNoFindings(
  scenario path: String, failOn threshold: AlertFinding.Severity = .error,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
  caller.record { () throws(UnusableScenario) in
    try Subject(path: path, caller).failures(from: threshold.severity)
  }
}

/// Runs a scenario built in Swift by its script and records a failure for each finding that counts.
///
/// A scenario that is not in order is a failure, too. One that fails is written to the folder `alertlab-out` of the
/// package, from where `alertlab replay` reads it. Works in Swift Testing and XCTest, and in tasks of a test that
/// the test waits for.
///
/// - Parameters:
///   - scenario: the scenario.
///   - threshold: the severity from which a finding counts.
///   - fileID: where failures are shown; the caller's if left out.
///   - filePath: where failures are shown, and whose package gets the file.
///   - line: where failures are shown; from 1.
///   - column: where failures are shown; from 1.
public func expectNoFindings(
  scenario: AlertScenario, failOn threshold: AlertFinding.Severity = .error,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
  caller.record { () throws(UnusableScenario) in
    try Subject(scenario, caller).failures(from: threshold.severity)
  }
}
