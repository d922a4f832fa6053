import Domain

/// What was asked of an archive and came to nothing.
package nonisolated struct WorkspacesFailure: Error, Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    case remove, restore, export
  }

  package let action: Action
  package let problem: ArchiveImportProblem

  package init(_ action: Action, _ problem: ArchiveImportProblem) {
    self.action = action
    self.problem = problem
  }
}
