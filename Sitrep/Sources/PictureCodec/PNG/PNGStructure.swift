import CZlib
import Domain
import PictureFormats

/// The chunks of a PNG, from its signature to the end of the file (PNG specification, third edition).
struct PNGStructure {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var hasLocation = false

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Length, name and checksum.
  private static let overhead = 12

  /// Goes through the whole file; nothing is decoded and nothing is copied.
  ///
  /// - Throws: ``PictureProblem``.
  init(_ bytes: [UInt8]) throws(PictureProblem) {
    guard bytes.starts(with: Self.signature) else { throw .damaged(.png) }
    let file = ByteWindow(bytes[...])
    var place = Self.signature.count
    var name = ""
    while name != "IEND" {
      guard let length = file.number32(at: place), let chunk = file.window(at: place, count: length + Self.overhead),
        Self.isSound(bytes, at: place, length)
      else { throw .damaged(.png) }
      let isFirst = name.isEmpty
      name = Self.name(bytes, at: place)
      guard isFirst == (name == "IHDR") else { throw .damaged(.png) }
      try read(name, chunk, length)
      place += length + Self.overhead
    }
    guard let rest = file.window(at: place, count: bytes.count - place), rest.isBlank || Self.isRemnant(rest) else {
      throw .trailingData(.png)
    }
  }

  private mutating func read(_ name: String, _ chunk: ByteWindow, _ length: Int) throws(PictureProblem) {
    switch name {
    case "IHDR":
      guard length == 13, let width = chunk.number32(at: 8), let height = chunk.number32(at: 12) else {
        throw .damaged(.png)
      }
      (self.width, self.height) = (width, height)
      guard width > 0, height > 0 else { throw .damaged(.png) }
      guard PictureLimits.allows(width: width, height: height) else {
        throw .tooManyPixels(width: width, height: height)
      }
    case "acTL": throw .animated
    case "eXIf":
      hasLocation = hasLocation || chunk.window(at: 8, count: length).map { ExifFacts($0).hasLocation } ?? false
    case "iTXt", "tEXt": hasLocation = hasLocation || chunk.contains("GPSLatitude")
    default: break
    }
  }

  /// Programs that crop a picture and write it over the old one may leave the old one's end behind it.
  private static func isRemnant(_ rest: ByteWindow) -> Bool {
    rest.ends(with: PNGStructure.end) && !ForeignMarks.occur(in: rest)
  }

  /// The last chunk, always the same.
  private static let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]

  private static func name(_ bytes: [UInt8], at place: Int) -> String {
    String(decoding: bytes[(place + 4)..<(place + 8)], as: UTF8.self)
  }

  /// Compares the checksum of a chunk that is wholly inside the file.
  private static func isSound(_ bytes: [UInt8], at place: Int, _ length: Int) -> Bool {
    let sum = bytes[(place + 4)..<(place + 8 + length)].withUnsafeBytes { covered in
      crc32(0, covered.bindMemory(to: UInt8.self).baseAddress, UInt32(covered.count))
    }
    return ByteWindow(bytes[...]).number32(at: place + 8 + length) == Int(sum)
  }
}
