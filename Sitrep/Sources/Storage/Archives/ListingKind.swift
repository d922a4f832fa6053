import Domain
import Foundation

/// An order in which an archive keeps a channel's messages, as the numbers of their rows, 500 to a row of `listing`.
enum ListingKind: Int, CaseIterable {
  case newest, oldest, newestWithoutArrivals, oldestWithoutArrivals

  /// As the file has them.
  case file

  /// How many places are in one row.
  static let chunk = 500

  private static let width = 4

  /// - Parameters:
  ///   - listing: How messages are listed.
  ///   - hasArrivals: False where the channel has none: then it keeps no order without them.
  init(_ listing: MessageListing, hasArrivals: Bool) {
    let hides = hasArrivals && !listing.showsArrivals
    self =
      switch (listing.isNewestFirst, hides) {
      case (true, false): .newest
      case (false, false): .oldest
      case (true, true): .newestWithoutArrivals
      case (false, true): .oldestWithoutArrivals
      }
  }

  /// Nil for the file's own order.
  var listing: MessageListing? {
    self == .file
      ? nil
      : MessageListing(
        isNewestFirst: self == .newest || self == .newestWithoutArrivals, showsArrivals: !hidesArrivals)
  }

  var hidesArrivals: Bool { self == .newestWithoutArrivals || self == .oldestWithoutArrivals }

  /// Numbers of four bytes each, the lowest byte first.
  static func bytes(of places: some Sequence<Int>) -> Data {
    var bytes = Data()
    for place in places {
      withUnsafeBytes(of: UInt32(truncatingIfNeeded: place).littleEndian) { bytes.append(contentsOf: $0) }
    }
    return bytes
  }

  /// The places that bytes say; nil where they are not whole.
  static func places(in bytes: Data) -> [Int]? {
    guard bytes.count.isMultiple(of: width) else { return nil }
    return stride(from: bytes.startIndex, to: bytes.endIndex, by: width).map { start in
      bytes[start..<start + width].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
  }
}
