import Domain
import Statistics
import World

/// What the screens need from the program: figures, and the person's own data.
package struct Dependencies {
  package let report: StatisticsReport
  package let watchList: any WatchList
  /// The report's countries by language, sorted once for all windows.
  let countryOrder: CountryOrder

  let world: WorldModel
  let directory: CountryDirectory
  let worldFiles: any WorldFiles
  let library: any WorkspaceLibrary

  /// - Parameters:
  ///   - report: The figures that the Statistics tab shows; its countries are suggested in the World tab.
  ///   - watchList: The profile's watch list, shared by all its windows.
  ///   - populations: The world that the person entered before.
  ///   - worldStore: Where changes of it are kept.
  ///   - worldFiles: Reads and writes files of countries.
  ///   - library: The profile's message archives.
  package init(
    report: StatisticsReport, watchList: any WatchList, populations: Populations, worldStore: any WorldStore,
    worldFiles: any WorldFiles, library: any WorkspaceLibrary
  ) {
    self.report = report
    self.watchList = watchList
    self.worldFiles = worldFiles
    self.library = library
    countryOrder = CountryOrder(report)
    world = WorldModel(populations: populations, store: worldStore)
    directory = CountryDirectory(report.rows.map(\.country))
  }
}
