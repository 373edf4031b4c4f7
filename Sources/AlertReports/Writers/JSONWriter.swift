package import Foundation

/// Writes a report as JSON of a fixed format.
package enum JSONWriter {
  /// The report's bytes, with a line feed at the end.
  package static func write(_ report: Report) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    var data = try encoder.encode(WireReport(report))
    data.append(UInt8(ascii: "\n"))
    return data
  }
}
