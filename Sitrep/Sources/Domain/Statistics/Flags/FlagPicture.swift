import Foundation

/// What a picture of a flag must be like before it is kept and shown.
package enum FlagPicture {
  /// The most bytes.
  package static let largest = 65_536

  /// The most pixels in a row, and the most rows.
  package static let longestSide = 1_024

  private static let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
  private static let end: [UInt8] = [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]

  /// True for a PNG file that is small in bytes and in pixels, and complete as far as its ends tell.
  ///
  /// The pixels are not decoded.
  package static func isAcceptable(_ file: Data) -> Bool {
    guard file.count <= largest, file.starts(with: head), file.suffix(end.count).elementsEqual(end) else {
      return false
    }
    let sides = Array(file.dropFirst(head.count).prefix(8))
    guard sides.count == 8 else { return false }
    let number = { (bytes: ArraySlice<UInt8>) in bytes.reduce(0) { $0 << 8 | Int($1) } }
    return (1...longestSide).contains(number(sides[..<4])) && (1...longestSide).contains(number(sides[4...]))
  }
}
