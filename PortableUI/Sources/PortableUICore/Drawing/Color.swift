import Foundation

/// A colour, one for light and one for dark surroundings.
public nonisolated struct Color: Hashable, Sendable {
  package var light: RGBA
  package var dark: RGBA

  package init(light: RGBA, dark: RGBA) {
    self.light = light
    self.dark = dark
  }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let value = RGBA(red: red, green: green, blue: blue, alpha: opacity)
    self.init(light: value, dark: value)
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// The same colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    Color(light: light.faded(opacity), dark: dark.faded(opacity))
  }

  /// The same colour with `amount` added to each sRGB channel, clipped to 0...1.
  package func brightened(_ amount: Double) -> Color {
    Color(light: light.brightened(amount), dark: dark.brightened(amount))
  }

  /// The space in which the channels are given.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
  }
}

/// Red, green, blue and opacity in sRGB, 0...1 each.
package struct RGBA: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// From 0xRRGGBB.
  package init(_ hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
      alpha: alpha)
  }

  func faded(_ opacity: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * opacity)
  }

  func brightened(_ amount: Double) -> RGBA {
    func add(_ channel: Double) -> Double { min(max(channel + amount, 0), 1) }
    return RGBA(red: add(red), green: add(green), blue: add(blue), alpha: alpha)
  }
}

nonisolated extension Color {
  private init(_ light: UInt32, _ dark: UInt32) {
    self.init(light: RGBA(light), dark: RGBA(dark))
  }

  /// A colour in light and in dark surroundings, as `0xRRGGBB`; Apple's platforms have such ones in asset catalogues and
  /// in `UIColor`.
  public init(_light light: UInt32, dark: UInt32) { self.init(light, dark) }

  public static let red = Color(0xFF3B30, 0xFF453A)
  public static let orange = Color(0xFF9500, 0xFF9F0A)
  public static let yellow = Color(0xFFCC00, 0xFFD60A)
  public static let green = Color(0x34C759, 0x30D158)
  public static let mint = Color(0x00C7BE, 0x63E6E2)
  public static let teal = Color(0x30B0C7, 0x40C8E0)
  public static let cyan = Color(0x32ADE6, 0x64D2FF)
  public static let blue = Color(0x007AFF, 0x0A84FF)
  public static let indigo = Color(0x5856D6, 0x5E5CE6)
  public static let purple = Color(0xAF52DE, 0xBF5AF2)
  public static let pink = Color(0xFF2D55, 0xFF375F)
  public static let brown = Color(0xA2845E, 0xAC8E68)
  public static let gray = Color(0x8E8E93, 0x8E8E93)
  public static let black = Color(0x000000, 0x000000)
  public static let white = Color(0xFFFFFF, 0xFFFFFF)
  public static let clear = Color(light: RGBA(0, alpha: 0), dark: RGBA(0, alpha: 0))

  /// The colour of text.
  public static let primary = Color(0x000000, 0xFFFFFF)
  /// The colour of less important text; at least 4.5:1 on every background of the layer, unlike Apple's lighter one.
  public static let secondary = Color(0x5F5F65, 0xA1A1A8)
  /// The colour of what can be pressed; text in it reaches 4.5:1 on the grouped background.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(0x0062CC, 0x409CFF)
}

extension Color: View {
  public typealias Body = Never

  @MainActor public func _render(_ context: inout _RenderContext) {
    context.emit(.shape(ShapeDrawing(outline: .rectangle, fill: self)), expands: [.horizontal, .vertical])
  }
}
