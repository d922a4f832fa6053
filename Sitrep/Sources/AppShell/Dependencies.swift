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
  package let world: WorldModel
  let guidance: GuidanceModel
  package let workspaces: WorkspacesModel
  let certificates: CertificatesModel
  package let settings: SettingsModel

  /// Keeps the pictures of certificates, which are served under their addresses.
  package let wallet: any CertificateWallet

  /// Where a person lets the browser forget the app; nil where the app is in no browser.
  package let forgetAddress: String?

  /// - Parameters:
  ///   - statistics: The figures; their countries are suggested in the World tab.
  ///   - world: The world that the person entered before, and where it is kept.
  ///   - certificates: The pictures that the person carries, and whom to ask.
  ///   - guidance: The profile's guidance, and where it is kept.
  ///   - workspaces: The profile's message archives, and where they are kept.
  ///   - settingsStore: Where changes of settings are kept.
  ///   - forgetAddress: Where a person lets the browser forget the app; nil where the app is in no browser.
  package init(
    statistics: StatisticsDependencies, world: WorldDependencies, certificates: CertificatesDependencies,
    guidance: GuidanceDependencies, workspaces: WorkspacesDependencies,
    settingsStore: any SettingsStore = InMemorySettingsStore(), forgetAddress: String? = nil
  ) {
    settings = SettingsModel(store: settingsStore)
    self.forgetAddress = forgetAddress
    self.guidance = GuidanceModel(guidance)
    self.workspaces = WorkspacesModel(workspaces)
    wallet = certificates.wallet
    self.certificates = CertificatesModel(certificates)
    self.world = WorldModel(world, directory: CountryDirectory(statistics.library.report.rows.map(\.country)))
    self.statistics = StatisticsModel(
      statistics, populations: WorldPopulations(self.world), archives: WorkspaceArchives(self.workspaces)
    ) {
      [world = self.world, workspaces = self.workspaces, certificates = self.certificates] in
      !world.populations.isEmpty || workspaces.hasImported || !certificates.pictures.isEmpty
    }
  }

  /// The picture of a country's flag, which is served under its address; nil where there is none.
  package func flag(of code: CountryCode) -> Data? { statistics.flag(of: code) }

  /// Returns when every change so far is kept or was refused.
  package func waitForChanges() async {
    await statistics.waitForChanges()
    await world.waitForChanges()
    await certificates.waitForChanges()
    await guidance.waitForChanges()
    await workspaces.waitForChanges()
    await settings.waitForChanges()
  }
}
