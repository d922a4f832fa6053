import Foundation
import PortableUI
import Storage

/// The database of a data folder for a command that does its work and ends.
enum DatabaseAccess {
  /// Opens it; a folder that `sitrep serve` has at the moment is refused with what to do instead.
  ///
  /// - Parameters:
  ///   - location: The data folder.
  ///   - hint: What can be done while the other program runs.
  /// - Returns: The database; the folder stays locked for as long as it lives.
  /// - Throws: ``CommandFailure``, or what `DataFolder` and `AppDatabase` throw.
  static func open(_ location: URL, hint: Text) throws -> AppDatabase {
    try AppDatabase.open(in: folder(location, hint: hint))
  }

  /// The data folder alone, for what has files of its own in it.
  static func folder(_ location: URL, hint: Text) throws -> DataFolder {
    do {
      return try DataFolder(opening: location)
    } catch {
      guard case .locked(let path, let pid) = error else { throw error }
      throw CommandFailure(Text("\(StorageProblemText.locked(path, by: pid)) \(hint)", bundle: .module))
    }
  }

  static func exists(_ location: URL) -> Bool {
    FileManager.default.fileExists(atPath: location.path(percentEncoded: false))
  }
}
