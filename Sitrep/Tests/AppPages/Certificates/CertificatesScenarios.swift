import Certificates
import Domain
import Foundation
import PortableUITesting
import Testing

/// What a person does with the Certificates tab, told once for every driver.
package enum CertificatesScenarios {
  /// All that need no script, for a wallet with ``wallet()``'s pictures.
  package static let all = [
    Scenario("clearing and undoing", clearingAndUndoing),
    Scenario("several certificates", severalCertificates),
    Scenario("the whole screen", theWholeScreen),
    Scenario("another name", anotherName),
    Scenario("contacts", contacts),
    Scenario("the World Health Organization", theWHO),
    Scenario("what is not there", whatIsNotThere),
  ]

  /// Those that need script, for an empty wallet.
  package static let live = [
    Scenario("choosing a picture", choosingAPicture),
    Scenario("choosing a file", choosingAFile),
    Scenario("renaming", renaming),
    Scenario("refused files", refusedFiles),
  ]

  /// The sample pictures, "First" and "Second".
  package static func wallet() async throws -> (wallet: WalletFixture, pictures: [CertificatePicture]) {
    let wallet = WalletFixture()
    _ = try await wallet.add(SamplePicture.code, named: "First.png")
    _ = try await wallet.add(SamplePicture.stripes, named: "Second.png")
    return (wallet, try await wallet.pictures())
  }

  /// R63, R64, R92: without a certificate the area says what to do, and one sentence says what becomes of pictures.
  package static func theEmptyArea(on driver: any UIDriver) async throws {
    let page = try await CertificatesPage.open(on: driver)

    #expect(try await page.placeholder.text == "Choose your vaccination certificate from the gallery")
    #expect(try await page.area.attribute("accept") == "image/*")
    #expect(try await page.area.attribute("type") == "file")
    #expect(
      try await driver.element(CertificatesID.privacy).text
        == "The picture stays on this device. Sitrep doesn’t send it anywhere.")
    #expect(try await !page.picture.exists)
    #expect(try await !page.clear.exists)
    #expect(try await page.names == [])
  }

  /// R62, R63: a picture chosen by the area is shown, under an address of its own that leads to the very bytes.
  package static func choosingAPicture(on driver: any UIDriver) async throws {
    let page = try await CertificatesPage.open(on: driver)

    try await page.add(SamplePicture.code)
    #expect(try await page.names == ["Certificate"])
    #expect(try await page.picture.name == "Certificate “Certificate”")
    #expect(try await page.fact("kind").text == "PNG")
    #expect(try await page.fact("pixels").text == "25 × 25")
    #expect(try await page.fact("size").text == "\(SamplePicture.code.count) bytes")
    #expect(try await page.fact("added").text == "October 19, 2022")
    #expect(try await !driver.element(CertificatesID.location).exists)
    let id = try await page.pictureAddress.trimmingPrefix("/media/certificates/")
    try await driver.waitUntil("the address is the picture's") { try await driver.currentPath == "/certificates/\(id)" }

    try await page.add(SamplePicture.stripes, expecting: 2)
    try await driver.waitUntil("the new one is shown") { try await page.fact("name").text == "Certificate 2" }
    #expect(try await driver.element(CertificatesID.location).isVisible)
    try await driver.reload()
    #expect(try await CertificatesPage.shown(on: driver).fact("name").text == "Certificate 2")
  }

  /// R62: a PDF comes by the button beside the area, and is called what its file is called.
  package static func choosingAFile(on driver: any UIDriver) async throws {
    let page = try await CertificatesPage.open(on: driver)

    try await page.chooseFile(SamplePicture.document, named: "My pass.pdf", type: "application/pdf")
    try await driver.waitUntil("it is shown") { try await page.picture.exists }

    #expect(try await page.names == ["My pass"])
    #expect(try await page.fact("kind").text == "PDF")
    #expect(try await page.firstPage.text == "Showing the first page. The original has all pages.")
  }

  /// R65: Clear takes the picture away, Undo brings it back, also where Clear was pressed once too often.
  package static func clearingAndUndoing(on driver: any UIDriver) async throws {
    let page = try await CertificatesPage.open(on: driver)

    try await page.show("Second")
    try await page.show("First")
    try await page.clear.tap()
    try await driver.waitUntil("it is gone") { try await page.names == ["Second"] }
    #expect(try await page.undoText.text == "“First” was removed.")
    #expect(try await driver.currentPath == "/certificates", "the address names nothing that is gone")
    try await page.clear.tap()
    try await driver.waitUntil("the other one is gone") { try await page.placeholder.exists }
    #expect(try await !page.picture.exists)
    #expect(try await page.undoText.text == "“Second” was removed.")

    try await page.undo.tap()
    try await driver.waitUntil("it is back") { try await page.names == ["Second"] }
    #expect(try await page.picture.exists)
    #expect(try await page.undoText.text == "“First” was removed.")
    try await page.undo.tap()
    try await driver.waitUntil("both are back") { try await page.names == ["First", "Second"] }
    #expect(try await !page.undoText.exists)
    try await page.clear.tap()
    try await driver.waitUntil("it is gone again") { try await page.undoText.exists }
    try await driver.element(CertificatesID.dismissUndo).tap()
    try await driver.waitUntil("the notice is put away") { try await !page.undoText.exists }
  }

  /// R62: of several certificates one is shown, and that one again next time.
  package static func severalCertificates(on driver: any UIDriver) async throws {
    let page = try await CertificatesPage.open(on: driver)
    #expect(try await page.names == ["First", "Second"])
    #expect(try await page.fact("name").text == "First")

    try await page.show("Second")
    let address = try await driver.currentPath
    #expect(address.hasPrefix("/certificates/"))
    #expect(try await page.pictureAddress.hasSuffix(address.trimmingPrefix("/certificates/")))
    try await driver.reload()
    #expect(try await CertificatesPage.shown(on: driver).fact("name").text == "Second")
    #expect(try await CertificatesPage.open(on: driver).fact("name").text == "Second")
    try await page.show("First")
    try await page.show("Second")
    try await driver.goBack()
    try await driver.waitUntil("the way back is followed") { try await page.fact("name").text == "First" }
  }

  /// R62: the picture alone, on the whole screen, under an address of its own.
  package static func theWholeScreen(on driver: any UIDriver) async throws {
    let page = try await CertificatesPage.open(on: driver)
    try await page.show("Second")
    let address = try await driver.currentPath

    try await page.showFull.tap()
    try await driver.waitUntil("it fills the screen") { try await page.fullDone.isVisible }
    #expect(try await driver.currentPath == address + "/full")
    #expect(try await driver.element(CertificatesID.fullPicture).isVisible)
    try await driver.reload()
    try await driver.waitUntil("it fills the screen again") { try await page.fullDone.isVisible }
    try await page.fullDone.tap()
    try await driver.waitUntil("it is closed") { try await !page.fullDone.exists }
    #expect(try await driver.currentPath == address)
  }

  /// R62: the sheet for another name works without script too, where nothing but the page remembers that it is open.
  package static func anotherName(on driver: any UIDriver) async throws {
    let page = try await CertificatesPage.open(on: driver)

    try await page.chooseFromMenu(of: "Second", CertificatesID.rename(""))
    try await driver.waitUntil("a name is asked for") { try await page.name.exists }
    if let browser = driver as? BrowserDriver, browser.settings.runsScript {
      try await driver.waitUntil("it can be typed at once") {
        try await browser.evaluate("document.activeElement.dataset.testid").string == CertificatesID.name
      }
    }
    try await page.name.enter("Mother’s")
    try await page.saveName.tap()

    try await driver.waitUntil("it is called so") { try await page.names == ["First", "Mother’s"] }
    #expect(try await !page.name.exists)
  }

  /// R66, R67, D24: a number to call, with its source and the day, and what nobody verified says so.
  package static func contacts(on driver: any UIDriver) async throws {
    _ = try await CertificatesPage.open(on: driver)

    let rows = try await driver.find(.identifiers(startingWith: CertificatesID.contact(""))).map(\.identifier)
    #expect(rows == ["ministry", "press", "who"].map(CertificatesID.contact), "the chosen country's stand first")
    let phone = driver.element(CertificatesID.phone("ministry"))
    #expect(try await phone.text == "8-800-200-0-200")
    #expect(try await phone.attribute("href") == "tel:88002000200")
    let page = try await driver.textSnapshot
    for words in [
      "Ministry of Health", "Unverified, November 21, 2026", "Official, as of November 20, 2026", "Source: example.org",
    ] {
      #expect(page.contains(words), "\(words)")
    }
    let site = driver.element(.link, named: "press.example.org")
    #expect(try await site.attribute("rel") == "noopener noreferrer")
  }

  /// R67, R68, R69: the area is the way to the site itself, in a tab of its own; what offline means stands beside it.
  package static func theWHO(on driver: any UIDriver) async throws {
    _ = try await CertificatesPage.open(on: driver)
    let area = driver.element(CertificatesID.who)
    #expect(try await area.text.contains("World Health Organization (WHO)"))
    #expect(try await area.text.contains("www.who.int"))

    #expect(try await area.attribute("href") == "https://www.who.int/")
    #expect(try await area.attribute("target") == "_blank")
    #expect(try await area.attribute("rel") == "noopener noreferrer")
    #expect(
      try await driver.element(CertificatesID.whoOffline).text
        == "The website needs a network connection. Your certificates don’t: they are on this device.")
    #expect(try await driver.textSnapshot.contains("Official, as of November 21, 2026"))
  }

  /// A picture that is not there says so, and the others stay.
  package static func whatIsNotThere(on driver: any UIDriver) async throws {
    let page = try await CertificatesPage.open(on: driver, at: "/certificates/00000000-0000-0000-0000-000000000000")

    #expect(
      try await driver.element(CertificatesID.missing).text == "The certificate at this address no longer exists.")
    try await page.show("First")
    try await driver.waitUntil("the notice is gone") { try await !driver.element(CertificatesID.missing).exists }
  }

  /// A certificate gets another name; what is no name is refused, and stays as it was typed.
  package static func renaming(on driver: any UIDriver) async throws {
    let page = try await CertificatesPage.open(on: driver)
    try await page.add(SamplePicture.code)

    for (typed, words) in [
      (" ", "Enter a name."),
      (String(repeating: "n", count: 101), "The name can have at most 100 characters."),
      ("a\u{202E}b", "The name contains an invisible character. Type it again."),
    ] {
      try await page.chooseFromMenu(of: "Certificate", CertificatesID.rename(""))
      try await driver.waitUntil("a name is asked for") { try await page.name.isVisible }
      try await page.name.enter(typed)
      try await page.saveName.tap()
      try await driver.waitUntil("it is refused") {
        try await driver.element(CertificatesID.nameProblem).exists
      }
      #expect(try await driver.element(CertificatesID.nameProblem).text == words)
      try await driver.element(CertificatesID.cancelName).tap()
      try await driver.waitUntil("the form is closed") { try await !page.name.exists }
    }
    try await page.chooseFromMenu(of: "Certificate", CertificatesID.rename(""))
    try await page.name.enter("Mother’s")
    try await page.saveName.tap()
    try await driver.waitUntil("it is called so") { try await page.names == ["Mother’s"] }
    #expect(try await page.fact("name").text == "Mother’s")

    try await page.chooseFromMenu(of: "Mother’s", CertificatesID.delete(""))
    try await driver.waitUntil("it is gone") { try await page.placeholder.exists }
    try await page.undo.tap()
    try await driver.waitUntil("it is back") { try await page.names == ["Mother’s"] }
  }

  /// R62: a file that is no picture says what it is called, what it is and what to do, in front of whatever is in
  /// view; what is shown stays.
  package static func refusedFiles(on driver: any UIDriver) async throws {
    let page = try await CertificatesPage.open(on: driver)
    try await page.add(SamplePicture.code)

    try await page.choose(Data("GIF89a".utf8), named: "a.png", type: "image/gif")
    try await driver.waitUntil("it is refused") { try await page.failure.isVisible }
    #expect(
      try await page.failure.text.hasPrefix(
        "“a.png” wasn’t added This file is in GIF format. Choose a PNG, JPEG or PDF, or a screenshot."))
    #expect(try await page.names == ["Certificate"])
    try await page.readFailure()

    try await page.choose(Data(), named: "empty.png")
    try await driver.waitUntil("an empty file is refused") { try await page.failure.exists }
    #expect(try await page.failure.text.contains("The file is empty. Choose another one."))
    try await page.readFailure()
    try await page.chooseFile(Data("<svg>".utf8), named: "<b>.pdf", type: "application/pdf")
    try await driver.waitUntil("it is refused too") { try await page.failure.text.hasPrefix("“<b>.pdf”") }
    #expect(try await page.picture.exists)
  }
}
