/// An outbreak's counts from the network; nothing is asked unless a person wants it (D26).
package protocol OutbreakFeed: Sendable {
  /// The server's name, as people are told whom Sitrep asks.
  var host: String { get }

  var publisher: OutbreakFeedLink.Publisher { get }

  /// What its file is called.
  var fileName: String { get }

  /// Asks for the whole file with exactly one request (R57).
  ///
  /// - Parameters:
  ///   - mark: By what the publisher knows the counts that are here; nil: none are.
  ///   - progress: Told, from any thread, how much of the answer has come.
  /// - Returns: The answer, not yet read.
  /// - Throws: Why there is none.
  func counts(
    unlike mark: CacheValidator?, progress: @escaping @Sendable (RefreshProgress) -> Void
  ) async throws(RefreshProblem) -> FeedAnswer
}
