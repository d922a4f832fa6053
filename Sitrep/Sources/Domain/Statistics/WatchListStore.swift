/// Where a profile's watch list is kept.
///
/// A call that has returned is on the disk.
package protocol WatchListStore: Sendable {
  /// Follows a country from now on; one that is followed already keeps its date.
  func watch(_ code: CountryCode) async throws(SaveProblem)

  /// Ends following a country; nothing happens if it is not followed.
  func unwatch(_ code: CountryCode) async throws(SaveProblem)
}

/// A store that keeps nothing: for samples, previews and tests.
package struct InMemoryWatchListStore: WatchListStore {
  private let problem: SaveProblem?

  /// - Parameter problem: Why every change is refused; nil: every change is taken.
  package init(problem: SaveProblem? = nil) {
    self.problem = problem
  }

  package func watch(_ code: CountryCode) async throws(SaveProblem) {
    if let problem { throw problem }
  }

  package func unwatch(_ code: CountryCode) async throws(SaveProblem) {
    if let problem { throw problem }
  }
}
