/// Where a profile's guidance is kept.
package protocol GuidanceStore: Sendable {
  /// Keeps an imported guidance, or forgets it; that is on disk when the call returns.
  ///
  /// - Parameter content: What was imported; nil: the guidance that comes with the program holds again.
  /// - Throws: ``SaveProblem``; nothing has changed then.
  func save(_ content: GuidanceContent?) async throws(SaveProblem)
}

/// A store that keeps nothing: for samples, previews and tests.
package struct InMemoryGuidanceStore: GuidanceStore {
  private let problem: SaveProblem?

  /// - Parameter problem: Why every change is refused; nil: every change is taken.
  package init(problem: SaveProblem? = nil) {
    self.problem = problem
  }

  package func save(_ content: GuidanceContent?) async throws(SaveProblem) {
    if let problem { throw problem }
  }
}
