import Domain

/// The outbreaks of a profile beside the one that comes with the program, and what reads files of counts.
package nonisolated struct OutbreakDependencies: Sendable {
  let heads: [Outbreak]
  let store: any OutbreakStore
  let files: (any OutbreakFiles)?
  let tables: (any OutbreakTables)?
  let feed: (any OutbreakFeed)?
  let version: String

  /// True where nothing was imported.
  package var isEmpty: Bool { heads.isEmpty }

  /// - Parameters:
  ///   - heads: The outbreaks that the store has, the oldest first.
  ///   - store: Where outbreaks are kept.
  ///   - files: Reads files of counts; nil: none can be read.
  ///   - tables: Reads tables of populations, and writes counts; nil: neither can be done.
  ///   - feed: A publisher whose counts can be asked for; nil: there is none.
  ///   - version: Sitrep's version, as reports name it.
  package init(
    heads: [Outbreak] = [], store: any OutbreakStore = InMemoryOutbreakStore(), files: (any OutbreakFiles)? = nil,
    tables: (any OutbreakTables)? = nil, feed: (any OutbreakFeed)? = nil, version: String = ""
  ) {
    self.heads = heads
    self.store = store
    self.files = files
    self.tables = tables
    self.feed = feed
    self.version = version
  }
}
