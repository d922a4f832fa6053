import Domain

/// The outbreaks of a profile beside the one that comes with the program, and what reads files of counts.
package nonisolated struct OutbreakDependencies: Sendable {
  let heads: [Outbreak]
  let store: any OutbreakStore
  let files: (any OutbreakFiles)?

  /// - Parameters:
  ///   - heads: The outbreaks that the store has, the oldest first.
  ///   - store: Where outbreaks are kept.
  ///   - files: Reads files of counts and writes them; nil: no file can be read.
  package init(
    heads: [Outbreak] = [], store: any OutbreakStore = InMemoryOutbreakStore(), files: (any OutbreakFiles)? = nil
  ) {
    self.heads = heads
    self.store = store
    self.files = files
  }
}
