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
  private static func unfilter(_ rows: [UInt8], width: Int, height: Int, channels: Int) throws -> [UInt8] {
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    let length = width * channels
    var above = [UInt8](repeating: 0, count: length)
    var row = above
    for y in 0..<height {
      let start = y * (length + 1)
      let filter = rows[start]
      guard filter <= 4 else { throw failure("a row of the PNG has an unknown filter") }
      for x in 0..<length {
        let left = x >= channels ? Int(row[x - channels]) : 0
        let up = Int(above[x])
        let upLeft = x >= channels ? Int(above[x - channels]) : 0
        row[x] = rows[start + 1 + x] &+ UInt8(guess(filter, left, up, upLeft))
      }
      for x in 0..<width {
        for channel in 0..<channels { pixels[4 * (y * width + x) + channel] = row[x * channels + channel] }
      }
      above = row
    }
    return pixels
  }

  private static func guess(_ filter: UInt8, _ left: Int, _ up: Int, _ upLeft: Int) -> Int {
    switch filter {
    case 1: left
    case 2: up
    case 3: (left + up) / 2
    case 4: paeth(left, up, upLeft)
    default: 0
    }
  }

  private static func paeth(_ left: Int, _ up: Int, _ upLeft: Int) -> Int {
    let estimate = left + up - upLeft
    let (toLeft, toUp, toUpLeft) = (abs(estimate - left), abs(estimate - up), abs(estimate - upLeft))
    return toLeft <= toUp && toLeft <= toUpLeft ? left : toUp <= toUpLeft ? up : upLeft
  }

  private static func failure(_ problem: String) -> UITestError { .browserFailed(problem + ".") }
}
