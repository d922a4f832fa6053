import Foundation

/// One or more lines of text that nobody edits.
public nonisolated struct Text: Sendable {
  /// A part of the text in one style.
  struct Part: Sendable {
    enum Source: Sendable {
      case verbatim(String)
      case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
      case formatted(@Sendable (Locale) -> String)
    }

    var source: Source
    var font: Font?
    var weight: Font.Weight?
    var isItalic = false
    var hasMonospacedDigits = false
    var style: (any ShapeStyle)?
  }

  private(set) var parts: [Part]

  public init(verbatim content: String) {
    parts = [Part(source: .verbatim(content))]
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(verbatim: String(content))
  }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    parts = [Part(source: .localized(key, table: tableName, bundle: bundle))]
  }

  /// The formatted input, in the locale of the surroundings.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable & Sendable, F.FormatOutput == String, F: Sendable {
    parts = [Part(source: .formatted { format.locale($0).format(input) })]
  }

  public static func + (lhs: Text, rhs: Text) -> Text {
    var sum = lhs
    sum.parts += rhs.parts
    return sum
  }

  /// The text as the reader of this locale sees it.
  func string(for locale: Locale) -> String {
    parts.count == 1 ? parts[0].string(for: locale) : parts.map { $0.string(for: locale) }.joined()
  }

  private func changed(_ change: (inout Part) -> Void) -> Text {
    var text = self
    for index in text.parts.indices { change(&text.parts[index]) }
    return text
  }
}

extension Text.Part {
  func string(for locale: Locale) -> String {
    switch source {
    case .verbatim(let string): string
    case .localized(let key, let table, let bundle):
      StringCatalog.string(for: key, table: table, bundle: bundle ?? .main, locale: locale)
    case .formatted(let format): format(locale)
    }
  }

  func run(in environment: EnvironmentValues) -> TextRun {
    var font = font ?? environment.font
    if let weight { font = (font ?? .body).weight(weight) }
    if isItalic { font = (font ?? .body).italic() }
    if hasMonospacedDigits { font = (font ?? .body).monospacedDigit() }
    let alignment = environment.multilineTextAlignment
    return TextRun(
      string: string(for: environment.locale), font: font,
      color: style?._color(in: environment) ?? environment.foreground, lineLimit: environment.lineLimit,
      alignment: alignment == .leading ? nil : alignment)
  }
}

nonisolated extension Text {
  public func font(_ font: Font?) -> Text { changed { $0.font = font ?? $0.font } }

  public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.weight = weight ?? $0.weight } }

  public func bold() -> Text { fontWeight(.bold) }

  public func italic() -> Text { changed { $0.isItalic = true } }

  public func monospacedDigit() -> Text { changed { $0.hasMonospacedDigits = true } }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { changed { $0.style = style } }

  public func foregroundColor(_ color: Color?) -> Text { changed { $0.style = color ?? $0.style } }
}

extension Text: View {
  public typealias Body = Never

  @MainActor public func _render(_ context: inout _RenderContext) {
    let environment = context.environment
    if parts.count == 1 {
      context.emit(.text(parts[0].run(in: environment)))
    } else {
      context.emit(.texts(parts.map { $0.run(in: environment) }))
    }
  }
}

/// How the lines of a text stand to each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}
