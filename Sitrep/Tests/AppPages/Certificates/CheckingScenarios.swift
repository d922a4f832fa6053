import CertificateSamples
import Certificates
import Domain
import Foundation
import PortableUITesting
import Testing

/// What a person does with the codes in pictures and with the trust list, told once for every driver.
package enum CheckingScenarios {
  /// All that need no script, for a ``CheckedWallet``.
  package static let all = [
    Scenario("what a code says", whatACodeSays),
    Scenario("for another day", forAnotherDay),
    Scenario("layer by layer", layerByLayer),
    Scenario("another kind of code", anotherKindOfCode),
    Scenario("a picture without a code", aPictureWithoutACode),
    Scenario("the keys of the trust list", theKeysOfTheTrustList),
    Scenario("a pasted text", aPastedText),
    Scenario("a code that is not there", aCodeThatIsNotThere),
  ]

  /// Those that need script.
  package static let live = [
    Scenario("without the trust list, and with it again", withoutTheTrustList),
    Scenario("another trust list", anotherTrustList),
  ]

  /// B5: the tab says whether the certificate in the picture is genuine, and its screen all that it says, in words.
  package static func whatACodeSays(on driver: any UIDriver) async throws {
    let page = try await CheckingPage.open(on: driver)
    #expect(try await page.code(1).text.contains("Valid signature"))
    #expect(try await page.code(1).text.contains("EU vaccination certificate"))
    #expect(try await page.code(1).text.contains("Gaby <b>Müller</b>"), "what an issuer wrote stays text")

    try await page.openCode(1)
    #expect(try await driver.currentPath.hasSuffix("/codes/1"))
    #expect(try await page.verdict.text == "Valid signature")
    #expect(try await page.reason.text == "A key of the trust list signed it, and it wasn’t changed since.")
    #expect(
      try await page.caution.text
        == "This is a technical check. It doesn’t say whether a certificate is accepted anywhere.")
    #expect(try await page.trustList.text.contains("1 key, April 15, 2022"))
    for (field, words) in [
      ("name", "Gaby <b>Müller</b>"), ("standardName", "MUELLER << GABY"), ("dob", "February 26, 1998"),
      ("tg", "COVID-19"), ("mp", "Comirnaty"), ("vp", "SARS-CoV-2 mRNA vaccine"),
      ("ma", "Biontech Manufacturing GmbH"), ("dn", "2 of 2"), ("dt", "July 1, 2021"), ("co", "Kosovo"),
      ("is", "Ministry of Health"), ("ci", "URN:UVCI:01:XK:1"), ("issuer", "Kosovo"),
      ("issuedAt", "December 20, 2021"), ("expiresAt", "December 2, 2022"),
    ] {
      #expect(try await page.field(field).text == words)
    }

    try await driver.reload()
    #expect(try await page.verdict.text == "Valid signature")
  }

  /// M3 in small: was it valid on that day? The day stands in the address.
  package static func forAnotherDay(on driver: any UIDriver) async throws {
    let page = try await CheckingPage.open(on: driver)
    try await page.openCode(1)

    try await page.day.enter("2023-01-01")
    try await page.checkDay.tap()
    let verdict = "Expired by January 1, 2023 (valid today)"
    try await driver.waitUntil("it has expired then") { try await page.verdict.text == verdict }
    #expect(try await page.reason.text == "It expired on December 2, 2022.")
    #expect(try await page.checkedDay.text == "Checked for noon on January 1, 2023.")
    #expect(try await driver.currentPath.hasSuffix("/codes/1?on=2023-01-01"))
    try await driver.reload()
    #expect(try await page.verdict.text == verdict)

    try await page.checkNow.tap()
    try await driver.waitUntil("it is valid now") { try await page.verdict.text == "Valid signature" }
    #expect(try await driver.currentPath.hasSuffix("/codes/1"))
  }

  /// How a code is made, for people who want to learn it.
  package static func layerByLayer(on driver: any UIDriver) async throws {
    let page = try await CheckingPage.open(on: driver)
    try await page.openCode(1)

    try await page.layers.tap()
    try await driver.waitUntil("the layers are shown") { try await page.step(.prefix).exists }
    #expect(try await driver.currentPath.hasSuffix("/codes/1/layers"))
    for layer in CheckLayer.allCases { #expect(try await page.outcome(layer).text == "Passed") }
    #expect(try await page.step(.prefix).text.contains("HC1:"))
    #expect(try await page.step(.cose).text.contains("\"1\": -7"))
    #expect(try await page.step(.cbor).text.contains("\"-260\": {"))
    #expect(try await page.step(.schema).text.contains("\"fn\": \"<b>Müller</b>\""))
    #expect(try await page.step(.key).text.contains("CN=Sitrep Sample"))
    #expect(try await page.step(.signature).text.contains("64 bytes"))
    try await driver.goBack()
    try await driver.waitUntil("the code is shown again") { try await page.verdict.exists }
  }

  /// Recognised and explained, not checked.
  package static func anotherKindOfCode(on driver: any UIDriver) async throws {
    let page = try await CheckingPage.open(on: driver)
    #expect(try await page.code(2).text.contains("Not checked"))

    try await page.openCode(2)
    #expect(
      try await page.reason.text == "This is only a link to gosuslugi.ru. No one but that site can confirm it.")
    #expect(try await page.otherContent.text.contains("5f26bc6c-1111-4111-8111-000000000001"))
    #expect(try await !page.day.exists)
    #expect(try await !page.trustList.exists)
  }

  package static func aPictureWithoutACode(on driver: any UIDriver) async throws {
    let page = try await CheckingPage.open(on: driver)
    try await CertificatesPage.shown(on: driver).show("Second")

    try await driver.waitUntil("it says so") { try await page.noCode.exists }
    #expect(
      try await page.noCode.text
        == "There is no QR code in the picture that can be read. Try a sharper or larger one.")
  }

  package static func theKeysOfTheTrustList(on driver: any UIDriver) async throws {
    let page = try await CheckingPage.open(on: driver)
    try await page.trustList.tap()

    try await driver.waitUntil("the keys are shown") { try await page.keyCount.exists }
    #expect(try await driver.currentPath.hasSuffix("/trust-list"))
    #expect(try await page.keyCount.text == "1")
    let shown = try await driver.textSnapshot
    for words in ["CN=Sitrep Sample", "From September 13, 2020 to May 18, 2033", "April 15, 2022"] {
      #expect(shown.contains(words), "\(words)")
    }
  }

  /// Nothing of a pasted text is kept, and what is no certificate says so.
  package static func aPastedText(on driver: any UIDriver) async throws {
    let page = try await CheckingPage.open(on: driver)
    try await page.checkTextLink.tap()
    try await driver.waitUntil("a text is asked for") { try await page.pastedText.exists }
    #expect(try await driver.currentPath.hasSuffix("/certificates/text"))

    try await page.pastedText.enter("HC1:6BF%RN%TSMAHN-HNUM0000000000000000000000000000000")
    try await page.checkText.tap()
    try await driver.waitUntil("it is damaged") { try await page.verdict.exists }
    #expect(try await page.verdict.text == "Damaged")

    try await page.pastedText.enter("hello")
    try await page.checkText.tap()
    try await driver.waitUntil("it is no certificate") { try await page.verdict.text == "Not checked" }
    #expect(try await page.reason.text == "This code isn’t a certificate that Sitrep knows.")
  }

  package static func aCodeThatIsNotThere(on driver: any UIDriver) async throws {
    let page = try await CheckingPage.open(on: driver)
    try await page.openCode(1)
    let address = try await driver.currentPath

    try await driver.open(address.replacing("/codes/1", with: "/codes/9"))
    try await driver.waitUntil("it says so") { try await page.noCode.exists }
  }

  /// A trust list is taken away and brought back; what was checked follows, in every window.
  package static func withoutTheTrustList(on driver: any UIDriver) async throws {
    let page = try await CheckingPage.open(on: driver)
    try await page.trustList.tap()
    try await driver.waitUntil("the keys are shown") { try await page.keyCount.exists }

    try await page.removeTrustList()
    try await driver.waitUntil("it is gone") { try await page.noTrustList.exists }
    #expect(try await page.undoText.text == "The trust list was removed.")
    try await driver.goBack()
    try await driver.waitUntil("the key is unknown now") {
      try await page.says("Signing key unknown")
    }

    try await page.trustList.tap()
    try await driver.waitUntil("it can be undone") { try await page.undo.exists }
    try await page.undo.tap()
    try await driver.waitUntil("it is back") { try await page.keyCount.exists }
    try await driver.goBack()
    try await driver.waitUntil("it is valid again") {
      try await page.says("Valid signature")
    }
  }

  /// A file is shown before anything is changed; what is no trust list says what it should be.
  package static func anotherTrustList(on driver: any UIDriver) async throws {
    let page = try await CheckingPage.open(on: driver, at: "/certificates/trust-list")

    try await page.importFile(Data("[]".utf8), named: "empty.json")
    try await driver.waitUntil("it is refused") { try await page.importProblem.exists }
    #expect(try await page.importProblem.text.contains("There are no certificates in this file."))
    try await page.cancelImport.tap()
    try await driver.waitUntil("it is put away") { try await !page.importProblem.exists }

    let (one, other) = (try SampleIssuer(), try SampleIssuer())
    try await page.importFile(Data((one.pem + "\n" + other.pem).utf8), named: "keys.pem")
    try await driver.waitUntil("it is shown first") { try await page.importSummary.exists }
    #expect(try await page.importSummary.text == "2 keys")
    #expect(try await page.keyCount.text == "1", "nothing is changed yet")
    try await page.takeImport.tap()
    try await driver.waitUntil("it is used") { try await page.keyCount.text == "2" }
    #expect(try await page.undoText.text == "The trust list was imported.")

    let code = try await CheckingPage.open(on: driver)
    try await driver.waitUntil("its key is unknown") {
      try await code.says("Signing key unknown")
    }
  }
}
