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
  /// A colour in light and in dark surroundings, as `0xRRGGBB`; Apple's platforms have such ones in asset catalogues and
  /// in `UIColor`.
  public init(_light light: UInt32, dark: UInt32) { self.init(light: RGBA(light), dark: RGBA(dark)) }

  public static let red = Color(_light: 0xFF3B30, dark: 0xFF453A)
  public static let orange = Color(_light: 0xFF9500, dark: 0xFF9F0A)
  public static let yellow = Color(_light: 0xFFCC00, dark: 0xFFD60A)
  public static let green = Color(_light: 0x34C759, dark: 0x30D158)
  public static let mint = Color(_light: 0x00C7BE, dark: 0x63E6E2)
  public static let teal = Color(_light: 0x30B0C7, dark: 0x40C8E0)
  public static let cyan = Color(_light: 0x32ADE6, dark: 0x64D2FF)
  public static let blue = Color(_light: 0x007AFF, dark: 0x0A84FF)
  public static let indigo = Color(_light: 0x5856D6, dark: 0x5E5CE6)
  public static let purple = Color(_light: 0xAF52DE, dark: 0xBF5AF2)
  public static let pink = Color(_light: 0xFF2D55, dark: 0xFF375F)
  public static let brown = Color(_light: 0xA2845E, dark: 0xAC8E68)
  public static let gray = Color(_light: 0x8E8E93, dark: 0x8E8E93)
  public static let black = Color(_light: 0x000000, dark: 0x000000)
  public static let white = Color(_light: 0xFFFFFF, dark: 0xFFFFFF)
  public static let clear = Color(light: RGBA(0, alpha: 0), dark: RGBA(0, alpha: 0))

  /// The colour of text.
  public static let primary = Color(_light: 0x000000, dark: 0xFFFFFF)
  /// The colour of less important text; at least 4.5:1 on every background of the layer, unlike Apple's lighter one.
  public static let secondary = Color(_light: 0x5F5F65, dark: 0xA1A1A8)
  /// The colour of what can be pressed; text in it reaches 4.5:1 on the grouped background.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(_light: 0x0062CC, dark: 0x409CFF)
}

extension Color: View {
  @MainActor public func _render(_ context: inout _RenderContext) {
    context.emit(.shape(ShapeDrawing(outline: .rectangle, fill: self)), expands: [.horizontal, .vertical])
  }
}
