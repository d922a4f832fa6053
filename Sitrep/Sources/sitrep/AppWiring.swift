import AppServer
import AppShell
import Domain
import Feeds
import Logging
import PortableUIWeb
import SitrepApp
import Storage

/// What the program gives the app, as a platform that serves its screens to browsers.
enum AppWiring {
  /// Where a person lets the browser forget Sitrep.
  private static let forgetPath = "/forget"

  /// The screens over a profile's database, and what returns when each change so far is on disk or was refused.
  ///
  /// - Throws: where the bundled figures or the stored data cannot be read, or the folder for uploads is refused.
  @MainActor
  static func responder(
    on database: AppDatabase, in folder: DataFolder, feeds: (figures: FeedAddress, who: FeedAddress), showsStatus: Bool,
    logger: Logger
  ) async throws -> (some WebResponder, changesAreStored: @MainActor @Sendable () async -> Void) {
    let composition = try await Composition(of: database, in: folder, on: platform(feeds: feeds, logger))
    let changesAreStored: @MainActor @Sendable () async -> Void = { await composition.waitForChanges() }
    let settings = WebSettings(texts: composition.settings) { [dependencies = composition.dependencies] in
      dependencies.settings.save($0, for: $1)
    }
    let uploads = try folder.emptiedUploads()
    let application = makeApplication(
      with: composition.dependencies, changesAreStored: changesAreStored,
      configure: { configuration in
        configuration.settings = settings
        configuration.uploadFolder = uploads
        configuration.showsStatus = showsStatus
        configuration.reportsSlowRender = { logger.notice("The view \($0) took \($1) to evaluate.") }
        configuration.reportsFault = { logger.error("A screen is at fault: \($0)") }
      })
    // While the server begins to listen.
    Task { await application.prepare("/") }
    return (application, changesAreStored)
  }

  private static func platform(feeds: (figures: FeedAddress, who: FeedAddress), _ logger: Logger) -> AppPlatform {
    let report: @Sendable (String) -> Void = { logger.error("\(TerminalText.path($0))") }
    var platform = AppPlatform(report: report)
    platform.announce = { logger.warning("\(TerminalText.path($0))") }
    let pictures = ChildPictureInspector(report: report)
    (platform.inspector, platform.codes) = (pictures, pictures)
    platform.exports = ChildExportDecoder(report: report)
    platform.sheets = ChildSheetReader(report: report)
    platform.certificateURL = { CertificateMedia.url(of: $0) }
    platform.flagURL = { CountryCode($0).flatMap { FlagMedia.url(of: $0) } }
    (platform.feed, platform.whoFeed) = feeds
    platform.forgetAddress = forgetPath
    return platform
  }
}
