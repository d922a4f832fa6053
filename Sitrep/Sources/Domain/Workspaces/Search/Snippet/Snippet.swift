/// The part of a message's text that shows why it was found.
package enum Snippet {
  /// The text around the first place where most of the terms stand together.
  ///
  /// A text that is cut has an ellipsis at the cut; line breaks become blanks. Takes a time that grows with the text alone.
  ///
  /// - Parameters:
  ///   - content: A message's text.
  ///   - terms: What was looked for.
  ///   - most: How long the part is, in Unicode scalars: one character may be piled up from any number of them.
  /// - Returns: The part in pieces, none of them empty, and matches apart from what is around them.
  package static func of(_ content: String, terms: [SearchTerm], most: Int = 160) -> [FoundMessage.Piece] {
    let matches = SnippetMatches(of: terms, in: content)
    let window = SnippetWindow(of: content, around: matches.best(within: most * 3 / 4), most: most).range
    let part = String(content[window])
    var pieces = pieces(of: part, matches.merged(in: window, of: part))
    if window.lowerBound > content.startIndex { pieces[0].text = "…" + pieces[0].text }
    if window.upperBound < content.endIndex { pieces[pieces.count - 1].text += "…" }
    return pieces.filter { !$0.text.isEmpty }.map { FoundMessage.Piece($0.text, isMatch: $0.isMatch) }
  }

  /// What is around matches and the matches in turn.
  private static func pieces(of part: String, _ matches: [Range<String.Index>]) -> [(text: String, isMatch: Bool)] {
    var pieces: [(text: String, isMatch: Bool)] = []
    var place = part.startIndex
    for match in matches {
      pieces += [(line(part[place..<match.lowerBound]), false), (line(part[match]), true)]
      place = match.upperBound
    }
    return pieces + [(line(part[place...]), false)]
  }

  private static func line(_ text: Substring) -> String {
    text.unicodeScalars.contains(where: isNewline) ? String(text.map { $0.isNewline ? " " : $0 }) : String(text)
  }

  private static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028...0x2029: true
    default: false
    }
  }
}
