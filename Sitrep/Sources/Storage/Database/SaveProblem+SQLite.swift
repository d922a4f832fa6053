import Domain
import Foundation
import GRDB

extension SaveProblem {
  /// Sorts whatever a write to the database can throw.
  init(_ error: any Error) {
    if let gone = error as? DataFolderGone {
      self = .folderGone(path: gone.path)
      return
    }
    guard let error = error as? DatabaseError else {
      self = .other(error.localizedDescription)
      return
    }
    switch error.resultCode {
    case .SQLITE_FULL: self = .diskFull
    // The index of the log could not grow.
    case .SQLITE_IOERR where error.extendedResultCode == .SQLITE_IOERR_SHMSIZE: self = .diskFull
    case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_CANTOPEN: self = .notWritable
    default: self = .other(error.message ?? "SQLite error \(error.resultCode.rawValue)")
    }
  }
}
