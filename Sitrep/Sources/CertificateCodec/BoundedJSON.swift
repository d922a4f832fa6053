import Domain
import Foundation

/// Reads JSON that may be made to break its reader.
enum BoundedJSON {
  /// How deep lists and objects may lie in each other.
  private static let deepest = 32

  /// The most values: a trust list has about ten for each certificate.
  private static let most = 100_000

  /// Nil for what isn't JSON, lies too deep, or is too much.
  static func value(of bytes: Data) -> ClaimValue? {
    guard isBounded(bytes) else { return nil }
    do {
      return try JSONDecoder().decode(ClaimValue.self, from: bytes)
    } catch {
      return nil
    }
  }

  private static func isBounded(_ bytes: Data) -> Bool {
    var depth = 0
    var values = 0
    var isInText = false
    var isEscaped = false
    for byte in bytes {
      if isEscaped {
        isEscaped = false
        continue
      }
      switch byte {
      case UInt8(ascii: "\\"): isEscaped = isInText
      case UInt8(ascii: "\""): isInText.toggle()
      case _ where isInText: break
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ","): values += 1
      default: break
      }
      guard depth <= deepest, values < most else { return false }
    }
    return true
  }
}
