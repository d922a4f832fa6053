import Foundation

/// A file that is open for reading, from its start to its end; it may be renamed or deleted meanwhile.
package final class OpenFile: Sendable {
  /// Why a file cannot be opened: the system's error number.
  package struct Failure: Error {
    package let code: Int32
  }

  /// Its bytes; nil where that is not known before, as for a pipe.
  package let size: Int?

  private static let pieceSize = 262_144

  private let descriptor: Int32

  package init(_ path: String) throws(Failure) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Failure(code: errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw Failure(code: EISDIR) }
    size = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
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
}
