import AppPages
import CertificateSamples
import Certificates
import Domain
import Foundation
import PortableUITesting
import TestTraits
import Testing

/// What codes say, and the trust list, in process, without script and live.
@Suite(.timeLimit(.minutes(10))) struct CheckingUITests {
  private func driver(
    _ wallet: CheckedWallet, language: String = "en-US", runsScript: Bool = false
  ) async throws -> InProcessDriver {
    InProcessDriver(
      try await AppFixture.responder(pictures: wallet.pictures, wallet: wallet.wallet, checking: wallet.checking),
      language: language, runsScript: runsScript)
  }

  @Test(.proves("B5"), arguments: CheckingScenarios.all, [false, true])
  func `with and without script`(_ scenario: Scenario, _ runsScript: Bool) async throws {
    try await scenario.play(try await driver(try await CheckedWallet(), runsScript: runsScript))
  }

  @Test(.proves("B5"), arguments: CheckingScenarios.live)
  func `live`(_ scenario: Scenario) async throws {
    try await scenario.play(try await driver(try await CheckedWallet(), runsScript: true))
  }

  @Test(.proves("B5")) func `the words are Russian for a Russian reader`() async throws {
    let driver = try await driver(try await CheckedWallet(), language: "ru-RU", runsScript: true)
    let page = try await CheckingPage.open(on: driver)

    try await page.openCode(1)

    #expect(try await page.verdict.text == "Подпись верна")
    #expect(try await page.trustList.text.contains("1 ключ, 15 апреля 2022"))
    #expect(try await page.field("vp").text.contains("мРНК"))
    #expect(try await page.field("dn").text == "2 из 2")
    #expect(try await page.field("dob").text.hasPrefix("26 февраля 1998"))
  }

  @Test(
    .proves("B5"),
    arguments: [
      (ClaimValue.test(), ["Rapid immunoassay", "Not detected", "December 20, 2021 at 10:00", "Abbott Rapid"]),
      (ClaimValue.recovery(), ["EU recovery certificate", "First positive test", "May 1, 2021", "October 28, 2021"]),
      (
        ClaimValue.vaccination { $0.with("mp", .text("<i>Mine</i>")).with("co", .text("XX")).with("dn", .number(3)) },
        ["<i>Mine</i>", "3 of 2"]
      ),
      (ClaimValue.vaccination { $0.with("dt", .null) }, ["Invalid content", "v.dt is missing"]),
    ])
  func `each kind of certificate is spelled out, and what is odd is shown as it is`(
    content: ClaimValue, words: [String]
  ) async throws {
    let driver = try await driver(try await CheckedWallet(content))
    let page = try await CheckingPage.open(on: driver)

    try await page.openCode(1)

    // The space before AM is narrow.
    let shown = try await driver.textSnapshot.replacing("\u{202F}", with: " ")
    for words in words { #expect(shown.contains(words), "\(words)") }
  }

  @Test func `a pasted certificate is checked again when the trust list is another one`() async throws {
    let wallet = try await CheckedWallet(store: InMemoryTrustListStore())
    let app = try await AppFixture.responder(
      pictures: wallet.pictures, wallet: wallet.wallet, checking: wallet.checking)
    let driver = InProcessDriver(app, runsScript: true)
    let page = try await CheckingPage.open(on: driver, at: "/certificates/text")

    try await page.pastedText.enter(wallet.certificate)
    try await page.checkText.tap()
    try await driver.waitUntil("it is checked") { try await page.verdict.exists }
    #expect(try await page.verdict.text == "Signing key unknown")
    #expect(try await page.reason.text == "Signature not checked: no trust list.")
    #expect(try await page.field("mp").text == "Comirnaty")

    let other = InProcessDriver(app, runsScript: true)
    let list = try await CheckingPage.open(on: other, at: "/certificates/trust-list")
    try await list.importFile(wallet.list, named: "keys.pem")
    try await other.waitUntil("it is shown first") { try await list.importSummary.exists }
    try await list.takeImport.tap()
    try await driver.waitUntil("the other window knows") { try await page.verdict.text == "Valid signature" }
  }

  @Test func `codes of a PDF have their pages, and pages that are left out are told`() async throws {
    let wallet = try await CheckedWallet()
    var found = FoundCodes([Data(wallet.certificate.utf8)], page: 2)
    found.firstPageLeftOut = 11
    let app = try await AppFixture.responder(
      pictures: wallet.pictures, wallet: wallet.wallet,
      checking: .fixture(found: [SamplePicture.code: found], list: wallet.list))
    let driver = InProcessDriver(app)
    let page = try await CheckingPage.open(on: driver)

    #expect(try await page.code(1).text.contains("Page 2"))
    let leftOut = try await driver.element(CertificatesID.pagesLeftOut).text
    #expect(leftOut == "Pages from 11 on weren’t looked at.")
  }

  @Test func `a list with a signature of its own says that nobody checked it`() async throws {
    let wallet = try await CheckedWallet(store: InMemoryTrustListStore())
    let driver = try await driver(wallet, runsScript: true)
    let page = try await CheckingPage.open(on: driver, at: "/certificates/trust-list")
    let json = #"[{"rawData":"\#(Data(try SampleIssuer().der).base64EncodedString())"}]"#

    try await page.importFile(Data("\(String(repeating: "MEUC", count: 24))\n\(json)".utf8), named: "DSC.json")

    try await driver.waitUntil("it is shown first") { try await page.importSummary.exists }
    let signature = driver.element(CertificatesID.uncheckedSignature)
    #expect(try await signature.text == "The list’s own signature wasn’t checked.")
    try await page.takeImport.tap()
    try await driver.waitUntil("it is used") { try await page.keyCount.exists }
    #expect(try await signature.text == "The list’s own signature wasn’t checked.")
  }

  @Test func `a trust list that can't be kept is taken back, and the reason told`() async throws {
    let wallet = try await CheckedWallet(store: FullTrustListStore())
    let driver = try await driver(wallet, runsScript: true)
    let page = try await CheckingPage.open(on: driver, at: "/certificates/trust-list")

    try await page.importFile(wallet.list, named: "keys.pem")
    try await driver.waitUntil("it is shown first") { try await page.importSummary.exists }
    try await page.takeImport.tap()

    try await driver.waitUntil("it is refused") { try await driver.element(.alertDialog).exists }
    #expect(try await driver.element(.alertDialog).text.contains("The trust list wasn’t changed"))
    #expect(try await page.noTrustList.exists)
  }

  @Test func `a picture whose codes can't be read says why`() async throws {
    let wallet = try await CheckedWallet()
    wallet.wallet.fail(with: .busy)
    let driver = try await driver(wallet, runsScript: true)

    _ = try await CheckingPage.open(on: driver)

    try await driver.waitUntil("it says why") { try await driver.element(CertificatesID.codesProblem).exists }
    #expect(
      try await driver.element(CertificatesID.codesProblem).text
        == "Too many pictures are being checked. Try again in a moment.")
  }
}
