import Foundation

/// Why scenario files cannot be found or read.
package enum PathError: Error, Hashable, Sendable, CustomStringConvertible {
  case missing(String)
  case unreadable(String)

  /// The path as it was given or found.
  package var path: String {
    switch self {
    case .missing(let path), .unreadable(let path): path
    }
  }

  /// What is wrong with it, as part of a sentence.
  package var message: String {
    switch self {
    case .missing: "there is no such file or folder"
    case .unreadable: "the file cannot be read"
    }
  }

  /// The sentence a person reads.
  package var description: String { "\(path): \(message)" }
}

/// The scenario files in some files and folders; the one place that knows the file system.
package enum ScenarioPaths {
  /// All `.json5` and `.json` files, sorted by path and each once; files that are named count whatever they are called.
  ///
  /// Folders called `schema` and hidden ones are left out, unless they are named.
  ///
  /// - Throws: the first of the paths that does not exist, or a folder that cannot be listed.
  package static func scenarioFiles(under paths: [String]) throws(PathError) -> [String] {
    let found = search(paths)
    if let error = found.errors.first { throw error }
    return found.files
  }

  /// As ``scenarioFiles(under:)``, but what does not exist or cannot be listed does not hide the rest.
  package static func search(
    _ paths: [String]
  ) -> (files: [String], errors: [PathError]) {
    var found: Set<String> = []
    var errors: [PathError] = []
    for path in paths {
      var isFolder: ObjCBool = false
      if !FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
        errors.append(.missing(path))
      } else if isFolder.boolValue {
        collect(trimmed(path), depth: 0, into: &found, &errors)
      } else {
        found.insert(path)
      }
    }
    // By bytes: the same order on every machine and in every language.
    return (found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }, errors)
  }

  /// The bytes of a file; of one that is too large, only as many as show that it is.
  package static func bytes(
    of path: String, limits: JSON5Limits = .standard
  ) throws(PathError) -> [UInt8] {
    guard FileManager.default.fileExists(atPath: path) else { throw .missing(path) }
    guard let file = FileHandle(forReadingAtPath: path) else { throw .unreadable(path) }
    do {
      return [UInt8](try file.read(upToCount: limits.maximumBytes + 1) ?? Data())
    } catch {
      throw .unreadable(path)
    }
  }

  private static func collect(
    _ folder: String, depth: Int, into found: inout Set<String>, _ errors: inout [PathError]
  ) {
    // A link may lead back to where it is.
    guard depth < 32 else { return }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      errors.append(.unreadable(folder))
      return
    }
    // Folders are listed in no order, and errors stay in the order in which they come.
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder == "/" ? "/" + name : folder + "/" + name
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        if name != "schema", !isLink(path) {
          collect(path, depth: depth + 1, into: &found, &errors)
        }
      } else if name.hasSuffix(".json5") || name.hasSuffix(".json") {
        found.insert(path)
      }
    }
  }

  private static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  private static func trimmed(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
