import Domain
import Foundation
import GRDB

extension ArchiveImportProblem {
  /// Sorts whatever reading a file, and reading or writing an archive can throw.
  init(_ error: any Error) {
    switch error {
    case let problem as ArchiveImportProblem: self = problem
    case is OpenFile.Failure: self = .unreadable
    case is CancellationError: self = .cancelled
    case let gone as DataFolderGone: self = .folderGone(path: gone.path)
    case let error as DatabaseError: self.init(error)
    default: self = .other(error.localizedDescription)
    }
  }

  /// Sorts an error number of the system from writing.
  init(errno code: Int32) {
    switch code {
    case EACCES, EPERM, EROFS: self = .notWritable
    case ENOSPC, EDQUOT: self = .diskFull
    default: self = .other(String(cString: strerror(code)))
    }
  }

  private init(_ error: DatabaseError) {
    switch error.resultCode {
    case .SQLITE_FULL: self = .diskFull
    case .SQLITE_READONLY, .SQLITE_PERM: self = .notWritable
    default:
      self = .other("SQLite error \(error.resultCode.rawValue)")
      if let message = error.message { self = .other(message) }
    }
  }
}
