import Observation

/// Why the latest change of a setting was not saved, for all windows of the profile; the setting itself is not taken back.
@Observable
@MainActor
package final class SettingsNotice {
  /// Nil once it was read.
  package private(set) var problem: SaveProblem?

  /// - Parameter problem: A problem to show, as if a setting had just been refused.
  package init(problem: SaveProblem? = nil) {
    self.problem = problem
  }

  package func note(_ problem: SaveProblem) { self.problem = problem }

  package func dismiss() { problem = nil }
}
