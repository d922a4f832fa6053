import CZlib
import Domain

/// Unpacks what zlib packed, up to a limit.
enum Inflation {
  enum Form {
    /// RFC 1950, with a header and a checksum.
    case zlib
    /// RFC 1951 alone.
    case raw
  }

  /// Far more than any code can hold that a camera reads.
  static let limit = 1_000_000

  private static let step = 16_384

  /// - Parameters:
  ///   - bytes: All of one stream.
  ///   - form: How it is packed.
  ///   - mayHaveMore: Something else may follow the stream, which ends itself.
  /// - Returns: What was packed.
  /// - Throws: What is wrong with it.
  static func inflate(_ bytes: [UInt8], _ form: Form, mayHaveMore: Bool = false) throws(CheckReason) -> [UInt8] {
    guard form == .raw || isStream(bytes) else { throw .notCompressed }
    var stream = z_stream()
    let windowBits = form == .raw ? -MAX_WBITS : MAX_WBITS
    guard inflateInit2_(&stream, windowBits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      throw .damagedCompression
    }
    defer { inflateEnd(&stream) }
    var input = bytes
    var output: [UInt8] = []
    var code = Z_OK
    input.withUnsafeMutableBufferPointer { input in
      stream.next_in = input.baseAddress
      stream.avail_in = UInt32(clamping: input.count)
      repeat {
        output.append(
          contentsOf: [UInt8](unsafeUninitializedCapacity: step) { room, count in
            stream.next_out = room.baseAddress
            stream.avail_out = UInt32(step)
            code = CZlib.inflate(&stream, Z_NO_FLUSH)
            count = step - Int(stream.avail_out)
          })
      } while code == Z_OK && output.count <= limit
    }
    guard output.count <= limit else { throw .tooLarge(limit: limit) }
    guard code == Z_STREAM_END, stream.avail_in == 0 || mayHaveMore else { throw .damagedCompression }
    return output
  }

  /// True if it begins as a zlib stream does: the method, and a check of both bytes.
  private static func isStream(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 2 else { return false }
    return bytes[0] & 0x0F == 8 && (Int(bytes[0]) << 8 + Int(bytes[1])) % 31 == 0
  }
}
