import Foundation
import PortableUI
import Storage

/// Why a data folder or its database cannot be used: what is wrong, where, and what to do.
enum StorageProblemText {
  static func text(_ error: DataFolderError) -> Text {
    switch error {
    case .notAFolder(let path):
      Text(
        "The data folder \(path) can’t be used: it, or a folder above it, is a file. Name another one with --data.",
        bundle: .module)
    case .notWritable(let path, let reason):
      Text(
        """
        The data folder \(path) can’t be written to (\(reason)). Change its permissions, or name another one with --data.
        """, bundle: .module)
    case .diskFull(let path):
      Text(
        "The data folder \(path) can’t be used: the disk is full. Free some space, or name another one with --data.",
        bundle: .module)
    case .locked(let path, let pid): locked(path, by: pid)
    case .symbolicLink(let path):
      Text(
        """
        \(path) is a symbolic link, which sitrep doesn’t follow: what it writes stays in the data folder. Put the file \
        or folder itself in its place, or name another data folder with --data.
        """, bundle: .module)
    case .unusable(let path, let reason):
      Text("The data folder \(path) can’t be used (\(reason)). Name another one with --data.", bundle: .module)
    }
  }

  /// - Parameters:
  ///   - path: The data folder that another process has.
  ///   - pid: Its number; nil where nobody knows.
  /// - Returns: Who has it, and what to do.
  static func locked(_ path: String, by pid: Int32?) -> Text {
    let owner = pid.map { Text(" (process \(String($0)))", bundle: .module) } ?? Text(verbatim: "")
    return Text(
      """
      The data folder \(path) is in use by another sitrep\(owner). Stop that one first, or name another folder with --data.
      """, bundle: .module)
  }

  static func text(_ error: AppDatabaseError) -> Text {
    switch error {
    case .damaged(let path, let reason):
      Text(
        """
        The database \(path) is damaged (\(reason)). Restore it from a copy, or begin anew with serve --start-fresh: the \
        damaged file is kept beside the new one. Another folder can be named with --data.
        """, bundle: .module)
    case .newer(let path):
      Text(
        "The database \(path) was written by a newer sitrep. Install that one, or name another folder with --data.",
        bundle: .module)
    case .notWritable(let path, let reason):
      Text(
        "The database \(path) can’t be written to (\(reason)). Change its permissions, or name another folder with --data.",
        bundle: .module)
    case .diskFull(let path):
      Text(
        "The database \(path) can’t be used: the disk is full. Free some space, or name another folder with --data.",
        bundle: .module)
    case .failed(let path, let reason):
      Text("The database \(path) can’t be used (\(reason)). Another folder can be named with --data.", bundle: .module)
    }
  }
}
