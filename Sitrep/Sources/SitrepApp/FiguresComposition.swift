import Domain
import Feeds
import Foundation
import Interchange
import Statistics
import Storage

/// The figures of a profile: in the database above those that come with the program, from a feed and from files.
package enum FiguresComposition {
  /// A profile of which nothing else is kept and that watches nothing is at its first start.
  ///
  /// - Throws: where the bundled figures or the stored ones cannot be read.
  @MainActor
  static func dependencies(
    on database: AppDatabase, in folder: DataFolder, isNewProfile: Bool, _ platform: AppPlatform
  ) async throws -> StatisticsDependencies {
    let bundled = try BundledStatisticsStore()
    let store = store(in: database, above: bundled, report: platform.report)
    let watched = try await database.watchedCountries()
    let (flags, flagURL) = try Self.flags(on: database, in: folder, platform)
    let outbreaks = try await OutbreaksComposition.dependencies(on: database, above: bundled, platform)
    return StatisticsDependencies(
      snapshot: try await store.snapshot(), store: store, feed: DiseaseShFeed(at: platform.feed),
      files: codec(for: bundled), watched: watched, watchListStore: database.watchListStore(),
      flagStore: flags, flagURL: flagURL, isFirstStart: isNewProfile && watched.isEmpty && outbreaks.isEmpty,
      outbreaks: outbreaks)
  }

  /// The pictures of flags, and where views load them.
  private static func flags(
    on database: AppDatabase, in folder: DataFolder, _ platform: AppPlatform
  ) throws -> (any FlagStore, flagURL: @Sendable (CountryCode) -> URL?) {
    if let url = platform.flagURL { return (database.flags, { url($0.rawValue) }) }
    let files = try ShownPictures(in: folder.shownPictures.appending(path: "flags", directoryHint: .isDirectory))
    return (ShownFlags(store: database.flags, files: files), { files.url(of: $0.rawValue) })
  }

  package static func store(
    in database: AppDatabase, above bundled: BundledStatisticsStore, report: @escaping @Sendable (String) -> Void
  ) -> SQLiteFiguresStore {
    database.figures(above: bundled) { report("Stored figures were passed over: \($0.reason).") }
  }

  package static func codec(for bundled: BundledStatisticsStore) -> FiguresFileCodec {
    FiguresFileCodec(countries: bundled.latestReport().rows.map(\.country))
  }
}
