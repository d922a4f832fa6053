import Domain
import Foundation

/// What must be on the disk before it counts.
enum Disk {
  /// Writes a file or a folder's names through to the disk.
  static func flush(_ path: String) throws(ArchiveImportProblem) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw ArchiveImportProblem(errno: errno) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw ArchiveImportProblem(errno: errno) }
  }
}
