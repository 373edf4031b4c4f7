import Foundation

/// The folder from which a test's paths start.
struct PackageFolder {
  private let url: URL

  /// The nearest folder above the caller's file that holds a manifest; without one, the working directory.
  init(of caller: Caller) {
    var folder = URL(filePath: "\(caller.filePath)").standardizedFileURL
    repeat {
      folder.deleteLastPathComponent()
      let manifest = folder.appending(path: "Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) {
        url = folder
        return
      }
    } while folder.pathComponents.count > 1
    url = URL(filePath: FileManager.default.currentDirectoryPath)
  }

  /// Where the file of a path is.
  func place(of path: String) -> String {
    path.hasPrefix("/") ? path : url.appending(path: path).path
  }
}
