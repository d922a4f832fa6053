import PortableUI

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// The tints of the tabs beside the first one, which has the system's: at least 4.5:1 on every ground of the screens, in
/// light and dark. Red is for danger and green for what is well, so neither is among them.
nonisolated extension Color {
  package static let worldTint = pair(0x00695C, 0x4FD1C5)
  package static let certificatesTint = pair(0x7B2FBE, 0xCF9BFF)
  package static let guidanceTint = pair(0x8A4B00, 0xFFB86B)
  package static let workspacesTint = pair(0x4B49C8, 0xA9A8FF)

  /// The ground of what warns of danger, with as much contrast to the texts on it.
  package static let dangerGround = pair(0xFFF3F2, 0x341513)

  /// A colour in light surroundings, and its counterpart in dark ones, as `0xRRGGBB`.
  private static func pair(_ light: UInt32, _ dark: UInt32) -> Color {
    #if canImport(UIKit)
      Color(
        uiColor: UIColor { traits in
          let (red, green, blue) = channels(traits.userInterfaceStyle == .dark ? dark : light)
          return UIColor(red: red, green: green, blue: blue, alpha: 1)
        })
    #elseif canImport(AppKit)
      Color(
        nsColor: NSColor(name: nil) { appearance in
          let isDark = appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua
          let (red, green, blue) = channels(isDark ? dark : light)
          return NSColor(srgbRed: red, green: green, blue: blue, alpha: 1)
        })
    #else
      Color(_light: light, dark: dark)
    #endif
  }

  #if canImport(UIKit) || canImport(AppKit)
    private static func channels(_ color: UInt32) -> (Double, Double, Double) {
      (Double(color >> 16 & 0xFF) / 255, Double(color >> 8 & 0xFF) / 255, Double(color & 0xFF) / 255)
    }
  #endif
}
