import Domain
import Foundation

/// A file that is open for reading, from its start to its end; it may be renamed or deleted meanwhile.
package final class OpenFile: DescribedFile {
  /// Why a file cannot be opened or read.
  package struct Failure: Error, Hashable {
    package let reason: String

    init(code: Int32) {
      reason = String(cString: strerror(code))
    }

    private init(reason: String) {
      self.reason = reason
    }

    /// A pipe, a device, a socket: who waits for one of those may wait for ever.
    static let notAFile = Failure(reason: "It is a pipe or a device, not a file")
  }

  /// Its bytes; nil where that is not known before, as for a pipe.
  package let size: Int?

  private static let pieceSize = 262_144

  /// Open for as long as this lives.
  package let descriptor: Int32

  /// Opens a file; what is none is refused at once.
  ///
  /// A pipe that this process was started with, as `/dev/stdin` or `/dev/fd/63`, is read as a file is: somebody is
  /// writing into it.
  package init(_ path: String) throws(Failure) {
    let inherited = Self.inheritedDescriptor(path)
    let descriptor =
      inherited.map { fcntl($0, F_DUPFD_CLOEXEC, 3) } ?? open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    do {
      size = try Self.size(of: descriptor, isInherited: inherited != nil)
    } catch {
      close(descriptor)
      throw error
    }
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// The next bytes; none at the end.
  package func piece() throws(Failure) -> [UInt8] {
    var count = -1
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.pieceSize) { buffer, initialized in
      repeat { count = read(descriptor, buffer.baseAddress, buffer.count) } while count < 0 && errno == EINTR
      initialized = max(count, 0)
    }
    guard count >= 0 else { throw Failure(code: errno) }
    return bytes
  }

  /// Its first bytes, as many as there are of so many; none of a pipe.
  ///
  /// The next piece is the same as before.
  package func beginning(_ count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = max(0, pread(descriptor, buffer.baseAddress, count, 0))
    }
  }

  /// All bytes that are left, but not many more than `limit`: whoever reads them refuses what is longer.
  package func bytes(limit: Int) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let next = try piece()
      if next.isEmpty { break }
      bytes += next
    }
    return bytes
  }

  private static func size(of descriptor: Int32, isInherited: Bool) throws(Failure) -> Int? {
    var status = stat()
    fstat(descriptor, &status)
    switch status.st_mode & S_IFMT {
    case S_IFREG: return Int(status.st_size)
    case S_IFIFO where isInherited: return nil
    case S_IFDIR: throw Failure(code: EISDIR)
    default: throw .notAFile
    }
  }

  private static func inheritedDescriptor(_ path: String) -> Int32? {
    let folder = "/dev/fd/"
    if path == "/dev/stdin" { return STDIN_FILENO }
    return path.hasPrefix(folder) ? Int32(path.dropFirst(folder.count)).flatMap { $0 >= 0 ? $0 : nil } : nil
  }
}
