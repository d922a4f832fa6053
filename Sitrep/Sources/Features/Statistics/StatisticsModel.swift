import Domain
import Foundation

/// What all windows of a profile share on the statistics screens.
package final class StatisticsModel {
  let library: StatisticsLibrary
  let watchList: any WatchList
  let populations: any RatePopulations
  let flags: FlagLibrary?
  let flagURL: (CountryCode) -> URL?
  let weekly: WeeklyCases
  let charts: ChartCache
  let world: WorldFigures
  let chosenDays: ChosenDays
  let shares = ShareCache()
  let firstSteps: FirstSteps

  private var knownPictures: (codes: Set<CountryCode>, pictures: FlagPictures) = ([], FlagPictures())
  private var figures: (revision: Int, figures: DayFigures)?
  private var worlds = RecentValues<Day, WorldFigures>(capacity: 1)
  private var lastWorld: WorldFigures?

  /// - Parameters:
  ///   - dependencies: The figures and what belongs to them.
  ///   - populations: By whom rates are told.
  ///   - hasBegun: True once something is kept that another tab shows.
  package init(
    _ dependencies: StatisticsDependencies, populations: any RatePopulations, hasBegun: @escaping () -> Bool = { false }
  ) {
    library = dependencies.library
    watchList = dependencies.watchList
    self.populations = populations
    flags = dependencies.flags
    flagURL = dependencies.flagURL
    weekly = WeeklyCases(library)
    charts = ChartCache(library)
    firstSteps = FirstSteps(isNew: dependencies.isFirstStart, hasBegun: hasBegun)
    world = WorldFigures(library)
    chosenDays = ChosenDays(library)
  }

  nonisolated deinit {}

  /// The figures that are shown where no day is chosen.
  var latest: DayFigures {
    let revision = library.revision
    if let figures, figures.revision == revision { return figures.figures }
    let new = DayFigures(library.report)
    figures = (revision, new)
    return new
  }

  /// The days of all countries, as they are shown where a day is chosen, or none; what was read last of another day
  /// stays until they are read.
  func world(asOf day: Day?) -> WorldFigures {
    guard let day else { return world }
    let world = worlds.value(of: day) { WorldFigures(library, asOf: day, after: lastWorld) }
    lastWorld = world
    return world
  }

  /// The picture of a country's flag; nil where there is none by now.
  package func flag(of code: CountryCode) -> Data? { flags?.pictures[code] }

  /// The flags that there are pictures of.
  var flagPictures: FlagPictures {
    let codes = Set((flags?.pictures ?? [:]).keys)
    if codes != knownPictures.codes { knownPictures = (codes, FlagPictures(codes, at: flagURL)) }
    return knownPictures.pictures
  }

  /// Returns when every change of the watch list so far is kept or was refused.
  package func waitForChanges() async { await watchList.waitForChanges() }

  /// False where the route names a country without figures; on a chosen day any country may have some.
  package func has(_ route: StatisticsRoute) -> Bool {
    guard let country = route.country else { return true }
    return library.report[country] != nil || route.asOf != nil && ISOCountry.named(country.rawValue) != nil
  }
}
