import Foundation
import PortableUICore

/// Values as CSS writes them.
enum CSS {
  static func px(_ points: Double) -> String { number(points) + "px" }

  /// A share of the whole, to a hundredth of a percent.
  static func percent(_ share: Double) -> String { number((share * 10_000).rounded() / 100) + "%" }

  /// A length in proportion to the container's width or height.
  static func text(_ length: AffineLength, unit: String) -> String {
    let share = number(Double(length.factor) * 100) + unit
    let rest = px(Double(length.constant))
    return rest == "0px" ? share : "calc(\(share) + \(rest))"
  }

  static func text(_ color: RGBA) -> String {
    let channels = [color.red, color.green, color.blue].map(byte)
    let alpha = byte(color.alpha)
    return "#" + (alpha == 255 ? channels : channels + [alpha]).map(hex).joined()
  }

  /// A number with at most four decimals and no exponent; what is no number is 0.
  static func number(_ value: Double) -> String {
    let scaled = (value * 10_000).rounded()
    guard scaled.isFinite, abs(scaled) < 1e15 else { return "0" }
    let whole = Int(scaled)
    let (integer, fraction) = (whole.magnitude / 10_000, whole.magnitude % 10_000)
    let sign = whole < 0 ? "-" : ""
    guard fraction > 0 else { return sign + String(integer) }
    var digits = String(fraction)
    digits = String(repeating: "0", count: 4 - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(integer).\(digits)"
  }

  /// The id of the filter that adds this much to each channel.
  static func filterName(_ amount: Double) -> String {
    var name = "brightness"
    for byte in number(amount).utf8 { append(byte, toName: &name) }
    return name
  }

  /// Appends a byte of a value to a name of letters, digits, `_` and `-`.
  static func append(_ byte: UInt8, toName name: inout String) {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      name.unicodeScalars.append(Unicode.Scalar(byte))
    case UInt8(ascii: "."): name += "_"
    default: name += "-" + hex(byte)
    }
  }

  /// A channel of 0...1 as 0...255.
  private static func byte(_ channel: Double) -> UInt8 {
    channel.isNaN ? 0 : UInt8((min(max(channel, 0), 1) * 255).rounded())
  }

  private static func hex(_ byte: UInt8) -> String {
    let text = String(byte, radix: 16, uppercase: true)
    return text.count == 1 ? "0" + text : text
  }
}
