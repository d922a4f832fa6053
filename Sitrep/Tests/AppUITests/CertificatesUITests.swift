import AppPages
import Certificates
import Domain
import Foundation
import PortableUITesting
import TestTraits
import Testing

/// The Certificates tab in process, without script and live.
@Suite(.timeLimit(.minutes(10))) struct CertificatesUITests {
  private func driver(
    _ wallet: WalletFixture = WalletFixture(), _ pictures: [CertificatePicture] = [], language: String = "en-US",
    runsScript: Bool = false
  ) async throws -> InProcessDriver {
    InProcessDriver(
      try await AppFixture.responder(pictures: pictures, wallet: wallet), language: language, runsScript: runsScript)
  }

  @Test(.proves(63, 64, 92), arguments: [false, true])
  func `the empty area`(_ runsScript: Bool) async throws {
    try await CertificatesScenarios.theEmptyArea(on: try await driver(runsScript: runsScript))
  }

  @Test(.proves(62, 65, 66, 67, 68, 69), arguments: CertificatesScenarios.all, [false, true])
  func `with and without script`(
    _ scenario: Scenario, _ runsScript: Bool
  ) async throws {
    let (wallet, pictures) = try await CertificatesScenarios.wallet()
    try await scenario.play(try await driver(wallet, pictures, runsScript: runsScript))
  }

  @Test(.proves(62, 63), arguments: CertificatesScenarios.live)
  func `live`(_ scenario: Scenario) async throws {
    try await scenario.play(try await driver(runsScript: true))
  }

  @Test(.proves(64)) func `the words are Russian for a Russian reader`() async throws {
    let driver = try await driver(language: "ru-RU", runsScript: true)
    let page = try await CertificatesPage.open(on: driver)

    #expect(try await page.placeholder.text == "Выбрать из галереи сертификат о вакцинации")
    try await page.add(SamplePicture.code)
    #expect(try await page.clear.text == "Очистить")
    #expect(try await page.names == ["Сертификат"])
    #expect(try await driver.textSnapshot.contains("Не проверено, 21 ноября 2026"))
    try await page.clear.tap()
    try await driver.waitUntil("it is gone") { try await page.undoText.text == "Сертификат «Сертификат» удалён." }
  }

  @Test(.proves(62, 65)) func `what one window adds or clears, the other one shows`() async throws {
    let app = try await AppFixture.responder()
    let (mine, other) = (InProcessDriver(app, runsScript: true), InProcessDriver(app, runsScript: true))
    let (page, seen) = (try await CertificatesPage.open(on: mine), try await CertificatesPage.open(on: other))

    try await page.add(SamplePicture.code)
    try await other.waitUntil("the picture is there") { try await seen.names == ["Certificate"] }
    #expect(try await other.currentPath == "/certificates")
    try await seen.clear.tap()
    try await mine.waitUntil("it is gone") { try await page.placeholder.exists }
    try await page.undo.tap()
    try await other.waitUntil("it is back") { try await seen.picture.exists }
  }

  @Test(.proves(62)) func `the whole screen never shows another certificate than the one that was asked for`()
    async throws
  {
    let (wallet, pictures) = try await CertificatesScenarios.wallet()
    let app = try await AppFixture.responder(pictures: pictures, wallet: wallet)
    let (mine, other) = (InProcessDriver(app, runsScript: true), InProcessDriver(app, runsScript: true))
    let (page, seen) = (try await CertificatesPage.open(on: mine), try await CertificatesPage.open(on: other))
    try await page.showFull.tap()
    try await mine.waitUntil("it fills the screen") { try await page.fullDone.isVisible }

    try await seen.clear.tap()

    try await mine.waitUntil("it says so") {
      try await mine.textSnapshot.contains("No certificate to show.")
    }
    #expect(try await !mine.element(CertificatesID.fullPicture).exists)
    try await seen.undo.tap()
    try await mine.waitUntil("it is back") { try await mine.element(CertificatesID.fullPicture).exists }
    #expect(try await mine.element(CertificatesID.fullPicture).name == "Certificate “First”")
  }

  @Test(.proves(71)) func `after a restart the picture is there, and can be cleared for good`() async throws {
    let wallet = WalletFixture()
    let first = try await CertificatesPage.open(on: try await driver(wallet, runsScript: true))
    try await first.add(SamplePicture.code)

    let driver = try await driver(wallet, try await wallet.pictures())
    let page = try await CertificatesPage.open(on: driver)
    #expect(try await page.names == ["Certificate"])
    try await page.clear.tap()
    try await driver.waitUntil("it is gone") { try await page.placeholder.exists }
    try await driver.waitUntil("it is gone from the wallet") { try await wallet.pictures().isEmpty }

    let again = try await self.driver(wallet, try await wallet.pictures())
    #expect(try await CertificatesPage.open(on: again).placeholder.exists)
  }

  @Test(
    .proves(62),
    arguments: [
      (SamplePicture.code, "First.png", "image/png"), (SamplePicture.document, "My pass.pdf", "application/pdf"),
    ])
  func `the original is saved byte for byte under its name`(bytes: Data, name: String, type: String) async throws {
    let wallet = WalletFixture()
    _ = try await wallet.add(bytes, named: name)
    let driver = try await driver(wallet, try await wallet.pictures(), runsScript: true)

    try await CertificatesPage.open(on: driver).saveOriginal.tap()
    try await driver.waitUntil("the file has come") { await driver.downloads.count == 1 }

    let file = try #require(await driver.downloads.first)
    #expect(file.name == name && file.type == type && Data(file.bytes) == bytes)
  }

  @Test func `an original that cannot be read is told`() async throws {
    let (wallet, pictures) = try await CertificatesScenarios.wallet()
    let driver = try await driver(wallet, pictures, runsScript: true)
    let page = try await CertificatesPage.open(on: driver)
    wallet.fail(with: .gone)

    try await page.saveOriginal.tap()

    try await driver.waitUntil("it is told") { try await page.failure.exists }
    #expect(try await page.failure.text.contains("“First” wasn’t saved"))
    #expect(await driver.downloads.isEmpty)
  }

  @Test func `while a picture is looked at the page says so`() async throws {
    let wallet = WalletFixture()
    let driver = try await driver(wallet, runsScript: true)
    let page = try await CertificatesPage.open(on: driver)
    wallet.close()

    try await page.choose(SamplePicture.code)
    try await driver.waitUntil("it says so") { try await page.progress.exists }
    wallet.open()
    try await driver.waitUntil("it is there") { try await page.picture.exists }
    #expect(try await !page.progress.exists)
  }

  @Test(arguments: [
    (PictureProblem.storageFull, "The disk is full. Free up space, then try again. Nothing is lost."),
    (.folderGone(path: "/d"), "The data folder /d was moved or deleted while Sitrep was running."),
    (.cannotKeep(reason: "locked"), "Couldn’t read or write the data folder: locked"),
    (.tooMany(limit: 50), "You already have 50 pictures. Delete one, then add this one."),
    (.pdfNeedsTool, "PDF files need the program pdftoppm (package poppler-utils)."),
    (.pdfProtected, "This PDF needs a password."), (.busy, "Too many pictures are being checked."),
    (.notCheckable, "Couldn’t check this file."), (.tooSlow, "Checking the file took too long."),
    (.cancelled, "This was interrupted."), (.gone, "It no longer exists."),
    (.animated, "Animated pictures aren’t supported."), (.damaged(.jpeg), "This JPEG file is damaged or incomplete."),
    (.trailingData(.png), "This PNG file has other data hidden after the picture."),
    (.tooManyPixels(width: 30_000, height: 4), "The picture is too large to show (30,000 × 4 pixels)."),
    (.tooLarge(bytes: 21_000_000, limit: 20_000_000), "The file is 21 MB; the limit is 20 MB."),
    (.tooLarge(bytes: 20_000_001, limit: 20_000_000), "The file is 20.1 MB; the limit is 20 MB."),
    (.notAPicture(found: .html), "This file is in HTML format."),
    (.notAPicture(found: .program), "This isn’t a PNG, JPEG or PDF."),
  ])
  func `every problem is told in words, in both languages, and nothing is lost`(
    _ problem: PictureProblem, _ words: String
  ) async throws {
    let (wallet, pictures) = try await CertificatesScenarios.wallet()
    wallet.fail(with: problem)
    let app = try await AppFixture.responder(pictures: pictures, wallet: wallet)
    let driver = InProcessDriver(app, runsScript: true)
    let page = try await CertificatesPage.open(on: driver)

    try await page.choose(SamplePicture.document)
    try await driver.waitUntil("it is told") { try await page.failure.exists }
    #expect(try await page.failure.text.contains(words))
    #expect(try await page.names == ["First", "Second"])
    let russian = InProcessDriver(app, language: "ru-RU")
    let text = try await CertificatesPage.open(on: russian).failure.text
    #expect(text.hasPrefix("Не удалось добавить «picture.png»"))
    #expect(!text.contains(words))
  }

  @Test(.proves(65)) func `a change that could not be kept is taken back and says why`() async throws {
    let (wallet, pictures) = try await CertificatesScenarios.wallet()
    let driver = try await driver(wallet, pictures, runsScript: true)
    let page = try await CertificatesPage.open(on: driver)
    wallet.fail(with: .storageFull)

    try await page.clear.tap()
    try await driver.waitUntil("it is told") {
      try await page.failure.text.hasPrefix("“First” wasn’t removed The disk is full.")
    }
    #expect(try await page.names == ["First", "Second"])
    #expect(try await !page.undoText.exists)
    try await page.readFailure()
    try await page.chooseFromMenu(of: "First", CertificatesID.rename(""))
    try await page.name.enter("Other")
    try await page.saveName.tap()
    try await driver.waitUntil("it is told") { try await page.failure.text.hasPrefix("“First” wasn’t renamed") }
    try await page.readFailure()

    wallet.fail(with: nil)
    try await page.clear.tap()
    try await driver.waitUntil("it is gone") { try await page.names == ["Second"] }
    try await driver.waitUntil("it is gone from the wallet") { try await wallet.pictures().count == 1 }
    wallet.fail(with: .gone)
    try await page.undo.tap()
    try await driver.waitUntil("it is told") { try await page.failure.text.hasPrefix("“First” wasn’t restored") }
    #expect(try await page.names == ["Second"])
  }

  @Test(.proves("U10"))
  func `each certificate has a Clear of its own, and a press on one that is gone takes nothing away`()
    async throws
  {
    let (wallet, pictures) = try await CertificatesScenarios.wallet()
    let driver = try await driver(wallet, pictures, runsScript: true)
    let page = try await CertificatesPage.open(on: driver)
    let first = try await page.clear.attribute("value")

    try await page.clear.tap()
    try await driver.waitUntil("it is gone") { try await page.names == ["Second"] }

    #expect(try await page.clear.attribute("value") != first)
    let undo = try await page.undo.attribute("value")
    try await page.clear.tap()
    try await driver.waitUntil("the other one is gone") { try await page.names == [] }
    #expect(try await page.undo.attribute("value") != undo)
  }

  @Test(.proves("U12")) func `a window whose address names a certificate that another window cleared says so`()
    async throws
  {
    let (wallet, pictures) = try await CertificatesScenarios.wallet()
    let app = try await AppFixture.responder(pictures: pictures, wallet: wallet)
    let (mine, other) = (InProcessDriver(app, runsScript: true), InProcessDriver(app, runsScript: true))
    let page = try await CertificatesPage.open(on: mine)
    _ = try await CertificatesPage.open(on: other, at: "/certificates/\(pictures[0].id)")

    try await page.clear.tap()

    try await other.waitUntil("it says so") { try await other.element(CertificatesID.missing).isVisible }
    try await page.undo.tap()
    try await mine.waitUntil("it is shown again, under its address") {
      try await mine.currentPath == "/certificates/\(pictures[0].id)"
    }
    try await other.waitUntil("it is back") { try await !other.element(CertificatesID.missing).exists }
  }

  @Test func `a certificate that is not there is not shown full screen`() async throws {
    let driver = InProcessDriver(try await AppFixture.responder(contacts: []))
    _ = try await CertificatesPage.open(on: driver)
    #expect(try await !driver.element(CertificatesID.who).exists)
    try await driver.open("/certificates/00000000-0000-0000-0000-000000000000/full")
    #expect(try await driver.textSnapshot.contains("No certificate to show."))
  }
}
