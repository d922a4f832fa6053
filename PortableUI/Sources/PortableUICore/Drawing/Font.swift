import Foundation

/// A font: a text style or a size, with changes.
public nonisolated struct Font: Hashable, Sendable {
  /// Where the size comes from.
  package enum Base: Hashable, Sendable {
    case style(TextStyle)
    case size(CGFloat)
  }

  package private(set) var base: Base
  package private(set) var weight: Weight?
  package private(set) var design: Design?
  package private(set) var isItalic = false
  package private(set) var hasMonospacedDigits = false

  /// The text styles; they scale with the person's text size.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// The thickness of the strokes, 100...900.
  public struct Weight: Hashable, Sendable {
    package let value: Int

    public static let ultraLight = Weight(value: 200)
    public static let thin = Weight(value: 100)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  /// The family of the typeface.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  public static let largeTitle = Font(base: .style(.largeTitle))
  public static let title = Font(base: .style(.title))
  public static let title2 = Font(base: .style(.title2))
  public static let title3 = Font(base: .style(.title3))
  public static let headline = Font(base: .style(.headline))
  public static let subheadline = Font(base: .style(.subheadline))
  public static let body = Font(base: .style(.body))
  public static let callout = Font(base: .style(.callout))
  public static let footnote = Font(base: .style(.footnote))
  public static let caption = Font(base: .style(.caption))
  public static let caption2 = Font(base: .style(.caption2))

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(base: .style(style), weight: weight, design: design)
  }

  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(base: .size(size), weight: weight, design: design)
  }

  public func weight(_ weight: Weight) -> Font {
    changed { $0.weight = weight }
  }

  public func bold() -> Font { weight(.bold) }

  public func italic() -> Font {
    changed { $0.isItalic = true }
  }

  public func monospaced() -> Font { design(.monospaced) }

  func design(_ design: Design) -> Font {
    changed { $0.design = design }
  }

  public func monospacedDigit() -> Font {
    changed { $0.hasMonospacedDigits = true }
  }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}

extension Font {
  /// Size and line height in points at the default text size, and the weight.
  package var metrics: (size: CGFloat, lineHeight: CGFloat, weight: Int) {
    let (size, lineHeight): (CGFloat, CGFloat) =
      switch base {
      case .style(.largeTitle): (34, 41)
      case .style(.title): (28, 34)
      case .style(.title2): (22, 28)
      case .style(.title3): (20, 25)
      case .style(.headline), .style(.body): (17, 22)
      case .style(.callout): (16, 21)
      case .style(.subheadline): (15, 20)
      case .style(.footnote): (13, 18)
      case .style(.caption): (12, 16)
      case .style(.caption2): (11, 13)
      case .size(let size): (size, (size * 1.2).rounded())
      }
    return (size, lineHeight, weight?.value ?? (base == .style(.headline) ? 600 : 400))
  }
}
