import Domain

/// The world of a profile as the program found it, and where a change of it goes.
package nonisolated struct WorldDependencies {
  let populations: Populations
  let store: any WorldStore
  let files: any WorldFiles

  /// - Parameters:
  ///   - populations: What the person entered before.
  ///   - store: Where changes are kept.
  ///   - files: Reads and writes files of countries.
  package init(populations: Populations = [:], store: any WorldStore = InMemoryWorldStore(), files: any WorldFiles) {
    self.populations = populations
    self.store = store
    self.files = files
  }
}
