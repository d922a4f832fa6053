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
  let shares = ShareCache()

  private var order: (revision: Int, order: CountryOrder)?

  /// - Parameters:
  ///   - library: The figures.
  ///   - watchList: The countries that the person watches.
  ///   - populations: By whom rates are told.
  ///   - flags: Pictures of flags; nil: flags are emoji.
  ///   - flagURL: Where a picture of a flag can be loaded from.
  package init(
    library: StatisticsLibrary, watchList: any WatchList, populations: any RatePopulations, flags: FlagLibrary?,
    flagURL: @escaping (CountryCode) -> URL? = { _ in nil }
  ) {
    self.library = library
    self.watchList = watchList
    self.populations = populations
    self.flags = flags
    self.flagURL = flagURL
    weekly = WeeklyCases(library)
    charts = ChartCache(library)
  }

  /// The order of the countries that are shown now.
  var currentOrder: CountryOrder {
    let revision = library.revision
    if let order, order.revision == revision { return order.order }
    let new = CountryOrder(library.report)
    order = (revision, new)
    return new
  }

  /// Returns when every change of the watch list so far is kept or was refused.
  package func waitForChanges() async { await watchList.waitForChanges() }

  /// False where the route names a country without figures.
  package func has(_ route: StatisticsRoute) -> Bool {
    route.country.map { country in library.report.rows.contains { $0.id == country } } ?? true
  }
}
