import CMalloc
import Foundation
import NIOCore
import NIOPosix

/// The file that a body is written to while it arrives; it has no name, so that nothing of it stays whatever happens.
///
/// Writing happens on threads that may wait for a disk.
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

  private let descriptor: CInt
  private let share: UploadShare?
  private var pending = ByteBuffer()
  private var byteCount = 0
  private var isFinished = false

  /// Creates a file; what it holds is taken from the share.
  init(in destination: UploadDestination, share: UploadShare? = nil) throws(Failure) {
    switch destination {
    case .memory: try self.init(descriptor: open_file_in_memory(), share: share)
    case .folder(let path): try self.init(descriptor: Self.withoutName(in: path), share: share)
    }
  }

  /// Writes to an open file, which it closes; -1 stands for one that could not be opened, for the reason in `errno`.
  init(descriptor: CInt, share: UploadShare? = nil) throws(Failure) {
    self.descriptor = descriptor
    self.share = share
    guard descriptor >= 0 else { throw Failure(errno: errno) }
  }

  deinit {
    if descriptor >= 0, !isFinished { close(descriptor) }
  }

  /// A file of the folder's disk whose name goes before anything is written.
  private static func withoutName(in folder: String) -> CInt {
    let path = folder + "/upload-" + Nonce.make()
    let descriptor = open(path, O_RDWR | O_CLOEXEC | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600)
    if descriptor >= 0 { unlink(path) }
    return descriptor
  }

  mutating func write(_ buffer: ByteBuffer) async throws {
    byteCount += buffer.readableBytes
    if let share, !share.grow(to: byteCount) { throw Failure.noRoom }
    pending.writeImmutableBuffer(buffer)
    if pending.readableBytes >= Self.pieceBytes { try await flush() }
  }

  /// Ends the file.
  consuming func finish() async throws -> UploadedFile {
    try await flush()
    isFinished = true
    return UploadedFile(descriptor: descriptor, byteCount: byteCount, share: share)
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

extension UploadedFile {
  /// The file that a body of these bytes becomes.
  package static func holding(_ bytes: [UInt8], in destination: UploadDestination, share: UploadShare? = nil)
    async throws
    -> UploadedFile
  {
    var file = try BodyFile(in: destination, share: share)
    try await file.write(ByteBuffer(bytes: bytes))
    return try await file.finish()
  }
}
