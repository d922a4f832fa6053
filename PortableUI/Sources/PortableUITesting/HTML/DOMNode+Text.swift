extension DOMNode {
  private static let inline: Set<String> = [
    "abbr", "b", "bdi", "bdo", "cite", "code", "data", "del", "dfn", "em", "i", "ins", "kbd", "mark", "q", "s", "samp",
    "small", "strong", "sub", "sup", "time", "u", "var", "wbr",
  ]

  /// The words that are drawn inside it, in one line.
  package var shownText: String { isShown ? drawnWords.singleSpaced : "" }

  private var drawnWords: String {
    if isText { return text }
    guard !hidesItself, !["svg", "textarea", "select"].contains(name) else { return "" }
    return spaced(children.map(\.drawnWords).joined())
  }

  /// The words inside it as they stand among those around it.
  func spaced(_ words: String) -> String { isInline ? words : " \(words) " }

  /// Whether its words join those around it without a space.
  ///
  /// There is no layout here. A `span` or link runs on inside a paragraph, a heading or another `span`; elsewhere it is an
  /// item of a stack, a word of its own.
  var isInline: Bool {
    if Self.inline.contains(name) { return true }
    guard name == "span" || name == "a", let parent, !parent.isStack else { return false }
    return parent.isInline || ["span", "p", "h1", "h2", "h3", "h4", "h5", "h6"].contains(parent.name)
  }

  /// Whether what is in it stands side by side or below each other; our pages say so by these classes.
  private var isStack: Bool { classes.contains { ["h", "v", "f", "z"].contains($0) } }
}
