import Foundation
import PortableUICore

/// One declaration of the page's style sheet; its class does just that.
///
/// The class's name is made from the declaration, the same in every page and process.
struct StyleRule: Hashable, Sendable {
  let property: StyleProperty
  let light: String
  /// The value in dark surroundings where it differs.
  let dark: String?

  init(_ property: StyleProperty, _ value: String) {
    self.property = property
    light = value
    dark = nil
  }

  init(_ property: StyleProperty, _ color: Color) {
    self.property = property
    light = CSS.text(color.light)
    dark = color.light == color.dark ? nil : CSS.text(color.dark)
  }

  /// The class's name: the property's letters and the value, anything but letters and digits as its hexadecimal code.
  var className: String {
    var name = property.code
    CSS.appendName(of: light, to: &name)
    if let dark {
      name += "-"
      CSS.appendName(of: dark, to: &name)
    }
    return name
  }
}

/// The declarations that rules can make, with the first letters of their classes.
enum StyleProperty: String, Sendable {
  case alignItems = "align-items"
  case background = "background-color"
  case border = "border"
  case borderColor = "border-color"
  case borderRadius = "border-radius"
  case color = "color"
  case filter = "filter"
  case fontFamily = "font-family"
  case fontSize = "font-size"
  case fontStyle = "font-style"
  case fontVariantNumeric = "font-variant-numeric"
  case fontWeight = "font-weight"
  case gap = "gap"
  case height = "height"
  case justifyContent = "justify-content"
  case justifyItems = "justify-items"
  case lineClamp = "-webkit-line-clamp"
  case lineHeight = "line-height"
  case maxHeight = "max-height"
  case maxWidth = "max-width"
  case minHeight = "min-height"
  case minWidth = "min-width"
  case opacity = "opacity"
  case paddingBottom = "padding-bottom"
  case paddingEnd = "padding-inline-end"
  case paddingStart = "padding-inline-start"
  case paddingTop = "padding-top"
  case radiusEndEnd = "border-end-end-radius"
  case radiusEndStart = "border-end-start-radius"
  case radiusStartEnd = "border-start-end-radius"
  case radiusStartStart = "border-start-start-radius"
  case textAlign = "text-align"
  case width = "width"

  var code: String {
    switch self {
    case .alignItems: "ai"
    case .background: "bg"
    case .border: "bd"
    case .borderColor: "bc"
    case .borderRadius: "br"
    case .color: "co"
    case .filter: "fi"
    case .fontFamily: "ff"
    case .fontSize: "fs"
    case .fontStyle: "fy"
    case .fontVariantNumeric: "fv"
    case .fontWeight: "fw"
    case .gap: "ga"
    case .height: "he"
    case .justifyContent: "jc"
    case .justifyItems: "ji"
    case .lineClamp: "lc"
    case .lineHeight: "lh"
    case .maxHeight: "mh"
    case .maxWidth: "mw"
    case .minHeight: "nh"
    case .minWidth: "nw"
    case .opacity: "op"
    case .paddingBottom: "pb"
    case .paddingEnd: "pe"
    case .paddingStart: "ps"
    case .paddingTop: "pt"
    case .radiusEndEnd: "re"
    case .radiusEndStart: "rf"
    case .radiusStartEnd: "rt"
    case .radiusStartStart: "rs"
    case .textAlign: "ta"
    case .width: "wi"
    }
  }
}

/// Values as CSS writes them.
enum CSS {
  static func px(_ points: Double) -> String { number(points) + "px" }

  /// Points at the default text size, scaling with the person's.
  static func rem(_ points: Double) -> String { number(points / 16) + "rem" }

  /// A length in proportion to the container's width or height.
  static func text(_ length: AffineLength, unit: String) -> String {
    let share = number(Double(length.factor) * 100) + unit
    let rest = px(Double(length.constant))
    return rest == "0px" ? share : "calc(\(share) + \(rest))"
  }

  static func text(_ color: RGBA) -> String {
    let channels = [color.red, color.green, color.blue].map { UInt8(($0 * 255).rounded()) }
    let alpha = UInt8((min(max(color.alpha, 0), 1) * 255).rounded())
    return "#" + (alpha == 255 ? channels : channels + [alpha]).map(hex).joined()
  }

  /// A number with at most four decimals and no exponent.
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

  static func appendName(of value: String, to name: inout String) {
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"):
        name.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: "#"): continue
      default: name += "_" + hex(byte)
      }
    }
  }

  private static func hex(_ byte: UInt8) -> String {
    let text = String(byte, radix: 16, uppercase: true)
    return text.count == 1 ? "0" + text : text
  }
}
