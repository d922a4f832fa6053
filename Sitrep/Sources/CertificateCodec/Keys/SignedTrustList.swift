import Foundation

/// Trust lists that were signed as a whole; the signature isn't checked.
enum SignedTrustList {
  /// The shortest signature in base 64.
  private static let shortest = 64

  /// - Parameter file: Any file.
  /// - Returns: The JSON in a list with a signature in its first line (as Germany's was published), or in a JWS
  ///   (RFC 7515); nil for anything else.
  static func content(of file: Data) -> Data? {
    let text = file.drop { isBlank($0) }
    let line = text.prefix { isBase64($0) }
    let rest = text.dropFirst(line.count)
    if rest.first == UInt8(ascii: ".") { return payload(of: text) }
    guard line.count >= shortest else { return nil }
    let content = rest.drop { isBlank($0) }
    return rest.count > content.count && isJSON(content) ? Data(content) : nil
  }

  /// What a token holds between its header and its signature.
  private static func payload(of token: Data) -> Data? {
    let parts = token.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 3, let content = Data(base64: String(decoding: parts[1], as: UTF8.self)) else { return nil }
    return isJSON(content) ? content : nil
  }

  private static func isJSON(_ content: Data) -> Bool {
    content.first == UInt8(ascii: "{") || content.first == UInt8(ascii: "[")
  }

  private static func isBlank(_ byte: UInt8) -> Bool { " \t\r\n".utf8.contains(byte) }

  private static func isBase64(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "-"),
      UInt8(ascii: "_"), UInt8(ascii: "="):
      true
    default: false
    }
  }
}
