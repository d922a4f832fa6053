import Domain

/// The way down from the root, element by element.
///
/// Each function leaves the scanner in a known place: inside a child, or behind the end of an element.
extension XMLScanner {
  /// Goes into the document's root.
  ///
  /// - Returns: False if it has another name, or there is none.
  mutating func enterRoot(_ name: StaticString) throws(WorkbookProblem) -> Bool {
    while true {
      switch try next() {
      case .start: return isNamed(name)
      case .text, .plainText: continue
      case .end, .finished: return false
      }
    }
  }

  /// Goes into the next child; false: there are no more, and the element is left.
  mutating func nextChild() throws(WorkbookProblem) -> Bool {
    while true {
      switch try next() {
      case .start: return true
      case .end: return false
      case .text, .plainText: continue
      case .finished: throw .damaged
      }
    }
  }

  /// Leaves the element that was entered last, whatever is in it.
  mutating func skip() throws(WorkbookProblem) {
    var depth = 1
    while depth > 0 {
      switch try next() {
      case .start: depth += 1
      case .end: depth -= 1
      case .text, .plainText: continue
      case .finished: throw .damaged
      }
    }
  }

  /// Leaves the element that was entered last, and adds its text without those of its children.
  ///
  /// - Parameters:
  ///   - result: What the text is added to.
  ///   - most: With so many bytes no more are added.
  /// - Throws: As ``next()``.
  mutating func takeText(into result: inout [UInt8], most: Int) throws(WorkbookProblem) {
    while true {
      switch try next() {
      case .start: try skip()
      case .end: return
      case .text: if result.count < most { try MarkupText.append(bytes[text], to: &result) }
      case .plainText: if result.count < most { result += bytes[text] }
      case .finished: throw .damaged
      }
    }
  }

  /// Reads what is left of the document, so that one that isn't whole is told.
  mutating func finish() throws(WorkbookProblem) {
    while true {
      if case .finished = try next() { return }
    }
  }
}
