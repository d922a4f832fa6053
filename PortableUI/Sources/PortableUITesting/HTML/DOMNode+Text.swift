extension DOMNode {
  private static let inline: Set<String> = [
    "abbr", "b", "bdi", "bdo", "cite", "code", "data", "del", "dfn", "em", "i", "ins", "kbd", "mark", "q", "s", "samp",
    "small", "strong", "sub", "sup", "time", "u", "var", "wbr",
  ]

  /// The words that are drawn inside it, in one line.
  package var shownText: String {
    guard isShown else { return "" }
    var text = ""
    writeShownText(into: &text)
    return text.singleSpaced
  }

  private func writeShownText(into text: inout String) {
    if isText {
      text += self.text
    } else if name == "br" || name == "hr" {
      text += " "
    } else if !hidesItself, !["svg", "textarea", "select"].contains(name) {
      if !isInline { text += " " }
      for child in children { child.writeShownText(into: &text) }
      if !isInline { text += " " }
    }
  }

  /// Whether its words join those around it without a space.
  ///
  /// There is no layout here. A `span` or link runs on inside a paragraph, a heading or another `span`; elsewhere it is an
  /// item of a stack, a word of its own.
  var isInline: Bool {
    if isOne(of: Self.inline) { return true }
    guard name == "span" || name == "a", let parent, !parent.isStack else { return false }
    return parent.isInline || parent.isOne(of: ["span", "p", "h1", "h2", "h3", "h4", "h5", "h6"])
  }

  /// Whether what is in it stands side by side or below each other; our pages say so by these classes.
  private var isStack: Bool { classes.contains { ["h", "v", "f", "z"].contains($0) } }
}
