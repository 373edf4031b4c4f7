package import SimulationKernel

/// Findings that were known before: they are told and do not count.
package struct Baseline: Hashable, Sendable {
  /// One known finding: what it is, and in which scenario file.
  package struct Entry: Hashable, Comparable, Sendable {
    package let path: String
    package let check: String
    package let fingerprint: Fingerprint

    /// Makes an entry.
    package init(path: String, check: String, fingerprint: Fingerprint) {
      self.path = path
      self.check = check
      self.fingerprint = fingerprint
    }

    /// Orders entries by path, then check, then fingerprint, so that a file of them is always the same.
    package static func < (left: Entry, right: Entry) -> Bool {
      (left.path, left.check, left.fingerprint) < (right.path, right.check, right.fingerprint)
    }
  }

  /// The entries in order, each once.
  package let entries: [Entry]

  /// Makes a baseline.
  package init(_ entries: [Entry]) {
    var unique: [Entry] = []
    for entry in entries.sorted() where unique.last != entry { unique.append(entry) }
    self.entries = unique
  }

  /// Whether a finding of a scenario was known.
  package func contains(_ fingerprint: Fingerprint, in path: String) -> Bool {
    entries.contains { $0.fingerprint == fingerprint && $0.path == path }
  }
}
