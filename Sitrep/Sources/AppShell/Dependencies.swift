import Certificates
import Domain
import Foundation
import Guidance
import Statistics
import Workspaces
import World

/// What the screens need from the program: figures, and the person's own data.
package struct Dependencies {
  let statistics: StatisticsModel
  let world: WorldModel
  let directory: CountryDirectory
  let worldFiles: any WorldFiles
  let guidance: GuidanceModel
  let guidanceFiles: any GuidanceFiles
  let library: any WorkspaceLibrary
  let workspaces: WorkspacesModel
  let certificates: CertificatesModel
  let contacts: [Contact]
  let pictureURL: (String) -> URL?
  package let settings: SettingsModel

  /// Keeps the pictures of certificates, which are served under their addresses.
  package let wallet: any CertificateWallet

  /// Where a person lets the browser forget the app; nil where the app is in no browser.
  package let forgetAddress: String?

  /// - Parameters:
  ///   - statistics: The figures; their countries are suggested in the World tab.
  ///   - populations: The world that the person entered before.
  ///   - worldStore: Where changes of it are kept.
  ///   - worldFiles: Reads and writes files of countries.
  ///   - certificates: The pictures that the person carries, and whom to ask.
  ///   - guidance: The profile's guidance, and where it is kept.
  ///   - library: The profile's message archives.
  ///   - settingsStore: Where changes of settings are kept.
  ///   - forgetAddress: Where a person lets the browser forget the app; nil where the app is in no browser.
  package init(
    statistics: StatisticsDependencies, populations: Populations, worldStore: any WorldStore,
    worldFiles: any WorldFiles,
    certificates: CertificatesDependencies, guidance: GuidanceDependencies, library: any WorkspaceLibrary,
    settingsStore: any SettingsStore = InMemorySettingsStore(), forgetAddress: String? = nil
  ) {
    settings = SettingsModel(store: settingsStore)
    self.forgetAddress = forgetAddress
    self.worldFiles = worldFiles
    self.guidance = GuidanceModel(bundled: guidance.bundled, imported: guidance.imported, store: guidance.store)
    guidanceFiles = guidance.files
    self.library = library
    workspaces = WorkspacesModel(library: library)
    wallet = certificates.wallet
    self.certificates = CertificatesModel(pictures: certificates.pictures, wallet: certificates.wallet)
    contacts = certificates.contacts
    pictureURL = certificates.pictureURL
    directory = CountryDirectory(statistics.library.report.rows.map(\.country))
    world = WorldModel(populations: populations, store: worldStore, names: directory.names)
    self.statistics = StatisticsModel(statistics, populations: WorldPopulations(world))
  }

  /// The picture of a country's flag, which is served under its address; nil where there is none.
  package func flag(of code: CountryCode) -> Data? { statistics.flag(of: code) }

  /// Returns when every change so far is kept or was refused.
  package func waitForChanges() async {
    await statistics.waitForChanges()
    await world.waitForChanges()
    await certificates.waitForChanges()
    await guidance.waitForChanges()
    await settings.waitForChanges()
  }
}

/// The pictures of certificates as the program found them, and where a change of them goes.
package nonisolated struct CertificatesDependencies {
  let pictures: [CertificatePicture]
  let wallet: any CertificateWallet
  let contacts: [Contact]
  let pictureURL: (String) -> URL?

  /// - Parameters:
  ///   - pictures: The pictures that the wallet holds.
  ///   - wallet: Where they are kept.
  ///   - contacts: Whom to ask.
  ///   - pictureURL: Where the picture of a certificate can be loaded from, given its id.
  package init(
    pictures: [CertificatePicture], wallet: any CertificateWallet, contacts: [Contact],
    pictureURL: @escaping (String) -> URL?
  ) {
    self.pictures = pictures
    self.wallet = wallet
    self.contacts = contacts
    self.pictureURL = pictureURL
  }
}

/// The profile's guidance as the program found it, and where a change of it goes.
package nonisolated struct GuidanceDependencies {
  let bundled: GuidanceContent
  let imported: GuidanceContent?
  let store: any GuidanceStore
  let files: any GuidanceFiles

  /// - Parameters:
  ///   - bundled: The guidance that comes with the program.
  ///   - imported: The one that was imported before, if any.
  ///   - store: Where changes are kept.
  ///   - files: Reads and writes files of guidance.
  package init(
    bundled: GuidanceContent, imported: GuidanceContent?, store: any GuidanceStore, files: any GuidanceFiles
  ) {
    self.bundled = bundled
    self.imported = imported
    self.store = store
    self.files = files
  }
}
