import Foundation

/// Files that the command writes.
enum OutputFile {
  /// Writes a file that was not there before; what is there is never touched.
  static func create(_ data: Data, at path: String) throws(InputError) {
    do {
      try data.write(to: URL(filePath: path), options: .withoutOverwriting)
    } catch CocoaError.fileWriteFileExists {
      throw InputError("\(path): is there already and was left as it is")
    } catch {
      throw InputError("\(path): cannot be written: \(error.localizedDescription)")
    }
  }

  /// Writes a file whole or not at all.
  static func write(_ data: Data, to path: String) throws(InputError) {
    let url = URL(filePath: path).resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) {
      guard !isFolder.boolValue else {
        throw InputError("\(path): cannot be written: it is a folder")
      }
    } else {
      try demandFolder(of: url, path)
    }
    do {
      if isDevice(url) {
        // A device or pipe takes bytes; putting a file in its place would destroy it.
        let handle = try FileHandle(forWritingTo: url)
        try handle.write(contentsOf: data)
        try handle.close()
      } else {
        try data.write(to: url, options: .atomic)
      }
    } catch {
      throw InputError("\(path): cannot be written: \(error.localizedDescription)")
    }
  }

  /// Adds to the end of a file, which is made if it is not there.
  static func append(_ data: Data, to path: String) throws(InputError) {
    if !FileManager.default.fileExists(atPath: path) {
      try write(data, to: path)
      return
    }
    do {
      let handle = try FileHandle(forWritingTo: URL(filePath: path))
      _ = try handle.seekToEnd()
      try handle.write(contentsOf: data)
      try handle.close()
    } catch {
      throw InputError("\(path): cannot be written: \(error.localizedDescription)")
    }
  }

  /// Equal for two spellings of one path.
  static func identity(_ path: String) -> String {
    path == "-" ? path : URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }

  private static func demandFolder(of url: URL, _ path: String) throws(InputError) {
    var isFolder: ObjCBool = false
    let folder = url.deletingLastPathComponent().path
    let exists = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
    guard exists, isFolder.boolValue else {
      let problem = exists ? "\(folder) is no folder" : "there is no folder \(folder)"
      throw InputError("\(path): cannot be written: \(problem)")
    }
  }

  private static func isDevice(_ url: URL) -> Bool {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path) else {
      return false
    }
    return attributes[.type] as? FileAttributeType != .typeRegular
  }
}
