import AppShell
import Domain
import PortableUIWeb
import Storage

/// The app as the program serves it, with a watch list of the test's own.
package enum AppOnTrial {
  /// The app with these figures (the bundled ones if nil) and this watch list.
  @MainActor
  package static func responder(
    report: StatisticsReport? = nil, watchList: any WatchList = InMemoryWatchList()
  ) throws -> WebApplication {
    let report = try report ?? BundledStatisticsStore().latestReport()
    let dependencies = Dependencies(report: report, watchList: watchList)
    return WebApplication(
      scene: AppScene(dependencies: dependencies),
      notFound: NotFoundScreen(),
      configuration: WebApplicationConfiguration(
        programName: "Sitrep", addressKey: AppPlace.storageKey, languages: AppScene.languages,
        knowsAddress: { AppPlace(rawValue: $0) != nil }))
  }
}
