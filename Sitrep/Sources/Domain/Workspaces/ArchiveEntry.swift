import Foundation

/// One archive, with where it came from.
package struct ArchiveEntry: Identifiable, Sendable {
  /// Short, lower-case letters and digits: it stands in addresses.
  package let id: String

  /// The name of the file that was imported.
  package let name: String

  /// When it was imported; nil: it came with the program.
  package let imported: Date?

  package let archive: any MessageArchive

  /// What the import took that has just ended; nil of an archive that was there before.
  package let report: ImportReport?

  package init(
    id: String, name: String, imported: Date?, archive: any MessageArchive, report: ImportReport? = nil
  ) {
    self.id = id
    self.name = name
    self.imported = imported
    self.archive = archive
    self.report = report
  }

  /// The order of lists: newest first, and those of the same moment by their ids.
  package static func isNewer(_ one: ArchiveEntry, than other: ArchiveEntry) -> Bool {
    let (first, second) = (one.imported ?? .distantPast, other.imported ?? .distantPast)
    return first == second ? one.id < other.id : first > second
  }
}
