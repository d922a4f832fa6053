import Foundation

/// Why a data folder cannot be used; the description says what, where and what to do.
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

extension DataFolderError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notAFolder(let path):
      "The data folder \(path) cannot be used: it, or a folder above it, is a file. Name another one with --data."
    case .notWritable(let path, let reason):
      "The data folder \(path) cannot be written to (\(reason)). Change its permissions, or name another one with --data."
    case .diskFull(let path):
      "The data folder \(path) cannot be used: the disk is full. Free some space, or name another one with --data."
    case .locked(let path, let pid):
      "The data folder \(path) is in use by another sitrep\(pid.map { " (process \($0))" } ?? ""). "
        + "Stop that one first, or name another folder with --data."
    case .symbolicLink(let path):
      "\(path) is a symbolic link, which sitrep does not follow: what it writes stays in the data folder. "
        + "Put the file or folder itself in its place, or name another data folder with --data."
    case .unusable(let path, let reason):
      "The data folder \(path) cannot be used (\(reason)). Name another one with --data."
    }
  }
}
