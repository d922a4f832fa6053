/// Where a profile's world is kept.
package protocol WorldStore: Sendable {
  /// Keeps what an edit changed, all of it or nothing, in the background and in the order of the calls.
  ///
  /// - Parameters:
  ///   - edit: What changed.
  ///   - didEnd: Told once whether it is kept.
  func save(_ edit: WorldEdit, didEnd: @escaping @MainActor @Sendable (SaveProblem?) -> Void)
}

/// Why something that a person entered could not be kept.
package enum SaveProblem: Error, Hashable, Sendable {
  case diskFull
  case notWritable

  /// The data folder was moved, deleted or replaced while the program ran: nothing is kept until it starts anew.
  case folderGone(path: String)

  /// Anything else, in the store's own (English) words.
  case other(String)

  /// The path of the data folder that is gone; nil where it is not.
  package var goneFolder: String? {
    if case .folderGone(let path) = self { path } else { nil }
  }
}

/// A store that keeps nothing: for samples, previews and tests.
package struct InMemoryWorldStore: WorldStore {
  private let problem: SaveProblem?

  /// - Parameter problem: Why every edit is refused; nil: every edit is taken.
  package init(problem: SaveProblem? = nil) {
    self.problem = problem
  }

  package func save(_ edit: WorldEdit, didEnd: @escaping @MainActor @Sendable (SaveProblem?) -> Void) {
    Task { @MainActor [problem] in didEnd(problem) }
  }
}
