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
  let shares = ShareCache()
  let firstSteps: FirstSteps

  private var knownPictures: (codes: Set<CountryCode>, pictures: FlagPictures) = ([], FlagPictures())
  private var order: (revision: Int, order: CountryOrder)?

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
  }

  nonisolated deinit {}

  /// The order of the countries that are shown now.
  var currentOrder: CountryOrder {
    let revision = library.revision
    if let order, order.revision == revision { return order.order }
    let new = CountryOrder(library.report)
    order = (revision, new)
    return new
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

  /// False where the route names a country without figures.
  package func has(_ route: StatisticsRoute) -> Bool {
    route.country.map { country in library.report.rows.contains { $0.id == country } } ?? true
  }
}
