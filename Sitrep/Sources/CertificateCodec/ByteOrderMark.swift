import Foundation

/// The three bytes that some editors put before a text in UTF-8.
enum ByteOrderMark {
  private static let bytes: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// - Parameter text: A text in UTF-8, with the mark or without it.
  /// - Returns: The text without it.
  static func dropped(from text: Data) -> Data {
    text.starts(with: bytes) ? text.dropFirst(bytes.count) : text
  }
}
