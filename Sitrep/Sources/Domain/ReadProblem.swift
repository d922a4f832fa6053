/// Why something that is kept could not be read.
package struct ReadProblem: Error, Hashable, Sendable {
  /// The store's own (English) words.
  package let reason: String

  package init(_ reason: String) {
    self.reason = reason
  }
}
