import Foundation
import PortableUICore

/// How a text looks, apart from what it says.
struct TextLook: Hashable, Sendable {
  var font: Font?
  var color: Color?
  var lineLimit: Int?
  var alignment: TextAlignment?
}

extension ElementBuilder {
  mutating func text(_ run: TextRun) -> Element {
    var element = Element(.span, classes: classes(of: run), text: run.string)
    if LongWords.areIn(run.string) { element.classes.append("w") }
    if run.lineLimit != nil { element.box = .closed }
    return element
  }

  /// Several runs as parts of one text.
  mutating func texts(_ runs: [TextRun]) -> Element {
    var element = Element(.span)
    for run in runs {
      var run = run
      if let limit = run.lineLimit, element.box.isEmpty {
        element.classes += classes(of: TextLook(lineLimit: limit))
        element.box = .closed
      }
      if LongWords.areIn(run.string) { element.mark("w") }
      run.lineLimit = nil
      element.append(Element(.span, classes: classes(of: run), text: run.string))
    }
    return element
  }

  private mutating func classes(of run: TextRun) -> [String] {
    if run.font == nil, run.color == nil, run.lineLimit == nil, run.alignment == nil { return [] }
    return classes(
      of: TextLook(font: run.font, color: run.color, lineLimit: run.lineLimit, alignment: run.alignment))
  }

  mutating func classes(of look: TextLook) -> [String] {
    if let known = textClasses[look] { return known }
    var sample = Element(.span)
    if let font = look.font { add(font, to: &sample) }
    if let color = look.color { add(color, to: &sample) }
    switch look.alignment {
    case .center: add(.textAlign, .keyword(.center), to: &sample)
    case .trailing: add(.textAlign, .keyword(.end), to: &sample)
    case .leading, nil: break
    }
    if let limit = look.lineLimit {
      sample.classes.append("clamp")
      add(.lineClamp, .number(Double(max(limit, 1))), to: &sample)
    }
    textClasses[look] = sample.classes
    return sample.classes
  }

  /// Size, line height, weight and family.
  ///
  /// The body font is the page's own and needs no class.
  private mutating func add(_ font: Font, to element: inout Element) {
    let metrics = font.metrics
    if let name = Self.className(font.base) {
      if !name.isEmpty { element.classes.append(name) }
    } else {
      add(.fontSize, .rem(metrics.size), to: &element)
      add(.lineHeight, .rem(metrics.lineHeight), to: &element)
    }
    if metrics.weight != 400 { add(.fontWeight, .number(Double(metrics.weight)), to: &element) }
    if font.isItalic { add(.fontStyle, .keyword(.italic), to: &element) }
    if font.hasMonospacedDigits { add(.fontVariantNumeric, .keyword(.tabularNumbers), to: &element) }
    switch font.design {
    case .monospaced: add(.fontFamily, .keyword(.monospaced), to: &element)
    case .serif: add(.fontFamily, .keyword(.serif), to: &element)
    case .rounded: add(.fontFamily, .keyword(.rounded), to: &element)
    case .default, nil: break
    }
  }

  /// The style file's class with a text style's size and line height: none for the page's own, nil for sizes.
  private static func className(_ base: Font.Base) -> String? {
    switch base {
    case .size: nil
    case .style(.body), .style(.headline): ""
    case .style(let style): "f-\(style)"
    }
  }

  /// A text's or symbol's colour; the secondary one is the style file's, so that it follows the person's contrast.
  mutating func add(_ color: Color, to element: inout Element) {
    if color == .secondary { return element.classes.append("quiet") }
    add(.color, .color(color), to: &element)
  }
}

/// Words that may have to be broken where the line ends.
///
/// A word of ordinary length or a number keeps together, and its neighbours in a row give way; a longer one must be
/// allowed to break, or it would push the page wider than the screen.
enum LongWords {
  static func areIn(_ text: String) -> Bool {
    guard text.utf8.count > 8 else { return false }
    var (letters, characters) = (0, 0)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"):
        (letters, characters) = (0, 0)
        continue
      case 0x80..<0xC0: continue
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): letters += 3
      // The first bytes of letters elsewhere, most of them wider; 0xC2 and 0xE2 lead spaces, signs and marks.
      case 0xC3..<0xE2, 0xE3...0xFF: letters += 4
      default: break
      }
      characters += 1
      if letters > 24 || characters > 20 { return true }
    }
    return false
  }
}
