import Foundation

/// One or more lines of text that nobody edits.
public nonisolated struct Text: Equatable, Sendable {
  private(set) var parts: [TextPart]

  init(parts: [TextPart]) {
    self.parts = parts
  }

  public init(verbatim content: String) {
    parts = [TextPart(source: .verbatim(content))]
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(verbatim: String(content))
  }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    parts = [
      TextPart(source: .localized(key: key.key, arguments: key.arguments, table: tableName, bundle: bundle ?? .main))
    ]
  }

  /// The formatted input, in the locale of the surroundings.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    parts = [TextPart(source: .formatted(FormattedInput(input: input, format: format)))]
  }

  public static func + (lhs: Text, rhs: Text) -> Text {
    var sum = lhs
    sum.parts += rhs.parts
    return sum
  }

  /// The text as a person of the environment's locale sees it.
  public func _resolveText(in environment: EnvironmentValues) -> String { string(for: environment.locale) }

  /// The text as a person of this locale sees it.
  package func string(for locale: Locale) -> String {
    parts.count == 1 ? parts[0].string(for: locale) : parts.map { $0.string(for: locale) }.joined()
  }

  private func changed(_ change: (inout TextPart) -> Void) -> Text {
    var text = self
    for index in text.parts.indices { change(&text.parts[index]) }
    return text
  }
}

/// What is said first, nearest to the text, holds: `Text("a").bold().fontWeight(.light)` is bold.
nonisolated extension Text {
  public func font(_ font: Font?) -> Text { changed { $0.font = $0.font ?? font } }

  public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.weight = $0.weight ?? weight } }

  public func fontDesign(_ design: Font.Design?) -> Text { changed { $0.design = $0.design ?? design } }

  public func bold(_ isActive: Bool = true) -> Text { isActive ? fontWeight(.bold) : self }

  public func italic(_ isActive: Bool = true) -> Text { isActive ? changed { $0.isItalic = true } : self }

  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? fontDesign(.monospaced) : self }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    guard isActive else { return self }
    return changed { part in
      var marks = part.marks ?? TextMarks()
      marks.strikethrough = marks.strikethrough ?? TextStrikethrough(color: color)
      part.marks = marks
    }
  }

  public func monospacedDigit() -> Text { changed { $0.hasMonospacedDigits = true } }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { changed { $0.style = $0.style ?? style } }

  public func foregroundColor(_ color: Color?) -> Text { changed { $0.style = $0.style ?? color } }
}

extension Text: View {
  @MainActor public func _render(_ context: inout _RenderContext) {
    let environment = context.environment
    if parts.contains(where: \.isMarked) {
      let alignment = environment.multilineTextAlignment
      context.emit(
        .markedText(
          MarkedText(
            runs: parts.map { $0.markedRun(in: environment) }, lineLimit: environment.lineLimit,
            alignment: alignment == .leading ? nil : alignment)))
    } else if parts.count == 1 {
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
