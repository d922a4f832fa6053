import Domain
import Foundation

/// The figures of a profile, which of its countries it watches, and pictures of their flags.
package struct StatisticsDependencies {
  package let library: StatisticsLibrary
  let watchList: any WatchList
  let flags: FlagLibrary?
  let flagURL: (CountryCode) -> URL?
  let isFirstStart: Bool
  let outbreaks: OutbreakDependencies

  /// - Parameters:
  ///   - library: The figures.
  ///   - watchList: The countries that the person watches.
  ///   - flags: Pictures of flags; nil: flags are emoji.
  ///   - flagURL: Where the picture of a country's flag can be loaded from.
  ///   - isFirstStart: True where nothing is kept of the profile.
  ///   - outbreaks: The outbreaks beside the one that comes with the program.
  package init(
    library: StatisticsLibrary, watchList: any WatchList = StoredWatchList(), flags: FlagLibrary? = nil,
    flagURL: @escaping (CountryCode) -> URL? = { _ in nil }, isFirstStart: Bool = false,
    outbreaks: OutbreakDependencies = OutbreakDependencies()
  ) {
    self.library = library
    self.watchList = watchList
    self.flags = flags
    self.flagURL = flagURL
    self.isFirstStart = isFirstStart
    self.outbreaks = outbreaks
  }

  /// The figures as the program found them, and where a change of them goes.
  ///
  /// - Parameters:
  ///   - snapshot: The figures that the store has.
  ///   - store: Where figures are kept.
  ///   - feed: Where new ones, and flags, come from.
  ///   - files: Reads what the feed answers, and files.
  ///   - watched: The countries that were watched before.
  ///   - watchListStore: Where changes of the watch list are kept.
  ///   - flagStore: Where pictures of flags are kept.
  ///   - flagURL: Where the picture of a country's flag can be loaded from.
  ///   - isFirstStart: True where nothing is kept of the profile.
  ///   - outbreaks: The outbreaks beside the one that comes with the program.
  package init(
    snapshot: FiguresSnapshot, store: any FiguresStore, feed: any FiguresFeed, files: any FiguresFiles,
    watched: Set<CountryCode>, watchListStore: any WatchListStore, flagStore: any FlagStore,
    flagURL: @escaping (CountryCode) -> URL?, isFirstStart: Bool,
    outbreaks: OutbreakDependencies = OutbreakDependencies()
  ) {
    self.init(
      library: StatisticsLibrary(snapshot: snapshot, store: store, feed: feed, files: files),
      watchList: StoredWatchList(watched: watched, store: watchListStore),
      flags: FlagLibrary(store: flagStore, feed: feed), flagURL: flagURL, isFirstStart: isFirstStart,
      outbreaks: outbreaks)
  }
}
