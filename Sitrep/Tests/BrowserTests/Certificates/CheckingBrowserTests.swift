import AppPages
import Certificates
import Domain
import Foundation
import PictureSamples
import PortableUITesting
import TestSupport
import TestTraits
import Testing

/// What codes say, and the trust list, in Chromium.
@Suite(.inChromium, .serialized, .timeLimit(.minutes(10))) struct CheckingBrowserTests {
  @Test(.proves("B5"), arguments: Play.each(of: CheckingScenarios.all))
  func `in Chromium`(_ play: Play) async throws {
    try await self.play(play.scenario, play.settings)
  }

  @Test(.proves("B5"), arguments: [BrowserSettings(.phone), BrowserSettings(.desktop)], CheckingScenarios.live)
  func `in Chromium, with files`(_ settings: BrowserSettings, _ scenario: Scenario) async throws {
    try await play(scenario, settings)
  }

  @Test(.proves("B5")) func `the program reads the code of a picture in a child process, also after a restart`()
    async throws
  {
    let folder = try TemporaryFolder()
    for isFirst in [true, false] {
      let sitrep = try await RunningSitrep("--data", folder.path + "data")
      let driver = try await BrowserDriver.start(BrowserSettings(.phone), at: sitrep.address)
      let page = try await CheckingPage.open(on: driver)

      if isFirst { try await CertificatesPage.shown(on: driver).add(QRSample.prefixed.png()) }
      try await driver.waitUntil("the code is read") { try await page.code(1).exists }
      #expect(try await page.code(1).text.contains("Damaged"))
      try await page.openCode(1)
      #expect(try await page.reason.text == "The characters from 8 on can’t be decoded.")

      #expect(await sitrep.end(SIGTERM).errors == "")
    }
  }

  private func play(_ scenario: Scenario, _ settings: BrowserSettings) async throws {
    let wallet = try await CheckedWallet()
    let app = try await AppFixture.responder(
      pictures: wallet.pictures, wallet: wallet.wallet, checking: wallet.checking)
    let driver = try await BrowserDriver.start(settings, serving: app)
    try await scenario.play(driver)
    #expect(try await driver.complaints() == [], "the browser has nothing to complain about")
  }
}
