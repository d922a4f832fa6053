import Certificates
import Domain
import Foundation
import Statistics
import World

/// What the screens need from the program: figures, and the person's own data.
package struct Dependencies {
  package let report: StatisticsReport
  package let watchList: any WatchList
  /// The report's countries by language, sorted once for all windows.
  let countryOrder: CountryOrder

  let world: WorldModel
  let directory: CountryDirectory
  let worldFiles: any WorldFiles
  let library: any WorkspaceLibrary
  let certificates: CertificatesModel
  let contacts: [Contact]
  let pictureURL: (String) -> URL?

  /// - Parameters:
  ///   - report: The figures that the Statistics tab shows; its countries are suggested in the World tab.
  ///   - watchList: The profile's watch list, shared by all its windows.
  ///   - populations: The world that the person entered before.
  ///   - worldStore: Where changes of it are kept.
  ///   - worldFiles: Reads and writes files of countries.
  ///   - library: The profile's message archives.
  ///   - pictures: The pictures of certificates that the wallet holds.
  ///   - wallet: Where they are kept.
  ///   - contacts: Whom to ask.
  ///   - pictureURL: Where the picture of a certificate can be loaded from, given its id.
  package init(
    report: StatisticsReport, watchList: any WatchList, populations: Populations, worldStore: any WorldStore,
    worldFiles: any WorldFiles, library: any WorkspaceLibrary, pictures: [CertificatePicture],
    wallet: any CertificateWallet, contacts: [Contact], pictureURL: @escaping (String) -> URL?
  ) {
    self.report = report
    self.watchList = watchList
    self.worldFiles = worldFiles
    self.library = library
    certificates = CertificatesModel(pictures: pictures, wallet: wallet)
    self.contacts = contacts
    self.pictureURL = pictureURL
    countryOrder = CountryOrder(report)
    world = WorldModel(populations: populations, store: worldStore)
    directory = CountryDirectory(report.rows.map(\.country))
  }

  /// Returns when the wallet has every change so far, or has refused it.
  package func waitForChanges() async { await certificates.waitForChanges() }
}
