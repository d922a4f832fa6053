/// Where a profile's world is kept.
package protocol WorldStore: Sendable {
  /// Keeps what an edit changed, all of it or nothing; it is on disk when the call returns.
  func save(_ edit: WorldEdit) async throws(SaveProblem)
}

/// A store that keeps nothing: for samples, previews and tests.
package struct InMemoryWorldStore: WorldStore {
  private let problem: SaveProblem?

  /// - Parameter problem: Why every edit is refused; nil: every edit is taken.
  package init(problem: SaveProblem? = nil) {
    self.problem = problem
  }

  package func save(_ edit: WorldEdit) async throws(SaveProblem) {
    if let problem { throw problem }
  }
}
