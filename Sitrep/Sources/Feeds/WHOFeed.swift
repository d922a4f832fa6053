import Domain

/// The World Health Organization's file of COVID-19 by country and week, or a file of the same form elsewhere.
///
/// One request brings all of it: nothing is repeated, no redirection is followed, and no connection is kept.
package struct WHOFeed: OutbreakFeed {
  /// Two minutes, and 16 MB after decompression: the file has 3.2 MB, of which 0.6 come over the network.
  package static let limits: FeedLimits = {
    var limits = FeedLimits()
    limits.whole = .seconds(120)
    limits.answer = 16_000_000
    return limits
  }()

  private let address: FeedAddress
  private let limits: FeedLimits

  /// - Parameters:
  ///   - address: Where the file is.
  ///   - limits: How long and how much may be sent.
  package init(at address: FeedAddress = .who, limits: FeedLimits = Self.limits) {
    self.address = address
    self.limits = limits
  }

  package var host: String { address.host }
  package var publisher: OutbreakFeedLink.Publisher { .who }
  package var fileName: String { address.base.split(separator: "/").last.map(String.init) ?? address.host }

  package func counts(
    unlike mark: CacheValidator?, progress: @escaping @Sendable (RefreshProgress) -> Void
  ) async throws(RefreshProblem) -> FeedAnswer {
    var request = FeedRequest(address.base, accepting: "text/csv", most: limits.answer)
    request.mark = mark
    let reply = try await FeedConnection.reply(to: request, limits, progress)
    switch reply.status {
    case 200: return .body(reply.body, mark: reply.mark, sent: reply.day)
    case 304 where mark != nil: return .unchanged
    default: throw reply.problem
    }
  }
}
