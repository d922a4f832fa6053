/// What a person typed to find messages.
///
/// It has words, "exact phrases" in straight, curly or angle quotes, beginnings of words as in `work*`, and operators:
/// `from:ann`, `in:general`, `before:2020-04-17`, `after:2020-04-17` (both without that day), and `has:` with what
/// ``MessageFeature`` names. Operators have Russian names too, and both always work. Values with blanks stand in quotes.
///
/// So that results come while somebody types, the last word is taken for a beginning as long as no blank, no quote and no
/// other sign comes after it.
package struct SearchQuery: Hashable, Sendable {
  /// The most terms, and the most Unicode scalars of a text, that are looked at.
  private static let mostTerms = 32
  private static let mostScalars = 1_000

  /// All of them must be there.
  package private(set) var terms: [SearchTerm] = []

  /// Names or ids of people as they were typed; any of them will do.
  package private(set) var from: [String] = []

  /// Names or ids of channels as they were typed; any of them will do.
  package private(set) var channels: [String] = []

  /// Of several days the one that lets fewer messages through.
  package private(set) var before: Day?
  package private(set) var after: Day?

  package private(set) var features: Set<MessageFeature> = []

  /// What was not understood; nothing is looked for by it.
  package private(set) var problems: [SearchProblem] = []

  /// Reads what was typed; an operator without a value says nothing yet.
  package init(_ text: String) {
    for part in SearchPart.parts(of: Self.beginning(of: text)) {
      switch part.content {
      case .text(let text, let goesOn): add(text, goesOn: goesOn)
      case .operation(let operation, let value): add(operation, value, of: part)
      }
    }
  }

  /// True where nothing is looked for.
  package var isEmpty: Bool {
    terms.isEmpty && from.isEmpty && channels.isEmpty && before == nil && after == nil && features.isEmpty
  }

  /// The part of a text that is looked at.
  static func beginning(of text: String) -> String { String(text.unicodeScalars.prefix(mostScalars)) }

  private mutating func add(_ text: String, goesOn: SearchPart.Ending) {
    let words = SearchWord.words(of: text)
    guard let last = words.last, terms.count < Self.mostTerms else { return }
    let isPrefix = goesOn == .prefix || goesOn == .unfinished && last.range.upperBound == text.endIndex
    terms.append(SearchTerm(text, isPrefix: isPrefix))
  }

  private mutating func add(_ operation: SearchOperation, _ value: String, of part: SearchPart) {
    switch operation {
    case .from: from.append(value)
    case .channel: channels.append(value)
    case .before:
      guard let day = day(value, of: part) else { return }
      before = min(before ?? day, day)
    case .after:
      guard let day = day(value, of: part) else { return }
      after = max(after ?? day, day)
    case .feature:
      if let feature = MessageFeature(typed: value) {
        features.insert(feature)
      } else {
        problems.append(.unknownFeature(part.text))
      }
    }
  }

  private mutating func day(_ value: String, of part: SearchPart) -> Day? {
    let day = Day(iso8601: value)
    if day == nil { problems.append(.notADay(part.text)) }
    return day
  }
}

/// A part of a query that says nothing; with the part as it was typed.
package enum SearchProblem: Hashable, Sendable {
  /// A day is written as in 2020-04-17.
  case notADay(String)

  /// Messages have what ``MessageFeature`` names.
  case unknownFeature(String)
}
