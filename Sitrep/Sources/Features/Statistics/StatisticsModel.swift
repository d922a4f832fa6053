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
  /// What an outbreak that somebody imported shows differently; nil: it is the one that came with the program.
  let scope: CountriesScope?
  /// The outbreaks beside this one; an imported one knows of no others.
  let outbreaks: OutbreakLibrary

  private var knownPictures: (codes: Set<CountryCode>, pictures: FlagPictures) = ([], FlagPictures())
  private var figures: (revision: Int, figures: DayFigures)?
  private var worlds = RecentValues<Day, WorldFigures>(capacity: 1)
  private var lastWorld: WorldFigures?

  /// - Parameters:
  ///   - dependencies: The figures and what belongs to them.
  ///   - populations: By whom rates are told.
  ///   - archives: The team's messages.
  ///   - hasBegun: True once something is kept that another tab shows.
  package convenience init(
    _ dependencies: StatisticsDependencies, populations: any RatePopulations,
    archives: any TeamArchives = NoTeamArchives(), hasBegun: @escaping () -> Bool = { false }
  ) {
    self.init(dependencies, populations: populations, scope: nil, archives: archives, hasBegun: hasBegun)
  }

  /// The same for an outbreak that somebody imported; without a scope it is the one that came with the program.
  init(
    _ dependencies: StatisticsDependencies, populations: any RatePopulations, scope: CountriesScope?,
    archives: any TeamArchives = NoTeamArchives(), hasBegun: @escaping () -> Bool = { false }
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
        bundled: library, populations: populations, flags: flags, flagURL: flagURL,
        messages: RoomMessages(of: archives)))
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

  /// False where the route names a country without figures; on a chosen day any country may have some.
  func hasCountry(of route: StatisticsRoute) -> Bool {
    guard let country = route.country else { return true }
    return library.report[country] != nil || route.asOf != nil && ISOCountry.named(country.rawValue) != nil
  }
}
