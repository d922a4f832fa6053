import Certificates
import Domain
import Foundation
import PortableUITesting

/// The codes of the Certificates tab and the trust list, as a person uses them.
package struct CheckingPage: Sendable {
  package let driver: any UIDriver

  /// Opens the tab, or another address of it.
  package static func open(on driver: any UIDriver, at path: String = "/certificates") async throws -> CheckingPage {
    try await driver.open(path)
    return shown(on: driver)
  }

  /// What the page now shows.
  package static func shown(on driver: any UIDriver) -> CheckingPage { CheckingPage(driver: driver) }

  package func code(_ number: Int) -> PageElement { driver.element(CertificatesID.code(number)) }
  package func field(_ name: String) -> PageElement { driver.element(CertificatesID.field(name)) }
  package func outcome(_ layer: CheckLayer) -> PageElement { driver.element(CertificatesID.outcome(layer)) }
  package func step(_ layer: CheckLayer) -> PageElement { driver.element(CertificatesID.step(layer)) }
  package var noCode: PageElement { driver.element(CertificatesID.noCode) }
  package var verdict: PageElement { driver.element(CertificatesID.verdict) }
  package var reason: PageElement { driver.element(CertificatesID.reason) }
  package var caution: PageElement { driver.element(CertificatesID.caution) }
  package var day: PageElement { driver.element(CertificatesID.day) }
  package var checkDay: PageElement { driver.element(CertificatesID.checkDay) }
  package var checkedDay: PageElement { driver.element(CertificatesID.checkedDay) }
  package var checkNow: PageElement { driver.element(CertificatesID.checkNow) }
  package var layers: PageElement { driver.element(CertificatesID.layers) }
  package var otherContent: PageElement { driver.element(CertificatesID.otherContent) }
  package var checkTextLink: PageElement { driver.element(CertificatesID.checkTextLink) }
  package var pastedText: PageElement { driver.element(CertificatesID.pastedText) }
  package var checkText: PageElement { driver.element(CertificatesID.checkText) }
  package var trustList: PageElement { driver.element(CertificatesID.trustList) }
  package var noTrustList: PageElement { driver.element(CertificatesID.noTrustList) }
  package var keyCount: PageElement { driver.element(CertificatesID.keyCount) }
  package var importSummary: PageElement { driver.element(CertificatesID.importSummary) }
  package var importProblem: PageElement { driver.element(CertificatesID.importProblem) }
  package var takeImport: PageElement { driver.element(CertificatesID.takeImport) }
  package var cancelImport: PageElement { driver.element(CertificatesID.cancelImport) }
  package var undo: PageElement { driver.element(CertificatesID.trustListUndo) }
  package var undoText: PageElement { driver.element(CertificatesID.trustListUndo + ".text") }

  /// True where the row of the picture's first code has these words.
  package func says(_ verdict: String) async throws -> Bool {
    guard try await code(1).exists else { return false }
    return try await code(1).text.contains(verdict)
  }

  /// Opens what one code of the picture says.
  package func openCode(_ number: Int) async throws {
    try await driver.waitUntil("the code is read") { try await code(number).exists }
    try await code(number).tap()
    try await driver.waitUntil("what it says is shown") { try await verdict.exists }
  }

  /// Takes the trust list away by the menu in the bar.
  package func removeTrustList() async throws {
    try await driver.element(CertificatesID.trustListMenu).tap()
    try await driver.element(CertificatesID.removeTrustList).tap()
  }

  /// Chooses a file by the menu in the bar.
  package func importFile(_ file: Data, named name: String) async throws {
    try await driver.element(CertificatesID.trustListMenu).tap()
    try await driver.element(CertificatesID.importTrustList).tap()
    try await driver.waitUntil("a file is asked for") { try await driver.element("file").exists }
    try await driver.choose(file, named: name, type: "application/octet-stream", in: "file")
  }
}
