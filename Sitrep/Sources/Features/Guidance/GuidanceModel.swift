import Domain
import Observation

/// The guidance that a profile reads: the one that comes with the program, or one that was imported.
///
/// One for each profile, shared by all its windows. A change is seen at once, by every window, and reaches the store in
/// the background; where the store refuses it, it is taken back and ``problem`` says why.
@Observable
package final class GuidanceModel {
  /// What was imported; nil: the bundled one holds.
  private var imported: GuidanceContent?

  /// The last action, while it can be undone.
  package private(set) var lastAction: GuidanceAction?

  /// Why the latest change was taken back; nil once that was read or a later change was saved.
  package var problem: SaveProblem? { changes.problem }

  /// Reads and writes files of guidance.
  let files: any GuidanceFiles

  private let changes = OptimisticStore<Part, GuidanceContent?, SaveProblem>()
  private let bundled: GuidanceContent
  private let store: any GuidanceStore

  /// - Parameter dependencies: The guidance as the program found it, and where a change of it goes.
  package init(_ dependencies: GuidanceDependencies) {
    bundled = dependencies.bundled
    imported = dependencies.imported
    store = dependencies.store
    files = dependencies.files
  }

  nonisolated deinit {}

  /// What the tab says.
  package var content: GuidanceContent { imported ?? bundled }

  package var isImported: Bool { imported != nil }

  // MARK: Actions

  /// Puts the guidance of a file in place of the present one.
  package func importGuidance(_ content: GuidanceContent) {
    perform(.imported, content)
  }

  /// Goes back to the guidance that comes with the program.
  package func useBundled() {
    guard isImported else { return }
    perform(.returnedToBundled, nil)
  }

  /// Takes the last action back.
  package func undo() {
    guard let action = lastAction else { return }
    lastAction = nil
    change(to: action.before)
  }

  package func dismissLastAction() { lastAction = nil }

  package func dismissProblem() { changes.dismissProblem() }

  /// Returns when every change so far is kept or was refused.
  package func waitForChanges() async { await changes.waitForWrites() }

  private func perform(_ kind: GuidanceAction.Kind, _ content: GuidanceContent?) {
    lastAction = GuidanceAction(kind: kind, before: imported)
    change(to: content)
  }

  private func change(to content: GuidanceContent?) {
    changes.keep([.init(.imported, before: imported, after: content)]) { [store] () async throws(SaveProblem) in
      try await store.save(content)
    } orTakeBack: { kept in
      if let content = kept[.imported] { self.imported = content }
      self.lastAction = nil
    }
    imported = content
  }

  /// What is kept: one thing.
  private nonisolated enum Part {
    case imported
  }
}

/// What a person did last with the guidance, and what was there before.
package nonisolated struct GuidanceAction: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case imported
    case returnedToBundled
  }

  package let kind: Kind
  let before: GuidanceContent?
}
