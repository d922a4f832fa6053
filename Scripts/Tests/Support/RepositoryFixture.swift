import Foundation

/// A folder with a few files, laid out like a repository, that is deleted with this object.
final class RepositoryFixture {
  private let root: URL

  /// The path of the folder.
  var folder: String { root.path() }

  /// Writes the files, given by their paths.
  init(_ files: [String: String]) throws {
    root = FileManager.default.temporaryDirectory.appending(path: "sitrep-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (path, text) in files {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Repository.starting.withLock { try Data(text.utf8).write(to: file) }
    }
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: root)
    } catch {
      print("A test left \(root.path()) behind: \(error)")
    }
  }

  /// The path of one of the files.
  func path(_ path: String) -> String { root.appending(path: path).path() }
}
