package import AlertSearch
package import Foundation
import SimulationKernel

/// The file of a baseline.
package enum BaselineFile {
  private static let format = "alertlab-baseline/1"

  private struct Wire: Codable {
    struct Entry: Codable {
      let path: String
      let check: String
      let fingerprint: String
    }
    let format: String
    let findings: [Entry]
  }

  /// Why a file is no baseline.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// The file's bytes.
  package static func write(_ baseline: Baseline) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let entries = baseline.entries.map {
      Wire.Entry(path: $0.path, check: $0.check, fingerprint: $0.fingerprint.hex)
    }
    return try encoder.encode(Wire(format: format, findings: entries)) + Data("\n".utf8)
  }

  /// Reads a file.
  package static func read(_ data: Data) throws(Failure) -> Baseline {
    guard let wire = try? JSONDecoder().decode(Wire.self, from: data), wire.format == format else {
      throw Failure(description: "this is no baseline of the format \(format)")
    }
    var entries: [Baseline.Entry] = []
    for entry in wire.findings {
      guard let fingerprint = Fingerprint(hex: entry.fingerprint) else {
        throw Failure(description: "\"\(entry.fingerprint)\" is no fingerprint")
      }
      entries.append(
        Baseline.Entry(path: entry.path, check: entry.check, fingerprint: fingerprint))
    }
    return Baseline(entries)
  }
}
