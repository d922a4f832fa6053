import Observation

/// A watch list that lives as long as the process: for samples, previews and tests.
@Observable
@MainActor
package final class InMemoryWatchList: WatchList {
  package private(set) var watched: Set<CountryCode>
  package private(set) var problem: WatchListProblem?

  /// - Parameters:
  ///   - watched: The countries followed at first.
  ///   - problem: A problem to show, as if a change had just been refused.
  package init(watched: Set<CountryCode> = [], problem: WatchListProblem? = nil) {
    self.watched = watched
    self.problem = problem
  }

  package func watch(_ code: CountryCode) {
    guard !watched.contains(code) else { return }
    watched.insert(code)
  }

  package func unwatch(_ code: CountryCode) {
    guard watched.contains(code) else { return }
    watched.remove(code)
  }

  package func dismissProblem() {
    problem = nil
  }
}
