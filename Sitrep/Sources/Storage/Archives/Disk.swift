import Domain
import Foundation

/// What must be on the disk before it counts.
enum Disk {
  /// Makes a folder for its owner alone, if it is not there.
  static func makeFolder(_ path: String) throws(ArchiveImportProblem) {
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw ArchiveImportProblem(errno: errno) }
  }

  /// Writes a file or a folder's names through to the disk.
  static func flush(_ path: String) throws(ArchiveImportProblem) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw ArchiveImportProblem(errno: errno) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw ArchiveImportProblem(errno: errno) }
  }

  /// When a file was last written; 1970 where it is not there any more.
  static func modified(_ path: String) -> Date {
    // A stat has other names for it on Apple's platforms.
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date ?? Date(timeIntervalSince1970: 0)
  }
}
