import CZlib

/// Compresses what a test sends.
enum GzipBody {
  struct Failure: Error {}

  static func bytes(_ plain: [UInt8]) throws -> [UInt8] {
    var stream = z_stream()
    guard
      deflateInit2_(
        &stream, 9, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        == Z_OK
    else { throw Failure() }
    defer { deflateEnd(&stream) }
    var plain = plain
    var packed = [UInt8](repeating: 0, count: plain.count + 1_000)
    let count = plain.count
    let room = packed.count
    let length = plain.withUnsafeMutableBufferPointer { input in
      packed.withUnsafeMutableBufferPointer { output in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(room)
        return deflate(&stream, Z_FINISH) == Z_STREAM_END ? Int(stream.total_out) : 0
      }
    }
    guard length > 0 else { throw Failure() }
    return Array(packed.prefix(length))
  }
}
