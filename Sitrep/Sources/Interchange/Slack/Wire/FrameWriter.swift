/// Bytes in frames: a mark at the start, then each frame's length in four bytes, the lowest first, and the frame.
struct FrameWriter {
  /// What isn't taken yet.
  private(set) var bytes: [UInt8]

  init(mark: String) {
    bytes = Array(mark.utf8)
  }

  mutating func add(_ frame: [UInt8]) {
    withUnsafeBytes(of: UInt32(frame.count).littleEndian) { bytes += $0 }
    bytes += frame
  }

  /// What was added since the last time.
  mutating func take() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }
}
