import CZlib

/// Reads the PNG files that Chromium writes: eight bits a channel, with or without opacity, not interlaced.
enum PNGDecoder {
  /// - Returns: The size and four bytes a pixel, row by row.
  static func decode(_ png: [UInt8]) throws -> (width: Int, height: Int, pixels: [UInt8]) {
    guard png.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { throw failure("no PNG came") }
    var place = 8
    var header: [UInt8] = []
    var packed: [UInt8] = []
    while place + 12 <= png.count {
      let length = number(png, at: place)
      let kind = String(decoding: png[(place + 4)..<(place + 8)], as: UTF8.self)
      guard place + 12 + length <= png.count else { throw failure("the PNG is cut off") }
      let content = png[(place + 8)..<(place + 8 + length)]
      if kind == "IHDR" { header = Array(content) }
      if kind == "IDAT" { packed += content }
      place += 12 + length
    }
    guard header.count == 13, header[8] == 8, header[9] == 2 || header[9] == 6, header[12] == 0 else {
      throw failure("the PNG is of another kind than Chromium's")
    }
    let (width, height) = (number(header, at: 0), number(header, at: 4))
    let channels = header[9] == 6 ? 4 : 3
    let rows = try inflate(packed, to: height * (1 + width * channels))
    return (width, height, try unfilter(rows, width: width, height: height, channels: channels))
  }

  private static func number(_ bytes: [UInt8], at place: Int) -> Int {
    bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func inflate(_ packed: [UInt8], to size: Int) throws -> [UInt8] {
    var length = uLongf(size)
    var result = [UInt8](repeating: 0, count: size)
    guard uncompress(&result, &length, packed, uLong(packed.count)) == Z_OK, Int(length) == size else {
      throw failure("the PNG cannot be decompressed")
    }
    return result
  }

  /// Undoes the filter of each row, in which a byte is kept as the difference to its neighbours.
  ///
  /// Pointers, because arrays are too slow for millions of pixels in a debug build.
  private static func unfilter(_ rows: [UInt8], width: Int, height: Int, channels: Int) throws -> [UInt8] {
    let length = width * channels
    guard (0..<height).allSatisfy({ rows[$0 * (length + 1)] <= 4 }) else {
      throw failure("a row of the PNG has an unknown filter")
    }
    var bytes = rows
    bytes.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      for y in 0..<height {
        let row = start + y * (length + 1) + 1
        unfilter(row, above: y > 0 ? row - (length + 1) : nil, filter: row[-1], length: length, channels: channels)
      }
    }
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    for y in 0..<height {
      let row = y * (length + 1) + 1
      if channels == 4 {
        pixels.replaceSubrange((y * length)..<((y + 1) * length), with: bytes[row..<(row + length)])
      } else {
        for x in 0..<width {
          for channel in 0..<3 { pixels[4 * (y * width + x) + channel] = bytes[row + 3 * x + channel] }
        }
      }
    }
    return pixels
  }

  private static func unfilter(
    _ row: UnsafeMutablePointer<UInt8>, above: UnsafeMutablePointer<UInt8>?, filter: UInt8, length: Int, channels: Int
  ) {
    guard filter != 0, filter != 2 || above != nil else { return }
    var x = 0
    while x < length {
      let left = x >= channels ? Int(row[x - channels]) : 0
      let up = above.map { Int($0[x]) } ?? 0
      switch filter {
      case 1: row[x] &+= UInt8(left)
      case 2: row[x] &+= UInt8(up)
      case 3: row[x] &+= UInt8((left + up) / 2)
      default:
        let upLeft = x >= channels ? above.map { Int($0[x - channels]) } ?? 0 : 0
        row[x] &+= UInt8(paeth(left, up, upLeft))
      }
      x += 1
    }
  }

  private static func paeth(_ left: Int, _ up: Int, _ upLeft: Int) -> Int {
    let estimate = left + up - upLeft
    let (toLeft, toUp, toUpLeft) = (abs(estimate - left), abs(estimate - up), abs(estimate - upLeft))
    return toLeft <= toUp && toLeft <= toUpLeft ? left : toUp <= toUpLeft ? up : upLeft
  }

  private static func failure(_ problem: String) -> UITestError { .browserFailed(problem + ".") }
}
