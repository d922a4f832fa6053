/// Where and why a page is not well-formed.
package struct HTMLError: Error, Equatable {
  /// Counted from 1.
  package let line: Int
  /// In bytes, counted from 1.
  package let column: Int
  /// What is wrong, as a sentence without its full stop.
  package let problem: String
  /// The text around it.
  package let excerpt: String
}

extension HTMLError: CustomStringConvertible {
  package var description: String { "Line \(line), column \(column): \(problem), at “\(excerpt)”." }
}
