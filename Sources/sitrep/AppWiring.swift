import AppShell
import Domain
import Feeds
import Interchange
import Logging
import PortableUIWeb
import Storage

/// Which implementation stands behind each protocol of the screens: all pairs, in one place.
enum AppWiring {
  /// The screens over a profile's database.
  ///
  /// - Throws: where the bundled figures or the stored data cannot be read.
  @MainActor
  static func responder(
    on database: AppDatabase, archives: ArchiveFolder, feed: FeedAddress, showsStatus: Bool, logger: Logger
  ) async throws -> some WebResponder {
    let files = WorkspaceFileCodec()
    let figures = try await FiguresWiring(on: database, feed: feed, logger: logger)
    let dependencies = Dependencies(
      figures: figures.library,
      flags: figures.flags,
      watchList: try await database.watchList(),
      populations: try await database.world(),
      worldStore: database.worldStore,
      worldFiles: WorldFileCodec(),
      library: ArchiveLibrary(in: archives, reader: files, writer: files) { logger.error("\($0)") })
    let settings = database.settings { logger.error("\($0)") }
    var configuration = WebApplicationConfiguration(
      programName: "Sitrep",
      addressKey: AppPlace.storageKey,
      languages: AppScene.languages,
      knowsAddress: { AppPlace(rawValue: $0) != nil },
      changesAreStored: { await database.waitForWrites() })
    configuration.settings = WebSettings(texts: try await settings.allSettings()) { settings.save($0, for: $1) }
    configuration.languageKey = AppScene.languageKey
    configuration.showsStatus = showsStatus
    configuration.media = { [flags = figures.flags] path in await flags.picture(at: path) }
    configuration.reportsSlowRender = { logger.notice("The view \($0) took \($1) to evaluate.") }
    configuration.reportsFault = { logger.error("A screen is at fault: \($0)") }
    return WebApplication(
      scene: AppScene(dependencies: dependencies), notFound: NotFoundScreen(), configuration: configuration)
  }
}
