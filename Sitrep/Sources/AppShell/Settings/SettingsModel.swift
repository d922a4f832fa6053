import Domain
import Observation

/// Keeps what is changed in any window's settings, and tells all windows where that could not be.
///
/// A setting that was refused is not taken back: it holds until the program ends.
@Observable
package final class SettingsModel {
  private let changes = OptimisticStore<String, String?, SaveProblem>()
  private let store: any SettingsStore

  package init(store: any SettingsStore) {
    self.store = store
  }

  nonisolated deinit {}

  /// Why a change was not saved; nil once that was read, or a later change is kept.
  package var problem: SaveProblem? { changes.problem }

  /// Keeps a setting, or removes it if nil, in the background and in the order of the calls.
  ///
  /// - Parameters:
  ///   - value: JSON text, made by the caller.
  ///   - key: The setting's name.
  package func save(_ value: String?, for key: String) {
    changes.keep([]) { [store] () async throws(SaveProblem) in
      try await store.save(value, for: key)
    } orTakeBack: { _ in
    }
  }

  package func dismissProblem() { changes.dismissProblem() }

  /// Returns when every change so far is kept or was refused.
  package func waitForChanges() async { await changes.waitForWrites() }
}
