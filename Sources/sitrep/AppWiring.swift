import AppShell
import Domain
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
    on database: AppDatabase, archives: ArchiveFolder, feed: (any FiguresFeed)?, showsStatus: Bool,
    logger: Logger
  ) async throws -> some WebResponder {
    let files = WorkspaceFileCodec()
    let figures = try await figures(in: database, from: feed, logger)
    let flags = FlagLibrary(store: database.flags, feed: feed)
    let dependencies = Dependencies(
      figures: figures, flags: flags,
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
    configuration.media = { path in await picture(at: path, in: flags) }
    configuration.reportsSlowRender = { logger.notice("The view \($0) took \($1) to evaluate.") }
    configuration.reportsFault = { logger.error("A screen is at fault: \($0)") }
    return WebApplication(
      scene: AppScene(dependencies: dependencies), notFound: NotFoundScreen(), configuration: configuration)
  }

  /// The figures that are kept, above those that came with the program.
  @MainActor
  private static func figures(
    in database: AppDatabase, from feed: (any FiguresFeed)?, _ logger: Logger
  ) async throws -> StatisticsLibrary {
    let bundled = try BundledStatisticsStore()
    let store = try database.figures(above: bundled) { logger.error("Figures on the disk are passed over: \($0)") }
    return StatisticsLibrary(
      stock: try await store.stock(), store: store, feed: feed,
      files: FiguresFileCodec(countries: bundled.latestReport().rows.map(\.country)))
  }

  /// A flag by its address; nil where there is no picture of it.
  private static func picture(at path: String, in flags: FlagLibrary) async -> WebMedia? {
    guard path.hasPrefix("flags/"), let code = CountryCode(String(path.dropFirst("flags/".count))) else { return nil }
    return await flags.pictures[code].map { WebMedia($0, kind: .png, keeping: .private(seconds: 86_400)) }
  }
}
