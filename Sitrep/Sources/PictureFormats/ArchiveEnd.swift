import Foundation

/// The record that ends a ZIP archive.
///
/// Programs look for it from the end of a file, whatever the file begins with: a picture that holds one is an archive too.
package enum ArchiveEnd {
  private static let mark = Data([0x50, 0x4B, 5, 6])

  /// The record without its comment.
  private static let length = 22
  private static let longestComment = 65_535

  /// True where an archive's end stands close enough to the file's end to be found, and names a list of files for which
  /// there is room before it.
  package static func occurs(in bytes: Data) -> Bool {
    var rest = bytes.suffix(length + longestComment)
    while let found = rest.range(of: mark, options: .backwards) {
      let record = ByteWindow(Array(bytes[found.lowerBound...].prefix(length))[...])
      if let list = record.number32(at: 12, littleEndian: true), record.count == length,
        list <= bytes.distance(from: bytes.startIndex, to: found.lowerBound)
      {
        return true
      }
      rest = rest[..<found.lowerBound]
    }
    return false
  }
}
