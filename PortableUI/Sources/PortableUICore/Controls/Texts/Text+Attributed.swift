import Foundation

nonisolated extension Text {
  /// A text with attributes: `link`, `inlinePresentationIntent`, and SwiftUI's `foregroundColor` and `backgroundColor`.
  ///
  /// What the attributes say holds against the modifiers of the text.
  public init(_ attributedContent: AttributedString) {
    let parts = attributedContent.runs.map { run in
      TextPart(String(attributedContent[run.range].characters), attributes: run)
    }
    self.init(parts: parts.isEmpty ? [TextPart(source: .verbatim(""))] : parts)
  }
}

extension TextPart {
  fileprivate init(_ string: String, attributes: AttributedString.Runs.Run) {
    self.init(source: .verbatim(string))
    let intent = attributes.inlinePresentationIntent ?? []
    if intent.contains(.stronglyEmphasized) { weight = .bold }
    if intent.contains(.code) { design = .monospaced }
    isItalic = intent.contains(.emphasized)
    style = attributes.foregroundColor
    let marks = TextMarks(
      link: attributes.link?.absoluteString, color: attributes.foregroundColor, background: attributes.backgroundColor,
      strikethrough: intent.contains(.strikethrough) ? TextStrikethrough() : nil)
    if marks != TextMarks(color: marks.color) { self.marks = marks }
  }
}
