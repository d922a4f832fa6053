import Domain

/// The archives of a profile as the program found them, and where a change of them goes.
package nonisolated struct WorkspacesDependencies: Sendable {
  package let imported: [ArchiveEntry]
  let bundled: ArchiveEntry
  let store: any ArchiveStore
  let mostWaitingBytes: Int

  /// - Parameters:
  ///   - imported: The archives that were imported before, newest first.
  ///   - bundled: The one that comes with the program; it is shown where none was imported.
  ///   - store: Where they are kept.
  ///   - mostWaitingBytes: How long the files may be together that wait for the import under way: they take room on the
  ///     disk, though nobody sees them there any more.
  package init(
    imported: [ArchiveEntry] = [], bundled: ArchiveEntry, store: any ArchiveStore,
    mostWaitingBytes: Int = 512 * 1024 * 1024
  ) {
    self.imported = imported
    self.bundled = bundled
    self.store = store
    self.mostWaitingBytes = mostWaitingBytes
  }
}
