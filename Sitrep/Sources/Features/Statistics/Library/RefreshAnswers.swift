import Domain

/// What a feed answered to the two questions of a refresh; there are no answers where it gave only one.
nonisolated struct RefreshAnswers: Sendable {
  let latest: FeedAnswer
  let dayBefore: FeedAnswer

  /// Asks for the latest day, and then for the day before; where the first answer does not come, no second is asked for.
  ///
  /// - Parameters:
  ///   - feed: Who is asked.
  ///   - mark: By what the feed knows the figures that are here.
  ///   - progress: Told, from any thread, how much of both answers has come.
  /// - Throws: Why one of the answers did not come.
  init(
    from feed: any FiguresFeed, unlike mark: CacheValidator?, progress: @escaping @Sendable (RefreshProgress) -> Void
  ) async throws(RefreshProblem) {
    latest = try await feed.answer(to: .figures(unlike: mark)) { part in
      // Two days of the same countries are about equally long.
      progress(RefreshProgress(bytes: part.bytes, expected: part.expected.map { $0 * 2 }))
    }
    let size = latest.size
    dayBefore = try await feed.answer(to: .previousDay) { part in
      progress(RefreshProgress(bytes: size + part.bytes, expected: part.expected.map { size + $0 }))
    }
  }
}

nonisolated extension FeedAnswer {
  /// How many bytes came.
  fileprivate var size: Int {
    guard case .body(let bytes, _, _) = self else { return 0 }
    return bytes.count
  }
}
