import AppShell
import Domain
import Interchange
import PortableUIWeb
import Storage

/// The app as the program serves it, with a person's data of the test's own.
package enum AppOnTrial {
  /// The app with these figures (the bundled ones if nil), this watch list and this world.
  @MainActor
  package static func responder(
    report: StatisticsReport? = nil, watchList: any WatchList = InMemoryWatchList(), populations: Populations = [:],
    worldStore: any WorldStore = InMemoryWorldStore(), library: (any WorkspaceLibrary)? = nil
  ) throws -> WebApplication {
    let report = try report ?? BundledStatisticsStore().latestReport()
    let dependencies = Dependencies(
      report: report, watchList: watchList, populations: populations, worldStore: worldStore,
      worldFiles: WorldFileCodec(), library: library ?? ArchivesOnTrial())
    var configuration = WebApplicationConfiguration(
      programName: "Sitrep", addressKey: AppPlace.storageKey, languages: AppScene.languages,
      knowsAddress: { AppPlace(rawValue: $0) != nil },
      // Stores in memory answer in the main actor's next turn.
      changesAreStored: { await MainActor.run {} })
    configuration.languageKey = AppScene.languageKey
    configuration.settings = WebSettings { _, _ in }
    return WebApplication(
      scene: AppScene(dependencies: dependencies), notFound: NotFoundScreen(), configuration: configuration)
  }
}
