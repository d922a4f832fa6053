/// The Exif part of a photo: orientation, and where it was taken.
package struct ExifSample {
  package var isLittleEndian = true
  package var orientation: UInt8 = 1
  package var hasLocation = true

  package init(isLittleEndian: Bool = true, orientation: UInt8 = 1, hasLocation: Bool = true) {
    self.isLittleEndian = isLittleEndian
    self.orientation = orientation
    self.hasLocation = hasLocation
  }

  /// From the byte order on: a directory of two entries, and behind it that of the location.
  package var bytes: [UInt8] {
    let start = Array((isLittleEndian ? "II" : "MM").utf8) + two(42) + four(8)
    let directory =
      two(2) + entry(0x0112, kind: 3, two(Int(orientation)) + [0, 0]) + entry(0x8825, kind: 4, four(38)) + four(0)
    let location = hasLocation ? entry(2, kind: 5, four(0)) : entry(0, kind: 1, [2, 3, 0, 0])
    return start + directory + two(1) + location + four(0)
  }

  private func entry(_ tag: Int, kind: Int, _ value: [UInt8]) -> [UInt8] {
    two(tag) + two(kind) + four(1) + value
  }

  private func two(_ value: Int) -> [UInt8] {
    let bytes = [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
    return isLittleEndian ? bytes.reversed() : bytes
  }

  private func four(_ value: Int) -> [UInt8] {
    isLittleEndian ? number(value).reversed() : number(value)
  }
}
