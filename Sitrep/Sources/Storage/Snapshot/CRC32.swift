/// The checksum of zlib, PNG and gzip: CRC-32 with the reflected polynomial EDB88320.
enum CRC32 {
  static func checksum(_ parts: ArraySlice<UInt8>...) -> UInt32 {
    var state = UInt32.max
    for part in parts {
      for byte in part {
        state = state >> 8 ^ table[Int(UInt8(truncatingIfNeeded: state) ^ byte)]
      }
    }
    return ~state
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(index) { value, _ in
      value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xEDB8_8320
    }
  }
}
