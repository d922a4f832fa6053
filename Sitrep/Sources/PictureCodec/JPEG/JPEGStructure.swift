import Domain
import Foundation
import PictureFormats

/// The segments of a JPEG, from its first marker to the end of the file (ITU-T T.81).
struct JPEGStructure {
  private(set) var exif = ExifFacts()

  /// The place behind the end marker.
  private(set) var end = 0

  /// The picture names further ones behind it (CIPA DC-007, "MPF"), as phones write them.
  private var hasMore = false

  /// More scans than any encoder writes; each of them costs a pass over all blocks.
  private static let mostScans = 200

  /// Goes through the whole file; nothing is decoded.
  ///
  /// - Throws: ``PictureProblem``.
  init(_ bytes: [UInt8]) throws(PictureProblem) {
    try self.init(bytes, from: 0)
    var place = end
    while !ByteWindow(bytes[place...]).isBlank {
      let next = bytes[place...].firstIndex { $0 != 0 } ?? place
      guard hasMore, bytes[next...].starts(with: [0xFF, 0xD8, 0xFF]) else { throw .trailingData(.jpeg) }
      place = try JPEGStructure(bytes, from: next).end
    }
  }

  /// Reads one picture of the file, which begins at `start`.
  private init(_ bytes: [UInt8], from start: Int) throws(PictureProblem) {
    var place = start + 2
    var scans = 0
    while let marker = Self.nextMarker(bytes, from: place) {
      place = marker.end
      switch marker.code {
      case 0xD9:
        guard scans > 0 else { throw .damaged(.jpeg) }
        end = place
        return
      case 0x00, 0x01, 0xD0...0xD7: continue
      case 0xD8: throw .damaged(.jpeg)
      default:
        guard let length = ByteWindow(bytes[...]).number16(at: place), length >= 2,
          let content = ByteWindow(bytes[...]).window(at: place + 2, count: length - 2)
        else { throw .damaged(.jpeg) }
        if marker.code == 0xDA { scans += 1 }
        guard scans <= Self.mostScans else { throw .damaged(.jpeg) }
        read(marker.code, content)
        place += length
      }
    }
    throw .damaged(.jpeg)
  }

  private mutating func read(_ code: UInt8, _ content: ByteWindow) {
    switch code {
    case 0xE1 where content.starts(with: "Exif\0\0"):
      guard let tiff = content.window(at: 6, count: content.count - 6) else { return }
      let facts = ExifFacts(tiff)
      exif.isSideways = facts.isSideways
      exif.hasLocation = exif.hasLocation || facts.hasLocation
    case 0xE1 where content.contains("GPSLatitude"): exif.hasLocation = true
    case 0xE2 where content.starts(with: "MPF\0"): hasMore = true
    default: break
    }
  }

  /// The next byte 0xFF that a code follows; what stands before it is a scan's data, or is skipped as decoders do.
  private static func nextMarker(_ bytes: [UInt8], from start: Int) -> (code: UInt8, end: Int)? {
    var place = start
    while let mark = index(of: 0xFF, in: bytes, from: place) {
      place = mark + 1
      guard place < bytes.count else { return nil }
      if bytes[place] != 0xFF { return (bytes[place], place + 1) }
    }
    return nil
  }

  /// A scan may have twenty million bytes: `memchr` finds the next mark a hundred times faster than a loop.
  private static func index(of byte: UInt8, in bytes: [UInt8], from start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    return bytes.withUnsafeBytes { all in
      guard let base = all.baseAddress, let found = memchr(base + start, Int32(byte), all.count - start) else {
        return nil
      }
      return base.distance(to: UnsafeRawPointer(found))
    }
  }
}
