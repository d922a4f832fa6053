import AppShell
import CertificateCodec
import Certificates
import DesignSystem
import Domain
import Foundation
import Guidance
import Interchange
import Storage
import Workspaces
import World

/// The app over the data of one person: which implementation stands behind each protocol of the screens.
///
/// An Apple app and the program that serves the screens to browsers use the same one.
@MainActor
public final class Composition {
  package let dependencies: Dependencies
  /// The person's settings as they were kept, as JSON texts by their keys.
  package let settings: [String: String]
  private let database: AppDatabase

  /// Opens the data folder, which is created where it isn't there.
  ///
  /// A folder belongs to one process at a time, so a process opens it once, for all its windows.
  ///
  /// - Parameters:
  ///   - folder: Where everything that the person enters is kept.
  ///   - platform: What differs from one platform to the next.
  /// - Returns: The app, for ``AppLaunch`` to show; the folder is its own for as long as it lives.
  /// - Throws: An error that says what can't be used: the folder, its database, or what came with the app.
  public static func open(in folder: URL, on platform: AppPlatform) async throws -> Composition {
    let (data, database) = try await database(in: folder)
    if let warning = data.warning { platform.report(warning) }
    return try await Composition(of: database, in: data, on: platform)
  }

  /// Opens folder and database beside the main actor, which shows a screen meanwhile.
  private nonisolated static func database(in folder: URL) async throws -> (DataFolder, AppDatabase) {
    let data = try DataFolder(opening: folder)
    #if os(iOS)
      // What is made in it can be opened only while the device is unlocked.
      try FileManager.default.setAttributes(
        [.protectionKey: FileProtectionType.completeUnlessOpen], ofItemAtPath: folder.path(percentEncoded: false))
    #endif
    return (data, try AppDatabase.open(in: data))
  }

  /// The app over a database that is open; damage may show only when its rows are read.
  ///
  /// - Throws: Where the bundled figures or the stored data cannot be read.
  package init(of database: AppDatabase, in folder: DataFolder, on platform: AppPlatform) async throws {
    self.database = database
    async let cameAlong = Self.bundledContent(in: folder, platform)
    async let workspaces = Self.workspaces(in: ArchiveFolder(in: folder), platform)
    settings = try await database.settings()
    let (wallet, pictureURL) = try await Self.wallet(on: database, in: folder, platform)
    let pictures = try await wallet.pictures()
    let populations = try await database.world()
    let isKnown = !(settings.isEmpty && populations.isEmpty && pictures.isEmpty)
    let isNew = await workspaces.imported.isEmpty && !isKnown
    dependencies = Dependencies(
      statistics: try await FiguresComposition.dependencies(on: database, in: folder, isNewProfile: isNew, platform),
      world: WorldDependencies(populations: populations, store: database.worldStore, files: WorldFileCodec()),
      certificates: CertificatesDependencies(
        pictures: pictures, wallet: wallet, contacts: try await cameAlong.contacts,
        pictureURL: pictureURL,
        checking: CheckingDependencies(
          codes: platform.codes, trustLists: TrustListFileReader(), store: database.trustListStore()),
        brighten: platform.brighten),
      guidance: try await Self.guidance(on: database, above: cameAlong.guidance, platform),
      workspaces: await workspaces,
      settingsStore: database.settingsStore, forgetAddress: platform.forgetAddress)
  }

  /// Returns when each change so far is on disk or was refused.
  public func waitForChanges() async {
    await dependencies.waitForChanges()
    await database.waitForWrites()
  }

  /// The wallet of a profile, and where views load its pictures.
  private static func wallet(
    on database: AppDatabase, in folder: DataFolder, _ platform: AppPlatform
  ) async throws -> (any CertificateWallet, pictureURL: @Sendable (String) -> URL?) {
    let wallet = try await database.certificateWallet(inspector: platform.inspector)
    if let url = platform.certificateURL { return (wallet, url) }
    let files = try ShownPictures(in: folder.shownPictures.appending(path: "certificates", directoryHint: .isDirectory))
    return (try await ShownWallet(wallet, in: files, report: platform.report), { files.url(of: $0) })
  }

  /// The archives of a profile, listed beside the main actor; what imports left behind is deleted.
  private nonisolated static func workspaces(
    in folder: ArchiveFolder, _ platform: AppPlatform
  ) async -> WorkspacesDependencies {
    let files = WorkspaceFileCodec()
    folder.deleteLeftovers()
    let imported = folder.entries {
      platform.report("\($0)")
    } renewing: {
      platform.announce("The archive \($0) is being updated so that more words are found in it. This happens once.")
    }
    return WorkspacesDependencies(
      imported: imported, bundled: BundledArchive(reader: files).entry,
      store: SQLiteArchiveStore(
        in: folder, reader: files, writer: files,
        exports: platform.exports.map { ExportReading($0, reader: ExportStreamReader()) }))
  }

  /// What is read beside the main actor: the contacts and the guidance that came with the app.
  private nonisolated static func bundledContent(
    in folder: DataFolder, _ platform: AppPlatform
  ) async throws -> (contacts: [Contact], guidance: GuidanceContent) {
    (ContactBook.contacts(in: folder, report: platform.report), try BundledGuidance.content(by: GuidanceFileCodec()))
  }

  /// The guidance of a profile; an imported one that this app refuses stays where it is and is not shown.
  private static func guidance(
    on database: AppDatabase, above bundled: GuidanceContent, _ platform: AppPlatform
  ) async throws -> GuidanceDependencies {
    let codec = GuidanceFileCodec()
    var imported: GuidanceContent?
    do {
      imported = try await database.guidance(by: codec)
    } catch let refusal as GuidanceFileRefusal {
      platform.report(
        "The imported guidance cannot be used, so that which comes with Sitrep is shown: \(sentences(on: refusal))")
    }
    return GuidanceDependencies(
      bundled: bundled, imported: imported, store: database.guidanceStore(by: codec), files: codec)
  }

  private static func sentences(on refusal: GuidanceFileRefusal) -> String {
    refusal.problems.map { problem in
      let sentence = GuidanceProblemText.text(problem).words(for: Locale(identifier: "en"))
      return problem.path.isEmpty ? sentence : "\(problem.path): \(sentence)"
    }
    .joined(separator: " ")
  }
}
