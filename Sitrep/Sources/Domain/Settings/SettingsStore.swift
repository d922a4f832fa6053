/// Where a profile's settings are kept: the language, the theme, the chosen country.
///
/// A call that has returned is on the disk.
package protocol SettingsStore: Sendable {
  /// Keeps JSON text, made by the caller, as the setting of a name; nil removes it.
  func save(_ value: String?, for key: String) async throws(SaveProblem)
}

/// A store that keeps nothing: for samples, previews and tests.
package struct InMemorySettingsStore: SettingsStore {
  private let problem: SaveProblem?

  /// - Parameter problem: Why every change is refused; nil: every change is taken.
  package init(problem: SaveProblem? = nil) {
    self.problem = problem
  }

  package func save(_ value: String?, for key: String) async throws(SaveProblem) {
    if let problem { throw problem }
  }
}
