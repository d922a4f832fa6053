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
  let guidance: GuidanceModel
  let workspaces: WorkspacesModel
  let certificates: CertificatesModel
  let settingsNotice: SettingsNotice

  private let flags: FlagLibrary?

  /// Keeps the pictures of certificates, which are served under their addresses.
  package let wallet: any CertificateWallet

  /// Where a person lets the browser forget the app; nil where the app is in no browser.
  package let forgetAddress: String?

  /// - Parameters:
  ///   - figures: What the Statistics tab shows; its countries are suggested in the World tab.
  ///   - flags: Pictures of flags; nil: flags are emoji.
  ///   - flagURL: Where the picture of a country's flag can be loaded from.
  ///   - watchList: The profile's watch list, shared by all its windows.
  ///   - world: The world that the person entered before, and where it is kept.
  ///   - certificates: The pictures that the person carries, and whom to ask.
  ///   - guidance: The profile's guidance, and where it is kept.
  ///   - library: The profile's message archives.
  ///   - settingsNotice: Told of settings that could not be saved.
  ///   - forgetAddress: Where a person lets the browser forget the app; nil where the app is in no browser.
  package init(
    figures: StatisticsLibrary, flags: FlagLibrary?, flagURL: @escaping (CountryCode) -> URL?,
    watchList: any WatchList, world: WorldDependencies, certificates: CertificatesDependencies,
    guidance: GuidanceDependencies, library: any WorkspaceLibrary, settingsNotice: SettingsNotice = SettingsNotice(),
    forgetAddress: String? = nil
  ) {
    self.settingsNotice = settingsNotice
    self.forgetAddress = forgetAddress
    self.flags = flags
    self.guidance = GuidanceModel(guidance)
    workspaces = WorkspacesModel(library: library)
    wallet = certificates.wallet
    self.certificates = CertificatesModel(certificates)
    self.world = WorldModel(world, directory: CountryDirectory(figures.report.rows.map(\.country)))
    statistics = StatisticsModel(
      library: figures, watchList: watchList, populations: WorldPopulations(self.world), flags: flags,
      flagURL: flagURL)
  }

  /// The picture of a country's flag, which is served under its address; nil where there is none.
  package func flag(of code: CountryCode) -> Data? { flags?.pictures[code] }

  /// Returns when every change so far is kept or was refused.
  package func waitForChanges() async {
    await statistics.waitForChanges()
    await world.waitForChanges()
    await certificates.waitForChanges()
    await guidance.waitForChanges()
  }
}
