import Domain
import Foundation
import Storage
import Testing

/// A code that is known to be one.
func code(_ text: String) throws -> CountryCode {
  try #require(CountryCode(text))
}

/// An empty folder that is removed with the value.
final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(path: "sitrep-tests-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: url)
    } catch {
      Issue.record("The folder \(url.path) could not be removed: \(error)")
    }
  }

  func file(_ name: String) -> URL {
    url.appending(path: name)
  }

  /// The database in it, opened as the program opens it.
  func database() throws -> AppDatabase {
    try AppDatabase.open(in: DataFolder(opening: url))
  }

  /// The permissions of a file or folder in it, as an octal number.
  func mode(of name: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: file(name).path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }
}

/// The package's own folder and the shared figures beside it.
enum Repository {
  static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
  static let data = root.appending(path: "../shared/data").standardizedFileURL
  static let hasData = FileManager.default.fileExists(atPath: data.path)
}
