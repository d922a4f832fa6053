import Foundation
import GRDB

/// What is left on a disk.
enum DiskSpace {
  /// The least that SQLite needs to open a database: an index of its log, and a page or two.
  private static let least = 131_072

  /// Whether there is next to nothing left on the disk of a file, for errors that do not say so.
  ///
  /// `write` writes so many bytes to a new file at a path and answers with the system's error number, or 0.
  static func isUsedUp(at path: String, write: (String, Int) -> Int32 = written) -> Bool {
    var status = statvfs()
    let folder = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
    if statvfs(folder, &status) == 0, isUsedUp(status) { return true }
    // A person's quota is told only to who writes.
    return [ENOSPC, EDQUOT].contains(write(path + "-room", least))
  }

  /// Whether there is no room for a few pages, or for one more file.
  ///
  /// A file system without blocks, or without a fixed number of files, has no such limit.
  static func isUsedUp(_ status: statvfs) -> Bool {
    status.f_blocks > 0 && UInt64(status.f_bavail) * UInt64(status.f_frsize) < UInt64(least)
      || status.f_files > 0 && status.f_favail == 0
  }

  /// The error of a write, as one of a full disk where that is the cause.
  ///
  /// SQLite tells of a used-up quota, or of a disk that can take no more files, as of a disk that is out of order.
  static func cause(
    of error: any Error, at path: String, write: (String, Int) -> Int32 = written
  ) -> any Error {
    guard let code = (error as? DatabaseError)?.resultCode, code == .SQLITE_IOERR || code == .SQLITE_CANTOPEN,
      isUsedUp(at: path, write: write)
    else { return error }
    return DatabaseError(resultCode: .SQLITE_FULL)
  }

  /// Writes to a file without a name, which is gone afterwards.
  private static func written(_ path: String, _ count: Int) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return errno }
    unlink(path)
    defer { close(descriptor) }
    var rest = count
    while rest > 0 {
      let written = write(descriptor, [UInt8](repeating: 1, count: rest), rest)
      guard written > 0 else { return written < 0 ? errno : EIO }
      rest -= written
    }
    return fsync(descriptor) == 0 ? 0 : errno
  }
}
