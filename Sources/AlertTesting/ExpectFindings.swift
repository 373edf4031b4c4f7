/// Runs a scenario file by its script and records a failure for each finding that is missing or too much.
///
/// The list takes the place of what the file expects of findings; what it expects of the trace and of reads still
/// counts. A file that is missing or not in order is a failure, too. Works in Swift Testing and XCTest, and in tasks
/// of a test that the test waits for.
///
/// - Parameters:
///   - findings: exactly the findings that must come, of any severity, in any order.
///   - path: as for ``expectNoFindings(scenario:failOn:fileID:filePath:line:column:)``.
///   - fileID: where failures are shown; the caller's if left out.
///   - filePath: where failures are shown, and where paths start.
///   - line: where failures are shown; from 1.
///   - column: where failures are shown; from 1.
public func expectFindings(
  _ findings: [AlertFinding], in path: String, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
  caller.record { () throws(UnusableScenario) in
    try Subject(path: path, caller).failures(expecting: findings)
  }
}

/// Runs a scenario built in Swift by its script and records a failure for each finding that is missing or too much.
///
/// A scenario that is not in order is a failure, too. One that fails is written to the folder `alertlab-out` of the
/// package, from where `alertlab replay` reads it. Works in Swift Testing and XCTest, and in tasks of a test that
/// the test waits for.
///
/// - Parameters:
///   - findings: exactly the findings that must come, of any severity, in any order.
///   - scenario: the scenario.
///   - fileID: where failures are shown; the caller's if left out.
///   - filePath: where failures are shown, and whose package gets the file.
///   - line: where failures are shown; from 1.
///   - column: where failures are shown; from 1.
public func expectFindings(
  _ findings: [AlertFinding], in scenario: AlertScenario, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
  caller.record { () throws(UnusableScenario) in
    try Subject(scenario, caller).failures(expecting: findings)
  }
}
