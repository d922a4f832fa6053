import Foundation
import PortableUICore

extension ElementBuilder {
  mutating func text(_ run: TextRun) -> Element {
    var element = Element(.span, classes: ["t"], text: run.string)
    style(&element, run)
    return element
  }

  /// Several runs as parts of one text.
  mutating func texts(_ runs: [TextRun]) -> Element {
    var element = Element(.span, classes: ["t"])
    for run in runs {
      var part = Element(.span, text: run.string)
      style(&part, run)
      element.append(part)
    }
    return element
  }

  private mutating func style(_ element: inout Element, _ run: TextRun) {
    if let font = run.font { add(font, to: &element) }
    if let color = run.color { add(.color, color, to: &element) }
    switch run.alignment {
    case .center: add(.textAlign, "center", to: &element)
    case .trailing: add(.textAlign, "end", to: &element)
    case .leading, nil: break
    }
    if let limit = run.lineLimit {
      element.classes.append("clamp")
      add(.lineClamp, String(limit), to: &element)
    }
  }

  /// Size, line height, weight and family. The body font is the page's own and needs no class.
  mutating func add(_ font: Font, to element: inout Element) {
    let metrics = font.metrics
    add(.fontSize, CSS.rem(metrics.size), to: &element)
    add(.lineHeight, CSS.rem(metrics.lineHeight), to: &element)
    if metrics.weight != 400 { add(.fontWeight, String(metrics.weight), to: &element) }
    if font.isItalic { add(.fontStyle, "italic", to: &element) }
    if font.hasMonospacedDigits { add(.fontVariantNumeric, "tabular-nums", to: &element) }
    switch font.design {
    case .monospaced: add(.fontFamily, "ui-monospace,monospace", to: &element)
    case .serif: add(.fontFamily, "ui-serif,serif", to: &element)
    case .rounded: add(.fontFamily, "ui-rounded,sans-serif", to: &element)
    case .default, nil: break
    }
  }

  /// A symbol, as high as its line of text. Without a label it is decoration.
  mutating func symbol(_ image: SymbolImage) -> Element {
    let symbol = Symbols.named(image.name)
    var element = Element(.svg, classes: ["i"], attributes: [Attribute(.viewBox, "0 0 24 24"), Attribute(.ariaHidden, "true")])
    for outline in symbol.outlines { element.append(Element(.path, attributes: [Attribute(.d, outline)])) }
    if let font = image.font { add(.fontSize, CSS.rem(font.metrics.size), to: &element) }
    if let color = image.color { add(.color, color, to: &element) }
    return element
  }

  mutating func progress(_ fraction: Double?, _ label: [Node]) -> Element {
    var bar = Element(.progress)
    if let fraction {
      bar.set(.value, CSS.number(fraction))
      bar.set(.max, "1")
    }
    let labels = elements(for: label, in: .column)
    guard !labels.isEmpty else {
      bar.set(.ariaLabel, "…")
      return bar
    }
    return Element(.div, classes: ["v"], children: [bar] + labels)
  }
}
