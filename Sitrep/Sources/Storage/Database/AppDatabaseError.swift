import Foundation
import GRDB

/// Why the database cannot be opened.
package enum AppDatabaseError: Error, Hashable {
  /// The file is no SQLite database, is another program's, or its contents are broken.
  case damaged(path: String, reason: String)

  /// A newer sitrep wrote the file.
  case newer(path: String)

  case notWritable(path: String, reason: String)
  case diskFull(path: String)

  /// Anything else, in the words of SQLite or the system.
  case failed(path: String, reason: String)

  /// Sorts an error number of the system.
  init(errno code: Int32, path: String) {
    let reason = String(cString: strerror(code))
    switch code {
    case EISDIR, ENXIO: self = .damaged(path: path, reason: "it is not a regular file")
    case EACCES, EPERM, EROFS: self = .notWritable(path: path, reason: reason)
    case ENOSPC, EDQUOT: self = .diskFull(path: path)
    default: self = .failed(path: path, reason: reason)
    }
  }

  /// Sorts whatever opening a database can throw.
  init(_ error: any Error, path: String) {
    switch error {
    case let error as AppDatabaseError: self = error
    case let error as DatabaseError: self.init(error, path: path)
    case is DecodingError, is RowDecodingError:
      self = .damaged(path: path, reason: "it holds a value that sitrep does not write")
    default: self = .failed(path: path, reason: error.localizedDescription)
    }
  }

  private init(_ error: DatabaseError, path: String) {
    let reason = error.message ?? "SQLite error \(error.resultCode.rawValue)"
    switch error.resultCode {
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged(path: path, reason: reason)
    // Our statements are right: one that SQLite cannot even prepare meets a schema that our migrations did not make.
    case .SQLITE_ERROR: self = .damaged(path: path, reason: reason)
    case .SQLITE_FULL: self = .diskFull(path: path)
    // Where there is no room for the log or its index, SQLite can't open a file, or speaks of an error of the disk.
    case .SQLITE_IOERR where DiskSpace.isUsedUp(at: path): self = .diskFull(path: path)
    case .SQLITE_CANTOPEN where DiskSpace.isUsedUp(at: path): self = .diskFull(path: path)
    case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_CANTOPEN: self = .notWritable(path: path, reason: reason)
    default: self = .failed(path: path, reason: reason)
    }
  }
}
