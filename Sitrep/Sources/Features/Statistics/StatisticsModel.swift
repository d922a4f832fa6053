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
  /// What an outbreak that somebody imported shows differently; nil: it is the one that came with the program.
  let scope: CountriesScope?
  /// The outbreaks beside this one; an imported one knows of no others.
  let outbreaks: OutbreakLibrary

  private var knownPictures: (codes: Set<CountryCode>, pictures: FlagPictures) = ([], FlagPictures())
  private var order: (revision: Int, order: CountryOrder)?

  /// - Parameters:
  ///   - dependencies: The figures and what belongs to them.
  ///   - populations: By whom rates are told.
  ///   - hasBegun: True once something is kept that another tab shows.
  package convenience init(
    _ dependencies: StatisticsDependencies, populations: any RatePopulations, hasBegun: @escaping () -> Bool = { false }
  ) {
    self.init(dependencies, populations: populations, scope: nil, hasBegun: hasBegun)
  }

  /// The same for an outbreak that somebody imported.
  ///
  /// - Parameter scope: What it shows differently; nil: it is the outbreak that came with the program.
  init(
    _ dependencies: StatisticsDependencies, populations: any RatePopulations, scope: CountriesScope?,
    hasBegun: @escaping () -> Bool = { false }
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
    self.scope = scope
    outbreaks = OutbreakLibrary(
      dependencies.outbreaks,
      in: OutbreakSurroundings(
        bundled: library, populations: populations, flags: flags, flagURL: flagURL))
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
  package func waitForChanges() async {
    await watchList.waitForChanges()
    await scope?.choice.waitForChanges()
    await outbreaks.waitForChanges()
  }

  /// False where the route names an outbreak that is not there, or a place without figures.
  package func has(_ route: StatisticsRoute) async -> Bool {
    guard let outbreak = route.outbreak else { return hasCountry(of: route) }
    return await outbreaks.model(of: outbreak)?.has(route) ?? false
  }

  /// False where the route names a country without figures.
  func hasCountry(of route: StatisticsRoute) -> Bool {
    route.country.map { country in library.report.rows.contains { $0.id == country } } ?? true
  }
}
