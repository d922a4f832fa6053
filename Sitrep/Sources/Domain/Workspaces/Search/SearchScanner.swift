/// Takes the parts of a query from its text, one after the other.
///
/// A control character parts words as a blank does: no term has one.
struct SearchScanner {
  private static let closingQuotes: [Character: Set<Character>] = [
    "\"": ["\""], "“": ["“", "”"], "”": ["“", "”"], "„": ["“", "”"], "«": ["»"],
  ]

  private let text: String
  private var index: String.Index

  init(_ text: String) {
    self.text = text
    index = text.startIndex
  }

  /// The next part; nil at the end.
  mutating func next() -> SearchPart? {
    index = text[index...].prefix(while: Self.isBlank).endIndex
    guard index < text.endIndex else { return nil }
    let start = index
    if let operation = takeOperation() {
      let (value, range, _) = takeValue()
      return SearchPart(content: .operation(operation, value), text: String(text[start..<index]), value: range)
    }
    let (value, range, ending) = takeValue()
    return SearchPart(content: .text(value, ending), text: String(text[start..<index]), value: range)
  }

  /// An operator's name with its colon.
  private mutating func takeOperation() -> SearchOperation? {
    let word = text[index...].prefix { !Self.isBlank($0) && $0 != ":" }
    guard text[word.endIndex...].first == ":", let operation = SearchOperation(typed: String(word)) else { return nil }
    index = text.index(after: word.endIndex)
    return operation
  }

  /// A word, or what stands in quotes, and where it stands with them.
  private mutating func takeValue() -> (String, Range<String.Index>, SearchPart.Ending) {
    let start = index
    let closing = text[index...].first.flatMap { Self.closingQuotes[$0] }
    if closing != nil { index = text.index(after: index) }
    var value = take { character in
      if let closing { !closing.contains(character) } else { !Self.isBlank(character) }
    }
    let isOpen = index == text.endIndex
    var stars = ""
    if closing != nil, !isOpen {
      index = text.index(after: index)
      stars = take { $0 == "*" }
    } else {
      while value.last == "*" { stars.append(value.removeLast()) }
    }
    return (value, start..<index, stars.isEmpty ? isOpen ? .unfinished : .finished : .prefix)
  }

  /// Takes characters; control characters become blanks.
  private mutating func take(while condition: (Character) -> Bool) -> String {
    let taken = text[index...].prefix(while: condition)
    index = taken.endIndex
    var value = ""
    value.unicodeScalars.append(contentsOf: taken.unicodeScalars.map { Self.isControl($0) ? " " : $0 })
    return value
  }

  private static func isBlank(_ character: Character) -> Bool {
    character.isWhitespace || character.unicodeScalars.allSatisfy(isControl)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }
}
