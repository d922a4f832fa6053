import Domain

/// The profile's guidance as the program found it, and where a change of it goes.
package nonisolated struct GuidanceDependencies {
  let bundled: GuidanceContent
  let imported: GuidanceContent?
  let store: any GuidanceStore
  let files: any GuidanceFiles

  /// - Parameters:
  ///   - bundled: The guidance that comes with the program.
  ///   - imported: The one that was imported before, if any.
  ///   - store: Where changes are kept.
  ///   - files: Reads and writes files of guidance.
  package init(
    bundled: GuidanceContent, imported: GuidanceContent? = nil, store: any GuidanceStore = InMemoryGuidanceStore(),
    files: any GuidanceFiles
  ) {
    self.bundled = bundled
    self.imported = imported
    self.store = store
    self.files = files
  }
}
