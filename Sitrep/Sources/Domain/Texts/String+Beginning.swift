extension String {
  /// The beginning of the text that takes at most so many bytes of UTF-8, up to the end of a character.
  ///
  /// Texts of others are cut with this: one character may be piled up from any number of accents, so a number of characters
  /// limits nothing. Where the first character alone is longer, it loses the accents that are too many.
  package func beginning(bytes most: Int) -> String {
    guard utf8.count > most else { return self }
    var end = utf8.index(startIndex, offsetBy: most)
    while end > startIndex, utf8[end] & 0xC0 == 0x80 { utf8.formIndex(before: &end) }
    let head = String(self[..<end])
    let goesOn = (head + String(unicodeScalars[end])).count == head.count
    let whole = goesOn ? String(head.dropLast()) : head
    return whole.isEmpty ? head : whole
  }

  /// The text, or its beginning and an ellipsis where it takes more than so many bytes of UTF-8.
  package func shortened(toBytes most: Int) -> String {
    utf8.count > most ? beginning(bytes: most) + "…" : self
  }
}
