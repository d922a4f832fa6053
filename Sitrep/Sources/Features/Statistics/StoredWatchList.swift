import Domain
import Observation

/// The watch list of a profile, above the store that keeps it.
@Observable
package final class StoredWatchList: WatchList {
  package private(set) var watched: Set<CountryCode>
  package var problem: WatchListProblem? { changes.problem }

  private let changes = OptimisticStore<CountryCode, Bool, WatchListProblem>()
  private let store: any WatchListStore

  /// - Parameters:
  ///   - watched: The countries followed at first.
  ///   - store: Where changes are kept.
  ///   - problem: A problem to show, as if a change had just been refused.
  package init(
    watched: Set<CountryCode> = [], store: any WatchListStore = InMemoryWatchListStore(),
    problem: WatchListProblem? = nil
  ) {
    self.watched = watched
    self.store = store
    if let problem { changes.note(problem) }
  }

  nonisolated deinit {}

  package func watch(_ code: CountryCode) {
    guard !watched.contains(code) else { return }
    change(code, .watch) { store throws(SaveProblem) in try await store.watch(code) }
  }

  package func unwatch(_ code: CountryCode) {
    guard watched.contains(code) else { return }
    change(code, .unwatch) { store throws(SaveProblem) in try await store.unwatch(code) }
  }

  package func dismissProblem() { changes.dismissProblem() }

  package func waitForChanges() async { await changes.waitForWrites() }

  private func change(
    _ code: CountryCode, _ change: WatchListProblem.Change,
    by write: @escaping @Sendable (any WatchListStore) async throws(SaveProblem) -> Void
  ) {
    let isWatched = change == .watch
    show(code, isWatched)
    changes.keep([.init(code, before: !isWatched, after: isWatched)]) { [store] () async throws(WatchListProblem) in
      do throws(SaveProblem) {
        try await write(store)
      } catch {
        throw WatchListProblem(country: code, change: change, cause: error)
      }
    } orTakeBack: { kept in
      for (code, isWatched) in kept { self.show(code, isWatched) }
    }
  }

  private func show(_ code: CountryCode, _ isWatched: Bool) {
    if isWatched { watched.insert(code) } else { watched.remove(code) }
  }
}
