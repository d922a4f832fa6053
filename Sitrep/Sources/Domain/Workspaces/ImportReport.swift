/// What an archive holds.
package struct ArchiveCounts: Hashable, Sendable {
  package var workspaces = 0
  package var channels = 0
  package var messages = 0

  package init(workspaces: Int = 0, channels: Int = 0, messages: Int = 0) {
    self.workspaces = workspaces
    self.channels = channels
    self.messages = messages
  }
}

/// What there is to say of an export that was imported.
package enum ImportNote: Hashable, Sendable {
  /// These lists are missing or `null`, and count as empty.
  case emptyLists([String])

  /// Neither lists nor messages tell the name of anybody who posted.
  case noNames
}

/// What an import took from a file, and what it left out.
package struct ImportReport: Hashable, Sendable {
  /// The most parts that are listed one by one.
  private static let mostListed = 100
  private static let mostNotes = 10

  /// What was in the file.
  package var counts = ArchiveCounts()

  /// The team whose export it was; nil of other files.
  package var team: String?

  /// The id of the archive that the file joined; nil where it became one of its own.
  package var joined: String?

  /// How many of its messages an archive of the same team had already; the file's took their place.
  package var replaced = 0

  /// How many messages of that archive the file doesn't have; they stay.
  package var kept = 0

  package private(set) var notes: [ImportNote] = []

  /// The first parts that were left out.
  package private(set) var skipped: [SkippedPart] = []

  /// How many parts were left out.
  package private(set) var skippedCount = 0

  package init() {}

  /// How many messages are new.
  package var added: Int { counts.messages - replaced }

  /// How many messages the archive has.
  package var total: Int { counts.messages + kept }

  /// Keeps a note, once.
  package mutating func add(_ note: ImportNote) {
    if !notes.contains(note), notes.count < Self.mostNotes { notes.append(note) }
  }

  package mutating func skip(_ part: SkippedPart) {
    skippedCount += 1
    if skipped.count < Self.mostListed { skipped.append(part) }
  }
}
