/// One part of a query: a word, a phrase, or an operator with its value.
struct SearchPart {
  enum Ending: Hashable {
    /// More may be typed.
    case unfinished

    /// A star says that the last word may go on.
    case prefix
    case finished
  }

  enum Content: Hashable {
    case text(String, Ending)
    case operation(SearchOperation, String)
  }

  let content: Content

  /// The part as it was typed.
  let text: String

  /// Where its value stands in the query.
  let value: Range<String.Index>

  /// The parts of a query, in order; an operator whose value has yet to be typed is none.
  static func parts(of query: String) -> [SearchPart] {
    var scanner = SearchScanner(query)
    var parts: [SearchPart] = []
    while let part = scanner.next() {
      if !part.isWithoutValue { parts.append(part) }
    }
    return parts
  }

  private var isWithoutValue: Bool {
    guard case .operation(_, let value) = content else { return false }
    return value.allSatisfy { $0.isWhitespace || $0 == "@" || $0 == "#" }
  }
}
