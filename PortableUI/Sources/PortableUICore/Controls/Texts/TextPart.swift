import Foundation

/// A part of a text in one style.
///
/// Nil: as the surroundings.
struct TextPart: Sendable {
  enum Source: Sendable {
    case verbatim(String)
    case localized(key: String, arguments: [TextArgument], table: String?, bundle: Bundle)
    case formatted(any LocalizedValue)
  }

  var source: Source
  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var isItalic = false
  var hasMonospacedDigits = false
  var style: (any ShapeStyle)?
  var boxedMarks: BoxedTextMarks?

  func string(for locale: Locale) -> String {
    switch source {
    case .verbatim(let string): string
    case .localized(let key, let arguments, let table, let bundle):
      StringCatalog.string(for: key, arguments, table: table, bundle: bundle, locale: locale)
    case .formatted(let value): value.string(for: locale)
    }
  }

  func run(in environment: EnvironmentValues) -> TextRun {
    var font = font ?? environment.font
    if let weight { font = (font ?? .body).weight(weight) }
    if let design { font = (font ?? .body).design(design) }
    if isItalic { font = (font ?? .body).italic() }
    if hasMonospacedDigits { font = (font ?? .body).monospacedDigit() }
    let alignment = environment.multilineTextAlignment
    return TextRun(
      string: string(for: environment.locale), font: font,
      color: style?._color(in: environment) ?? environment.foreground, lineLimit: environment.lineLimit,
      alignment: alignment == .leading ? nil : alignment)
  }
}

extension TextPart: Equatable {
  /// Texts are compared by what they show in one locale and in plain surroundings.
  static func == (lhs: TextPart, rhs: TextPart) -> Bool {
    var plain = EnvironmentValues()
    plain.locale = Locale(identifier: "en_US_POSIX")
    return lhs.run(in: plain) == rhs.run(in: plain) && lhs.marks == rhs.marks
  }
}

extension Text: ComparableInput {
  /// As inputs, texts are the same only if they are in every locale and in all surroundings.
  @MainActor static func inputComparison() -> InputComparison? {
    InputComparison(of: Text.self, isPlain: true) { $0.isSame(as: $1) }
  }

  func isSame(as other: Text) -> Bool {
    parts.elementsEqual(other.parts) { $0.isSame(as: $1) }
  }
}

extension TextPart {
  fileprivate func isSame(as other: TextPart) -> Bool {
    font == other.font && weight == other.weight && design == other.design && isItalic == other.isItalic
      && hasMonospacedDigits == other.hasMonospacedDigits && isSame(style, other.style)
      && source.isSame(as: other.source) && marks == other.marks
  }

  private func isSame(_ one: (any ShapeStyle)?, _ other: (any ShapeStyle)?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one as Color, let other as Color): one == other
    default: false
    }
  }
}

extension TextPart.Source {
  fileprivate func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.verbatim(let one), .verbatim(let other)): one == other
    case (.formatted(let one), .formatted(let other)): one.isSame(as: other)
    case (
      .localized(let key, let arguments, let table, let bundle),
      .localized(let otherKey, let others, let otherTable, let otherBundle)
    ):
      key == otherKey && table == otherTable && bundle === otherBundle
        && arguments.elementsEqual(others) { $0.isSame(as: $1) }
    default: false
    }
  }
}
