import Domain

/// The countries that a person follows in an outbreak.
nonisolated struct OutbreakWatchList: WatchListStore {
  let outbreak: OutbreakID
  let store: any OutbreakStore

  func watch(_ code: CountryCode) async throws(SaveProblem) {
    try await store.setWatched(true, .country(code), in: outbreak)
  }

  func unwatch(_ code: CountryCode) async throws(SaveProblem) {
    try await store.setWatched(false, .country(code), in: outbreak)
  }
}
