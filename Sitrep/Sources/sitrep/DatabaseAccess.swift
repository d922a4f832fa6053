import Foundation
import Storage

/// The database of a data folder for a command that does its work and ends.
enum DatabaseAccess {
  /// Opens it; a folder that `sitrep serve` has at the moment is refused with what to do instead.
  ///
  /// - Parameters:
  ///   - location: The data folder.
  ///   - hint: What can be done while the other program runs.
  /// - Returns: The database; the folder stays locked for as long as it lives.
  /// - Throws: What can be done, in words.
  /// - Returns: The database; nobody else has it for as long as it lives.
  /// - Throws: ``FileFailure``, or what `DataFolder` and `AppDatabase` throw.
  static func open(_ location: URL, hint: String) throws -> AppDatabase {
    try AppDatabase.open(in: folder(location, hint: hint))
  }

  /// The data folder alone, for what has files of its own in it.
  static func folder(_ location: URL, hint: String) throws -> DataFolder {
    do {
      return try DataFolder(opening: location)
    } catch {
      guard case .locked = error else { throw error }
      throw FileFailure("\(error) \(hint)")
    }
  }

  static func exists(_ location: URL) -> Bool {
    FileManager.default.fileExists(atPath: location.path(percentEncoded: false))
  }
}
