/// The part of a text that is shown: it has the matches, and what is around them.
struct SnippetWindow {
  /// How many scalars are looked at to find the end of a character: no real one has as many.
  private static let mostOfCharacter = 64

  let range: Range<String.Index>

  /// - Parameters:
  ///   - text: The whole text.
  ///   - focus: What has to be seen; nil: the beginning.
  ///   - most: How many scalars are shown.
  init(of text: String, around focus: Range<String.Index>?, most: Int) {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: most, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else {
      range = text.startIndex..<text.endIndex
      return
    }
    let focus = focus ?? text.startIndex..<text.startIndex
    let room = max(0, most - scalars.distance(from: focus.lowerBound, to: focus.upperBound))
    // More of what follows is shown than of what comes before.
    let ideal =
      scalars.index(focus.lowerBound, offsetBy: -room / 3, limitedBy: scalars.startIndex) ?? scalars.startIndex
    let latest = scalars.index(scalars.endIndex, offsetBy: -most)
    let lower = min(ideal, latest)
    let upper = scalars.index(lower, offsetBy: most)
    let least = max(focus.upperBound, scalars.index(after: lower))
    let first = scalars.index(lower, offsetBy: -Self.mostOfCharacter, limitedBy: scalars.startIndex)
    let last = scalars.index(upper, offsetBy: Self.mostOfCharacter, limitedBy: scalars.endIndex)
    let around = text[(first ?? scalars.startIndex)..<(last ?? scalars.endIndex)]
    range = Self.start(lower, before: focus.lowerBound, around)..<Self.end(upper, after: least, around)
  }

  /// The start of a word or of a character, where there is one.
  private static func start(_ lower: String.Index, before focus: String.Index, _ text: Substring) -> String.Index {
    guard lower > text.startIndex else { return lower }
    let before = text[text.unicodeScalars.index(before: lower)..<focus]
    if let blank = before.firstIndex(where: \.isWhitespace) { return before.index(after: blank) }
    let whole = text.characterEnd(at: lower)
    return whole <= focus ? whole : lower
  }

  /// The end of a word or of a character, where there is one.
  private static func end(_ upper: String.Index, after focus: String.Index, _ text: Substring) -> String.Index {
    guard upper < text.endIndex, focus <= upper else { return upper }
    let after = text[focus..<text.unicodeScalars.index(after: upper)]
    if let blank = after.lastIndex(where: \.isWhitespace) { return blank }
    let whole = text.characterStart(at: upper)
    return whole >= focus ? whole : upper
  }
}
