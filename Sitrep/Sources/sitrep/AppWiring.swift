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
import Workspaces
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
    let inspector = ChildPictureInspector { logger.error("\($0)") }
    let wallet = try await database.certificateWallet(inspector: inspector)
    let texts = try await database.settings()
    let populations = try await database.world()
    let pictures = try await wallet.pictures()
    let workspaces = await workspaces(in: archives, logger)
    let isNew = texts.isEmpty && populations.isEmpty && pictures.isEmpty && workspaces.imported.isEmpty
    let dependencies = Dependencies(
      statistics: try await FiguresWiring.dependencies(
        on: database, feed: feed, isNewProfile: isNew, logger: logger),
      world: WorldDependencies(populations: populations, store: database.worldStore, files: WorldFileCodec()),
      certificates: CertificatesDependencies(
        pictures: pictures, wallet: wallet, contacts: contacts, pictureURL: { CertificateMedia.url(of: $0) }),
      guidance: try await guidance(on: database, logger),
      workspaces: workspaces,
      settingsStore: database.settingsStore, forgetAddress: forgetPath)
    let changesAreStored: @Sendable () async -> Void = {
      await dependencies.waitForChanges()
      await database.waitForWrites()
    }
    let settings = WebSettings(texts: texts) { dependencies.settings.save($0, for: $1) }
    let application = makeApplication(
      with: dependencies, changesAreStored: changesAreStored,
      configure: { configuration in
        configuration.settings = settings
        configuration.uploadFolder = uploads
        configuration.showsStatus = showsStatus
        configuration.reportsSlowRender = { logger.notice("The view \($0) took \($1) to evaluate.") }
        configuration.reportsFault = { logger.error("A screen is at fault: \($0)") }
      })
    return (application, changesAreStored)
  }

  /// The archives of a profile, listed beside the main actor; what imports left behind is deleted.
  private static func workspaces(in folder: ArchiveFolder, _ logger: Logger) async -> WorkspacesDependencies {
    let files = WorkspaceFileCodec()
    folder.deleteLeftovers()
    return WorkspacesDependencies(
      imported: folder.entries { logger.error("\($0)") }, bundled: BundledArchive(reader: files).entry,
      store: SQLiteArchiveStore(in: folder, reader: files, writer: files))
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
