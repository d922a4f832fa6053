import Domain
import Statistics
import World

/// What the screens need from the program: figures, and the person's own data.
package struct Dependencies {
  let statistics: StatisticsSources
  let world: WorldModel
  let directory: CountryDirectory
  let worldFiles: any WorldFiles
  let library: any WorkspaceLibrary

  /// - Parameters:
  ///   - figures: What the Statistics tab shows; its countries are suggested in the World tab.
  ///   - flags: Pictures of flags; nil: flags are emoji.
  ///   - watchList: The profile's watch list, shared by all its windows.
  ///   - populations: The world that the person entered before.
  ///   - worldStore: Where changes of it are kept.
  ///   - worldFiles: Reads and writes files of countries.
  ///   - library: The profile's message archives.
  package init(
    figures: StatisticsLibrary, flags: FlagLibrary?, watchList: any WatchList, populations: Populations,
    worldStore: any WorldStore, worldFiles: any WorldFiles, library: any WorkspaceLibrary
  ) {
    self.worldFiles = worldFiles
    self.library = library
    world = WorldModel(populations: populations, store: worldStore)
    directory = CountryDirectory(figures.report.rows.map(\.country))
    statistics = StatisticsSources(
      library: figures, watchList: watchList, populations: WorldPopulations(world), flags: flags)
  }
}
