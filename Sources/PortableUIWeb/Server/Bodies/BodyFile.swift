import Foundation
import NIOCore
import NIOPosix

/// The file that a body is written to while it arrives.
///
/// Only the program's own user may read it. What is unfinished is removed. Writing happens on threads that may wait for
/// a disk.
struct BodyFile: ~Copyable {
  /// Why a body could not be stored.
  enum Failure: Error, Equatable {
    case noRoom
    case failed(errno: CInt)

    init(errno: CInt) {
      self = [ENOSPC, EDQUOT, EFBIG].contains(errno) ? .noRoom : .failed(errno: errno)
    }
  }

  /// How much is gathered before it goes to the disk.
  private static let pieceBytes = 256 * 1024

  private let url: URL
  private let descriptor: CInt
  private var pending = ByteBuffer()
  private var byteCount = 0
  private var isFinished = false

  /// Creates a file with a name of its own.
  init(in folder: URL) throws(Failure) {
    try self.init(url: folder.appending(path: "upload-\(Nonce.make())"), flags: O_CREAT | O_EXCL)
  }

  /// Opens a file for writing; `flags` beside those that every file gets.
  init(url: URL, flags: CInt) throws(Failure) {
    self.url = url
    descriptor = open(url.path, O_WRONLY | O_CLOEXEC | flags, 0o600)
    guard descriptor >= 0 else { throw Failure(errno: errno) }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    if descriptor >= 0, !isFinished { unlink(url.path) }
  }

  mutating func write(_ buffer: ByteBuffer) async throws {
    byteCount += buffer.readableBytes
    pending.writeImmutableBuffer(buffer)
    if pending.readableBytes >= Self.pieceBytes { try await flush() }
  }

  /// Ends the file.
  consuming func finish() async throws -> TemporaryFile {
    try await flush()
    isFinished = true
    return TemporaryFile(url: url, byteCount: byteCount)
  }

  private mutating func flush() async throws {
    let (descriptor, bytes) = (descriptor, pending)
    pending.clear()
    try await NIOThreadPool.singleton.runIfActive { try Self.write(bytes, to: descriptor) }
  }

  private static func write(_ buffer: ByteBuffer, to descriptor: CInt) throws(Failure) {
    var rest = buffer
    while rest.readableBytes > 0 {
      let (count, code) = rest.withUnsafeReadableBytes { bytes in
        (Foundation.write(descriptor, bytes.baseAddress, bytes.count), errno)
      }
      if count > 0 {
        rest.moveReaderIndex(forwardBy: count)
      } else if code != EINTR {
        throw Failure(errno: code)
      }
    }
  }
}
