import Foundation

/// What is left on a disk.
enum DiskSpace {
  /// The least that SQLite needs to open a database: an index of its log, and a page or two.
  private static let least: UInt64 = 131_072

  /// Whether there is next to nothing left on the disk of a file, for errors that do not say so.
  static func isUsedUp(at path: String) -> Bool {
    var status = statvfs()
    let folder = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
    return statvfs(folder, &status) == 0 && isUsedUp(status)
  }

  /// Whether there is no room for a few pages, or for one more file.
  ///
  /// A file system without blocks, or without a fixed number of files, has no such limit.
  static func isUsedUp(_ status: statvfs) -> Bool {
    status.f_blocks > 0 && UInt64(status.f_bavail) * UInt64(status.f_frsize) < least
      || status.f_files > 0 && status.f_favail == 0
  }
}
