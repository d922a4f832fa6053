import AppPages
import Certificates
import DesignSystem
import Guidance
import PortableUITesting
import Statistics
import TestTraits
import Testing
import World

/// A file that cannot be imported is refused in the same words wherever files are shown before they are imported.
@Suite struct ImportFailureTests {
  @Test(arguments: [
    ("/statistics", StatisticsID.filesMenu, StatisticsID.importFiles, StatisticsID.importSummary),
    ("/world", WorldID.filesMenu, WorldID.importFile, WorldID.importSummary),
    (
      "/certificates/trust-list", CertificatesID.trustListMenu, CertificatesID.importTrustList,
      CertificatesID.importProblem
    ),
    ("/guidance", GuidanceID.filesMenu, GuidanceID.importFile, GuidanceID.importProblems),
  ])
  func `each tab names the file that can’t be imported, then says why`(
    path: String, menu: String, item: String, failure: String
  ) async throws {
    let driver = InProcessDriver(try await AppFixture.responder(), runsScript: true)
    try await driver.open(path)

    try await driver.element(menu).tap()
    try await driver.element(item).tap()
    try await driver.choose(
      [StoredFile(name: "a.json", type: "application/json", bytes: Array("[{".utf8))], for: .identifier("file"))

    try await driver.waitUntil("it is refused") { try await driver.element(failure).exists }
    let told = try await driver.element(failure).text
    #expect(told.hasPrefix("“a.json” can’t be imported ") && told.count > 30, "\(told)")
    #expect(try await !driver.element(.button, named: "Import").exists)
  }
}
