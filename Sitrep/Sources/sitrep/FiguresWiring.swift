import Domain
import Feeds
import Foundation
import Interchange
import Logging
import Storage

/// The figures of a profile: in the database above those that come with the program, from a feed and from files.
@MainActor
struct FiguresWiring {
  let library: StatisticsLibrary
  let flags: FlagLibrary

  /// - Throws: where the bundled figures or the stored ones cannot be read.
  init(on database: AppDatabase, feed address: FeedAddress, logger: Logger) async throws {
    let bundled = try BundledStatisticsStore()
    let store = try Self.store(in: database, above: bundled, logger: logger)
    let feed = DiseaseShFeed(at: address)
    library = StatisticsLibrary(
      snapshot: try await store.snapshot(), store: store, feed: feed, files: Self.codec(for: bundled))
    flags = FlagLibrary(store: database.flags, feed: feed)
  }

  nonisolated static func store(
    in database: AppDatabase, above bundled: BundledStatisticsStore, logger: Logger
  ) throws -> SQLiteFiguresStore {
    try database.figures(above: bundled) { logger.error("Stored figures were passed over: \($0.reason).") }
  }

  nonisolated static func codec(for bundled: BundledStatisticsStore) -> FiguresFileCodec {
    FiguresFileCodec(countries: bundled.latestReport().rows.map(\.country))
  }
}
