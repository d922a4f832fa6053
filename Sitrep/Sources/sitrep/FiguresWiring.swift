import AppServer
import Domain
import Feeds
import Foundation
import Interchange
import Logging
import Statistics
import Storage

/// The figures of a profile: in the database above those that come with the program, from a feed and from files.
enum FiguresWiring {
  /// A profile of which nothing else is kept and that watches nothing is at its first start.
  ///
  /// - Throws: where the bundled figures or the stored ones cannot be read.
  @MainActor
  static func dependencies(
    on database: AppDatabase, feed address: FeedAddress, isNewProfile: Bool, logger: Logger
  ) async throws -> StatisticsDependencies {
    let bundled = try BundledStatisticsStore()
    let store = store(in: database, above: bundled, logger: logger)
    let feed = DiseaseShFeed(at: address)
    let watched = try await database.watchedCountries()
    return StatisticsDependencies(
      snapshot: try await store.snapshot(), store: store, feed: feed, files: codec(for: bundled),
      watched: watched, watchListStore: database.watchListStore(), flagStore: database.flags,
      flagURL: { FlagMedia.url(of: $0) }, isFirstStart: isNewProfile && watched.isEmpty)
  }

  static func store(
    in database: AppDatabase, above bundled: BundledStatisticsStore, logger: Logger
  ) -> SQLiteFiguresStore {
    database.figures(above: bundled) { logger.error("Stored figures were passed over: \($0.reason).") }
  }

  static func codec(for bundled: BundledStatisticsStore) -> FiguresFileCodec {
    FiguresFileCodec(countries: bundled.latestReport().rows.map(\.country))
  }
}
