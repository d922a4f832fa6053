import Foundation

/// By what a feed knows an answer that it gave, so that it need not give it twice.
package struct CacheValidator: Hashable, Codable, Sendable {
  /// The header `ETag`, as it came.
  package let tag: String?

  /// The header `Last-Modified`, as it came.
  package let modified: String?

  /// Nil if the answer bore neither.
  package init?(tag: String?, modified: String?) {
    guard tag != nil || modified != nil else { return nil }
    self.tag = tag
    self.modified = modified
  }
}

/// How much of the answers to a refresh has come.
package struct RefreshProgress: Hashable, Sendable {
  package let bytes: Int

  /// How many there will be; nil where the feed does not tell.
  package let expected: Int?

  package init(bytes: Int, expected: Int?) {
    self.bytes = bytes
    self.expected = expected
  }
}

/// What a feed is asked for; each is one request, and a refresh is the first two.
package enum FeedQuestion: Hashable, Sendable {
  /// The newest figures of all countries, unless they are those that bore this mark.
  case figures(unlike: CacheValidator?)

  /// The figures of all countries of the day before.
  case previousDay

  /// A country's whole series.
  case history(CountryCode)
}

/// What a feed answered.
package enum FeedAnswer: Hashable, Sendable {
  /// What it sent, not yet read, with the day on which it did so by its own clock, if it told.
  case body(Data, mark: CacheValidator?, sent: Day?)

  /// Nothing new since the figures of the mark.
  case unchanged
}

/// Figures from the network; nothing is asked unless a person wants it (D26).
package protocol FiguresFeed: Sendable {
  /// The server's name, as people are told whom Sitrep asks.
  var host: String { get }

  /// Asks with exactly one request.
  ///
  /// - Parameters:
  ///   - question: What is wanted.
  ///   - progress: Told, from any thread, how much of the answer has come.
  /// - Returns: The answer, not yet read.
  /// - Throws: Why there is none.
  func answer(
    to question: FeedQuestion, progress: @escaping @Sendable (RefreshProgress) -> Void
  ) async throws(RefreshProblem) -> FeedAnswer

  /// Asks for a country's flag, with exactly one request.
  ///
  /// - Returns: A picture's bytes, not yet checked; nil where the feed has none.
  func flag(of code: CountryCode) async throws(RefreshProblem) -> Data?
}
