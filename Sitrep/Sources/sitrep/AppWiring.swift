import AppServer
import AppShell
import Certificates
import Domain
import Feeds
import Foundation
import Guidance
import Interchange
import Logging
import PortableUIWeb
import Storage
import World

/// Which implementation stands behind each protocol of the screens: all pairs, in one place.
enum AppWiring {
  /// Where a person lets the browser forget Sitrep.
  private static let forgetPath = "/forget"

  /// The screens over a profile's database, and what returns when each change so far is on disk or was refused.
  ///
  /// - Throws: where the bundled figures or the stored data cannot be read.
  @MainActor
  static func responder(
    on database: AppDatabase, archives: ArchiveFolder, feed: FeedAddress, contacts: [Contact], uploads: URL,
    showsStatus: Bool, logger: Logger
  ) async throws -> (some WebResponder, changesAreStored: @Sendable () async -> Void) {
    let files = WorkspaceFileCodec()
    let figures = try await FiguresWiring(on: database, feed: feed, logger: logger)
    let inspector = ChildPictureInspector { logger.error("\($0)") }
    let wallet = try await database.certificateWallet(inspector: inspector)
    let settingsNotice = SettingsNotice()
    let dependencies = Dependencies(
      figures: figures.library,
      flags: figures.flags,
      flagURL: { FlagMedia.url(of: $0) },
      watchList: StoredWatchList(watched: try await database.watchedCountries(), store: database.watchListStore()),
      world: WorldDependencies(
        populations: try await database.world(), store: database.worldStore, files: WorldFileCodec()),
      certificates: CertificatesDependencies(
        pictures: try await wallet.pictures(), wallet: wallet, contacts: contacts,
        pictureURL: { CertificateMedia.url(of: $0) }),
      guidance: try await guidance(on: database, logger),
      library: ArchiveLibrary(in: archives, reader: files, writer: files) { logger.error("\($0)") },
      settingsNotice: settingsNotice, forgetAddress: forgetPath)
    let settings = database.settings { failure in
      logger.error("\(failure)")
      Task { @MainActor in settingsNotice.note(failure.problem) }
    }
    let changesAreStored: @Sendable () async -> Void = {
      await dependencies.waitForChanges()
      await database.waitForWrites()
    }
    let storedSettings = WebSettings(texts: try await settings.allSettings()) { settings.save($0, for: $1) }
    let application = makeApplication(
      with: dependencies, changesAreStored: changesAreStored,
      configure: { configuration in
        configuration.settings = storedSettings
        configuration.uploadFolder = uploads
        configuration.showsStatus = showsStatus
        configuration.reportsSlowRender = { logger.notice("The view \($0) took \($1) to evaluate.") }
        configuration.reportsFault = { logger.error("A screen is at fault: \($0)") }
      })
    return (application, changesAreStored)
  }

  /// The guidance of a profile; an imported one that this program refuses stays where it is and is not shown.
  @MainActor
  private static func guidance(on database: AppDatabase, _ logger: Logger) async throws -> GuidanceDependencies {
    let codec = GuidanceFileCodec()
    var imported: GuidanceContent?
    do {
      imported = try await database.guidance(by: codec)
    } catch let refusal as GuidanceFileRefusal {
      let reason = TerminalText.line(ProblemText.text(refusal), in: Locale(identifier: "en"))
      logger.error("The imported guidance cannot be used, so that which comes with sitrep is shown: \(reason)")
    }
    return GuidanceDependencies(
      bundled: try BundledGuidance.content(by: codec), imported: imported,
      store: database.guidanceStore(by: codec), files: codec)
  }
}
