import Domain
import Observation

/// The place of an outbreak that its card shows.
@Observable
final class ChosenPlace {
  /// Nil: none was chosen.
  private(set) var place: PlaceKey?

  private let changes = OptimisticStore<OutbreakID, PlaceKey?, SaveProblem>()
  private let outbreak: OutbreakID
  private let store: any OutbreakStore
  private let note: (SaveProblem) -> Void

  /// - Parameters:
  ///   - place: The one that was chosen before.
  ///   - outbreak: Whose place it is.
  ///   - store: Where a choice is kept.
  ///   - note: Told where it was not kept.
  init(
    _ place: PlaceKey?, of outbreak: OutbreakID, store: any OutbreakStore, note: @escaping (SaveProblem) -> Void
  ) {
    self.place = place
    self.outbreak = outbreak
    self.store = store
    self.note = note
  }

  nonisolated deinit {}

  func choose(_ new: PlaceKey) {
    guard new != place else { return }
    let before = place
    place = new
    changes.keep([.init(outbreak, before: before, after: new)]) { [store, outbreak] () async throws(SaveProblem) in
      try await store.choose(new, in: outbreak)
    } orTakeBack: { kept in
      for place in kept.values { self.place = place }
      // The problem is noted after what was taken back.
      Task { if let problem = self.changes.problem { self.note(problem) } }
    }
  }

  /// Returns when every change so far is kept or was refused.
  func waitForChanges() async { await changes.waitForWrites() }
}
