import Foundation

extension String {
  /// Without the white space around it, line breaks too.
  package var trimmed: String {
    // Foundation takes some microseconds even where there is none.
    if let first = utf8.first, let last = utf8.last, Self.isSign(first), Self.isSign(last) { return self }
    return trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// True for what ASCII has beside white space and controls.
  private static func isSign(_ byte: UInt8) -> Bool { (0x21...0x7E).contains(byte) }
}
