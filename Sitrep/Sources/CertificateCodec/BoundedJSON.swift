import Domain
import Foundation

/// Reads JSON that may be made to break its reader.
enum BoundedJSON {
  /// How deep lists and objects may lie in each other.
  private static let deepest = 32

  /// Nil for what isn't JSON, or lies too deep.
  static func value(of bytes: Data) -> ClaimValue? {
    guard isShallow(bytes) else { return nil }
    do {
      return try JSONDecoder().decode(ClaimValue.self, from: bytes)
    } catch {
      return nil
    }
  }

  private static func isShallow(_ bytes: Data) -> Bool {
    var depth = 0
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
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += isInText ? 0 : 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= isInText ? 0 : 1
      default: break
      }
      guard depth <= deepest else { return false }
    }
    return true
  }
}
