import Foundation

/// What a picture of a certificate may be at most.
package enum PictureLimits {
  /// 20 MB (D35).
  package static let bytes = 20_000_000

  /// Pixels of the longer side.
  package static let side = 20_000

  /// Pixels altogether: more than any phone's photo has, and 64 MB when decoded in grey.
  package static let pixels = 64_000_000

  /// Pages of a PDF in which codes are looked for.
  package static let pages = 10

  /// Seconds of computing for a picture or a page, which a busy machine gives more slowly.
  package static let computing = 2

  /// The longest time for a file, however busy the machine is: ten pages, with room for other programs.
  package static let time = Duration.seconds(60)

  /// Pictures in a wallet.
  package static let pictures = 50

  /// Removed pictures that can be brought back: a second press of Clear must not cost the first picture.
  package static let removed = 10

  /// True if a picture of this size may be decoded.
  package static func allows(width: Int, height: Int) -> Bool {
    guard (1...side).contains(width), (1...side).contains(height) else { return false }
    return width * height <= pixels
  }

  /// Refuses what need not be looked at.
  package static func check(_ file: Data) throws(PictureProblem) {
    guard !file.isEmpty else { throw .empty }
    guard file.count <= bytes else { throw .tooLarge(bytes: file.count, limit: bytes) }
  }
}
