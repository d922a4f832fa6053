import Certificates
import Foundation
import PortableUITesting
import TestSupport

/// The Certificates tab, as a person uses it.
package struct CertificatesPage: Sendable {
  package let driver: any UIDriver

  private init(_ driver: any UIDriver) {
    self.driver = driver
  }

  /// Opens the tab, or another address that shows it.
  package static func open(on driver: any UIDriver, at path: String = "/certificates") async throws -> CertificatesPage
  {
    try await driver.open(path)
    return try await shown(on: driver)
  }

  /// The tab that the page now shows.
  package static func shown(on driver: any UIDriver) async throws -> CertificatesPage {
    try await driver.waitUntil("the certificate's area is shown") {
      try await driver.element(CertificatesID.chooseFile).exists
    }
    return CertificatesPage(driver)
  }

  package var area: PageElement { driver.element(CertificatesID.area) }
  package var placeholder: PageElement { driver.element(CertificatesID.placeholder) }
  package var picture: PageElement { driver.element(CertificatesID.picture) }
  package var showFull: PageElement { driver.element(CertificatesID.showFull) }
  package var fullDone: PageElement { driver.element(CertificatesID.fullDone) }
  package var saveOriginal: PageElement { driver.element(CertificatesID.saveOriginal) }
  package var firstPage: PageElement { driver.element(CertificatesID.firstPage) }
  package var clear: PageElement { driver.element(CertificatesID.clear) }
  package var undo: PageElement { driver.element(CertificatesID.undo) }
  package var undoText: PageElement { driver.element(CertificatesID.undoText) }
  package var failure: PageElement { driver.element(.alertDialog) }
  package var dismissFailure: PageElement { driver.element(CertificatesID.dismissFailure) }
  package var progress: PageElement { driver.element(CertificatesID.progress) }
  package var name: PageElement { driver.element(CertificatesID.name) }
  package var saveName: PageElement { driver.element(CertificatesID.saveName) }

  /// What is said of the picture that is shown: `name`, `kind`, `size`, `pixels` or `added`.
  package func fact(_ name: String) -> PageElement { driver.element(CertificatesID.fact(name)) }

  /// The names of all certificates, top to bottom.
  package var names: [String] {
    get async throws { try await driver.find(.identifiers(startingWith: CertificatesID.row(""))).map(\.text) }
  }

  /// Chooses a picture by the area, as from a gallery.
  package func choose(_ picture: Data, named name: String = "picture.png", type: String = "image/png") async throws {
    try await driver.choose(picture, named: name, type: type, in: CertificatesID.area)
  }

  /// Chooses a picture by the area, and waits until it is shown as the one of that many.
  package func add(_ picture: Data, expecting count: Int = 1) async throws {
    try await choose(picture)
    try await driver.waitUntil("there are \(count) certificates") { try await names.count == count }
    try await driver.waitUntil("it is shown") { try await self.picture.exists }
  }

  /// Chooses a file by the button beside the area.
  package func chooseFile(_ file: Data, named name: String, type: String) async throws {
    try await driver.element(CertificatesID.chooseFile).tap()
    try await driver.waitUntil("a file is asked for") { try await driver.element("file").exists }
    try await driver.choose(file, named: name, type: type, in: "file")
  }

  /// Reads why something came to nothing, and puts it away.
  package func readFailure() async throws {
    try await dismissFailure.tap()
    try await driver.waitUntil("it is read") { try await !failure.exists }
  }

  /// Chooses from the menu of a row.
  package func chooseFromMenu(of name: String, _ action: String) async throws {
    try await driver.element(Role(rawValue: "DisclosureTriangle"), named: "Actions: \(name)").tap()
    let all = try await driver.find(.identifiers(startingWith: action))
    for reading in all where try await driver.element(reading.identifier).isVisible {
      return try await driver.element(reading.identifier).tap()
    }
    throw UITestError.timedOut("the menu of \(name) offers \(action)", page: try await driver.textSnapshot)
  }

  /// Shows the certificate of that name.
  package func show(_ name: String) async throws {
    try await driver.element(.button, named: name).tap()
    try await driver.waitUntil("it is shown") { try await fact("name").text == name }
  }

  /// The address from which the picture is loaded.
  package var pictureAddress: String {
    get async throws { try await picture.attribute("src") ?? "" }
  }
}

extension UIDriver {
  /// Gives a file field a file.
  package func choose(_ bytes: Data, named name: String, type: String, in field: String) async throws {
    if let driver = self as? InProcessDriver {
      return try await driver.choose(
        [StoredFile(name: name, type: type, bytes: Array(bytes))], for: element(field).query)
    }
    guard let browser = self as? BrowserDriver else { return }
    let folder = try TemporaryFolder()
    try folder.write(Array(bytes), to: name)
    try await browser.choose([folder.path + name], in: "[data-testid=\"\(field)\"]")
    // The browser reads the file when it sends it.
    try await browser.waitUntil("the file is sent") {
      try await browser.evaluate("![...document.querySelectorAll('input[type=file]')].some(e => e.files.length)")
        == true
    }
  }
}
