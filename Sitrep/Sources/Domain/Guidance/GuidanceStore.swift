/// Where a profile's guidance is kept.
package protocol GuidanceStore: Sendable {
  /// Keeps an imported guidance, or forgets it if nil, in the background and in the order of the calls.
  ///
  /// - Parameters:
  ///   - content: What was imported; nil: the guidance that comes with the program holds again.
  ///   - didEnd: Told once whether it is kept.
  func save(_ content: GuidanceContent?, didEnd: @escaping @MainActor @Sendable (SaveProblem?) -> Void)
}

/// A store that keeps nothing: for samples, previews and tests.
package struct InMemoryGuidanceStore: GuidanceStore {
  private let problem: SaveProblem?

  /// - Parameter problem: Why every change is refused; nil: every change is taken.
  package init(problem: SaveProblem? = nil) {
    self.problem = problem
  }

  package func save(_ content: GuidanceContent?, didEnd: @escaping @MainActor @Sendable (SaveProblem?) -> Void) {
    Task { @MainActor [problem] in didEnd(problem) }
  }
}
