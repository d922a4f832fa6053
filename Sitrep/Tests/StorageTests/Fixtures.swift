import Domain
import Foundation
import Storage
import TestSupport
import Testing

/// A code that is known to be one.
func code(_ text: String) throws -> CountryCode {
  try #require(CountryCode(text))
}

extension TemporaryFolder {
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
