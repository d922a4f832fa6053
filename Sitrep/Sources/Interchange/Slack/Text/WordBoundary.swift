/// Whether words stand beside a place in UTF-8, where signs are no markup.
extension [UInt8] {
  /// More marks than any letter has.
  private static var mostMarks: Int { 8 }

  /// True where the character that ends at a place is a letter or a digit, whatever marks it bears.
  func hasWord(before index: Int, from start: Int) -> Bool {
    var index = index
    for _ in 0..<Self.mostMarks {
      guard index > start else { return false }
      if self[index - 1] < 0x80 { return self[index - 1].isWord }
      let end = index
      repeat { index -= 1 } while index > start && end - index < 4 && self[index] & 0xC0 == 0x80
      guard let category = category(index..<end) else { return false }
      guard category.isMark else { return category.isWord }
    }
    return false
  }

  /// True where the character that begins at a place is a letter or a digit.
  func hasWord(at index: Int, before end: Int) -> Bool {
    guard (0..<end).contains(index) else { return false }
    if self[index] < 0x80 { return self[index].isWord }
    let length = self[index] >= 0xF0 ? 4 : self[index] >= 0xE0 ? 3 : 2
    return category(index..<Swift.min(end, index + length))?.isWord == true
  }

  private func category(_ range: Range<Int>) -> Unicode.GeneralCategory? {
    String(decoding: self[range], as: UTF8.self).unicodeScalars.first?.properties.generalCategory
  }
}

extension UInt8 {
  fileprivate var isWord: Bool {
    (48...57).contains(self) || (65...90).contains(self) || (97...122).contains(self)
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isWord: Bool {
    switch self {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber:
      true
    default: false
    }
  }

  fileprivate var isMark: Bool {
    self == .nonspacingMark || self == .spacingMark || self == .enclosingMark
  }
}
