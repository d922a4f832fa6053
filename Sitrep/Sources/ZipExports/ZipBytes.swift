import CLibzip
import Domain
import Foundation

/// The bytes of a zip that is open, as libzip asks for them.
///
/// libzip's own way duplicates the descriptor and asks for its flags, which a confined process may not; this one reads
/// at places (`pread`) and nothing else. The descriptor stays open. Bytes in memory are read as they are.
final class ZipBytes {
  private enum Store {
    case file(Int32)
    case memory([UInt8])
  }

  /// How many bytes may still be read.
  var bytesLeft = Int.max

  let size: Int

  private static let windowSize = 65_536

  private let store: Store
  private var offset = 0
  private var error = zip_error_t()

  private var window: [UInt8] = []
  private var windowStart = 0

  /// - Throws: ``ArchiveImportProblem`` for what isn't a file, and for an empty one.
  init(_ descriptor: Int32) throws(ArchiveImportProblem) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .unreadable }
    guard status.st_size > 0 else { throw .empty }
    store = .file(descriptor)
    size = Int(status.st_size)
    zip_error_init(&error)
  }

  /// - Throws: ``ArchiveImportProblem/empty`` for none.
  init(_ bytes: [UInt8]) throws(ArchiveImportProblem) {
    guard !bytes.isEmpty else { throw .empty }
    store = .memory(bytes)
    size = bytes.count
    zip_error_init(&error)
  }

  deinit {
    zip_error_fini(&error)
  }

  /// Bytes from a place on, as many as there are up to a count; none where they can't be read.
  func bytes(at offset: Int, count: Int) -> [UInt8] {
    switch store {
    case .file(let descriptor): Self.bytes(of: descriptor, at: offset, count: count)
    case .memory(let bytes): Array(bytes.dropFirst(offset).prefix(count))
    }
  }

  private static func bytes(of descriptor: Int32, at offset: Int, count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      var result = 0
      repeat {
        result = pread(descriptor, buffer.baseAddress, count, off_t(offset))
      } while result < 0 && errno == EINTR
      initialized = max(result, 0)
    }
  }

  /// The same from what was read last, or with what follows, so that many small parts take few calls.
  func window(at offset: Int, count: Int) -> ArraySlice<UInt8> {
    guard offset <= size else { return [] }
    if offset < windowStart || offset + count > windowStart + window.count {
      window = bytes(at: offset, count: max(count, Self.windowSize))
      windowStart = offset
    }
    return window.dropFirst(offset - windowStart).prefix(count)
  }

  /// Hands it over to libzip, which holds it until its source is freed.
  func makeSource() -> OpaquePointer? {
    let reference = Unmanaged.passRetained(self)
    let source = zip_source_function_create(
      { state, data, length, command in
        guard let state else { return -1 }
        return ZipBytes.answer(Unmanaged.fromOpaque(state), data, Int(clamping: length), command)
      }, reference.toOpaque(), nil)
    if source == nil { reference.release() }
    return source
  }

  private static func answer(
    _ reference: Unmanaged<ZipBytes>, _ data: UnsafeMutableRawPointer?, _ length: Int,
    _ command: zip_source_cmd_t
  ) -> Int64 {
    if command == ZIP_SOURCE_FREE {
      reference.release()
      return 0
    }
    return reference.takeUnretainedValue().answer(data, length, command)
  }

  private func answer(_ data: UnsafeMutableRawPointer?, _ length: Int, _ command: zip_source_cmd_t) -> Int64 {
    guard let data else { return answer(command) }
    switch command {
    case ZIP_SOURCE_READ: return read(into: UnsafeMutableRawBufferPointer(start: data, count: length))
    case ZIP_SOURCE_SEEK:
      let target = zip_source_seek_compute_offset(UInt64(offset), UInt64(size), data, UInt64(length), &error)
      guard target >= 0 else { return -1 }
      offset = Int(target)
      return 0
    case ZIP_SOURCE_STAT:
      let description = data.assumingMemoryBound(to: zip_stat_t.self)
      zip_stat_init(description)
      description.pointee.valid = UInt64(ZIP_STAT_SIZE)
      description.pointee.size = UInt64(size)
      return Int64(MemoryLayout<zip_stat_t>.size)
    case ZIP_SOURCE_ERROR: return zip_error_to_data(&error, data, UInt64(length))
    default: return -1
    }
  }

  /// Answers what has no data.
  private func answer(_ command: zip_source_cmd_t) -> Int64 {
    switch command {
    case ZIP_SOURCE_OPEN: offset = 0
    case ZIP_SOURCE_TELL: return Int64(offset)
    case ZIP_SOURCE_SUPPORTS: return Self.supported
    case ZIP_SOURCE_CLOSE: break
    default: return -1
    }
    return 0
  }

  private func read(into buffer: UnsafeMutableRawBufferPointer) -> Int64 {
    let count = min(buffer.count, size - offset)
    guard count > 0 else { return 0 }
    guard bytesLeft >= count else {
      zip_error_set(&error, ZIP_ER_READ, EFBIG)
      return -1
    }
    let given = window(at: offset, count: count)
    buffer.copyBytes(from: given)
    offset += given.count
    bytesLeft -= given.count
    return Int64(given.count)
  }

  private static let supported: Int64 = [
    ZIP_SOURCE_OPEN, ZIP_SOURCE_READ, ZIP_SOURCE_CLOSE, ZIP_SOURCE_STAT, ZIP_SOURCE_ERROR, ZIP_SOURCE_FREE,
    ZIP_SOURCE_SEEK, ZIP_SOURCE_TELL, ZIP_SOURCE_SUPPORTS,
  ].reduce(0) { $0 | 1 << Int64($1.rawValue) }
}
