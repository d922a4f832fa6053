import Domain
import Foundation

/// Tells files by their first bytes.
package enum FirstBytes {
  /// How many bytes are looked at.
  private static let count = 1_024

  /// The kind of a picture.
  ///
  /// - Throws: ``PictureProblem/notAPicture(found:)``.
  package static func pictureKind(of bytes: Data) throws(PictureProblem) -> PictureKind {
    let head = Array(bytes.prefix(count))
    guard let kind = kind(head) else { throw .notAPicture(found: format(head)) }
    return kind
  }

  /// What a picture begins with, also if it is cut off or was mangled as text soon after.
  private static func kind(_ head: [UInt8]) -> PictureKind? {
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return .png }
    if head.starts(with: [0xFF, 0xD8]) { return .jpeg }
    if head.starts(with: Array("%PDF-".utf8)) { return .pdf }
    return nil
  }

  /// What a file seems to be that isn't a picture of ours.
  private static func format(_ head: [UInt8]) -> FileFormat {
    if let (_, format) = marks.first(where: { head.starts(with: $0.0) }) { return format }
    if let format = container(head) { return format }
    return written(head)
  }

  /// Longer marks come first where one begins with another.
  private static let marks: [([UInt8], FileFormat)] =
    [
      ([0xFF, 0x0A], .jpegXL), ([0, 0, 0, 0x0C] + text("JXL "), .jpegXL),
      ([0xFF, 0x4F, 0xFF, 0x51], .jpeg2000), ([0, 0, 0, 0x0C] + text("jP  "), .jpeg2000),
      ([0, 0, 1, 0], .icon), ([0x1F, 0x8B], .gzip), (text("7z") + [0xBC, 0xAF, 0x27, 0x1C], .archive),
      ([0xFD] + text("7zXZ"), .archive), ([0x1A, 0x45, 0xDF, 0xA3], .video), ([0x7F] + text("ELF"), .program),
      ([0xCF, 0xFA, 0xED, 0xFE], .program), ([0xCA, 0xFE, 0xBA, 0xBE], .program),
      (text("II*") + [0], .tiff), (text("MM") + [0] + text("*"), .tiff), (text("PK") + [3, 4], .zip),
      (text("PK") + [5, 6], .zip), (text("GIF8"), .gif), (text("Rar!"), .archive), (text("BZh"), .archive),
      (text("#!"), .program),
    ]

  private static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

  /// Formats that say later what is in them.
  private static func container(_ head: [UInt8]) -> FileFormat? {
    guard head.count >= 12 else { return nil }
    if head.starts(with: text("BM")), head[6..<10].allSatisfy({ $0 == 0 }) { return .bmp }
    if head.starts(with: text("MZ")), head.contains(0) { return .program }
    let brand = String(decoding: head[8..<12], as: UTF8.self)
    if head.starts(with: text("RIFF")) { return brand == "WEBP" ? .webP : .video }
    guard head[4..<8].elementsEqual(text("ftyp")) else { return nil }
    switch brand {
    case "heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1": return .heic
    case "avif", "avis": return .avif
    default: return .video
    }
  }

  /// Pages, drawings and other texts.
  private static func written(_ head: [UInt8]) -> FileFormat {
    guard isText(head) else { return .unknown }
    let text = String(decoding: head, as: UTF8.self).lowercased()
    let start = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    guard start.hasPrefix("<") else { return start.isEmpty ? .unknown : .text }
    if start.contains("<svg") { return .svg }
    if start.hasPrefix("<?xml"), !start.contains("<html") { return .xml }
    return .html
  }

  /// True without controls but white space, and where the end cuts at most one character.
  private static func isText(_ head: [UInt8]) -> Bool {
    guard head.allSatisfy({ $0 >= 0x20 || (9...13).contains($0) }), !head.contains(0x7F) else { return false }
    let mostCut = head.count < count ? 0 : 3
    return (0...mostCut).contains { String(bytes: head.dropLast($0), encoding: .utf8) != nil }
  }
}
