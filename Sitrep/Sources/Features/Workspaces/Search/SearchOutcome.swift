import Domain
import Foundation

/// A search in an archive.
nonisolated struct SearchPath: Hashable, Sendable {
  /// As it was typed.
  let text: String
  let scope: SearchScope
  let order: MessageFilter.Order

  /// Where the query's days begin and end.
  let zone: TimeZone
}

/// What a query means in an archive, and how much it finds.
nonisolated struct SearchOutcome: Sendable {
  let query: SearchQuery
  let resolution: SearchResolution

  /// The first of the messages that it finds, and how many there are.
  let found: FoundMessages

  /// Reads it; asks the archive.
  init(_ path: SearchPath, in archive: any MessageArchive) throws(ArchiveImportProblem) {
    query = SearchQuery(path.text)
    resolution = try archive.resolve(query, in: path.scope, zone: path.zone, order: path.order)
    found =
      query.isEmpty
      ? FoundMessages([], count: 0)
      : try archive.find(resolution.filter, in: path.scope.workspace, 0..<MessagePages<FoundMessage>.firstSize)
  }
}
