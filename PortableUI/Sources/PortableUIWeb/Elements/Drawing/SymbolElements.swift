import Foundation
import PortableUICore

extension ElementBuilder {
  /// A symbol, as high as its line of text.
  ///
  /// Without a label it is decoration.
  mutating func symbol(_ image: SymbolImage) -> Element {
    var element = Element(
      .svg, classes: ["i"], attributes: [Attribute(.viewBox, "0 0 24 24"), Attribute(.ariaHidden, "true")],
      children: Symbols.named(image.name).outlines.map { Element(.path, attributes: [Attribute(.d, $0)]) })
    // What points backward or forward points the other way where text runs from right to left.
    if image.name.hasSuffix(".backward") || image.name.hasSuffix(".forward") { element.classes.append("flip") }
    if let font = image.font { add(.fontSize, .rem(font.metrics.size), to: &element) }
    if let color = image.color { add(color, to: &element) }
    return element
  }

  /// Work under way: a bar where its share is known, else a turning ring; the label is below it and names it.
  mutating func progress(_ fraction: Double?, _ label: [Node], _ context: Context) -> Element {
    var bar = Element(.progress, box: .closed)
    if let fraction {
      bar.set(.value, CSS.number(min(max(fraction, 0), 1)))
      bar.set(.max, "1")
    }
    guard !label.isEmpty else {
      bar.set(.ariaLabel, fraction == nil ? LayerText.loading(in: locale) : LayerText.progress(in: locale))
      return bar
    }
    let words = elements(for: label, in: .column, context == .control ? .control : .phrase)
    return Element(.label, classes: ["v"], children: [bar] + words, box: .closed)
  }
}

extension LayerText {
  /// The name of a turning ring.
  static func loading(in locale: Locale) -> String { locale.isRussian ? "Загрузка" : "Loading" }

  /// The name of a progress bar.
  static func progress(in locale: Locale) -> String { locale.isRussian ? "Ход выполнения" : "Progress" }
}
