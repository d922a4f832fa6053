import Foundation

/// Why a data folder cannot be used.
package enum DataFolderError: Error, Hashable {
  /// The path, or a part of it, is a file.
  case notAFolder(path: String)

  case notWritable(path: String, reason: String)
  case diskFull(path: String)

  /// A file or folder in it leads elsewhere, perhaps to somebody else's.
  case symbolicLink(path: String)

  /// Another process has the folder; its number is nil where the lock file does not tell.
  case locked(path: String, pid: Int32?)

  /// Anything else, in the system's words.
  case unusable(path: String, reason: String)

  /// Sorts an error number of the system.
  init(errno code: Int32, path: String) {
    let reason = String(cString: strerror(code))
    switch code {
    case ENOTDIR, EEXIST: self = .notAFolder(path: path)
    case EACCES, EPERM, EROFS: self = .notWritable(path: path, reason: reason)
    case ENOSPC, EDQUOT: self = .diskFull(path: path)
    default: self = .unusable(path: path, reason: reason)
    }
  }
}
