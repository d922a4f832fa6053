import AppPages
import Certificates
import Domain
import Foundation
import PortableUITesting
import TestSupport
import TestTraits
import Testing

/// The Certificates tab, empty and full, and all that it presents, under axe and in small and large windows.
@Suite(.inChromium, .serialized) struct CertificatesAccessibilityTests {
  @Test(arguments: BrowserSettings.looks)
  func `axe finds nothing, and nothing is wider than the window`(_ look: BrowserSettings) async throws {
    try await run(look) { driver, wallet in
      for screen in Screen.allCases {
        try await driver.show(screen, wallet)
        // An open menu covers what lies beneath it, until it is closed.
        let violations = try await AxeAudit.violations(on: driver)
          .filter { screen != .menu || $0.rule != "target-size" }
        #expect(violations == [], "on \(screen)")
        let width = try await driver.evaluate("document.documentElement.scrollWidth").number
        #expect(width == Double(look.viewport.width), "on \(screen)")
        let small = try await driver.evaluate(Self.smallControls).array.compactMap(\.string)
        if look.viewport.isTouch { #expect(small == [], "on \(screen)") }
      }
    }
  }

  @Test(arguments: ["en-US,en", "ru-RU,ru"])
  func `the text may be twice as large: nothing is wider than a small phone`(_ languages: String) async throws {
    try await run(BrowserSettings(.smallPhone, languages: languages, textSize: 32)) { driver, wallet in
      for screen in Screen.allCases where screen != .menu {
        try await driver.show(screen, wallet)
        let width = try await driver.evaluate("document.documentElement.scrollWidth").number
        #expect(width == 320, "on \(screen)")
      }
    }
  }

  @Test(.proves(86), arguments: Screen.allCases.filter { $0 != .layers })
  func `the screen on an iPhone SE stands as it stood`(_ screen: Screen) async throws {
    try await run(BrowserSettings(.smallPhone, reducesMotion: true)) { driver, wallet in
      try await driver.show(screen, wallet)
      _ = try await driver.evaluate("document.activeElement?.blur()")
      // A picture takes its height when it has come.
      try await driver.waitUntil("the pictures have come") {
        try await driver.evaluate("[...document.images].every(image => image.complete)").bool == true
      }

      // The wallet gives each picture another id, and the key is another one each time.
      let layout = try await driver.layout().replacing(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/, with: "ID")
        .replacing(/[A-Za-z0-9+\/]{11}=/, with: "KEY")
      try TextSnapshot.check(layout, named: "small-phone-certificate-\(screen.rawValue)")
    }
  }

  /// What the tab can show.
  enum Screen: String, CaseIterable, Sendable {
    case several, full, menu, rename, file, failed, missing, code, layers, trustList, text, removed, empty

    /// True for what is seen in English when it is light, and in Russian when it is dark.
  }

  private func run(
    _ settings: BrowserSettings, _ test: (BrowserDriver, WalletFixture) async throws -> Void
  ) async throws {
    let wallet = try await CheckedWallet()
    let app = try await AppFixture.responder(
      pictures: wallet.pictures, wallet: wallet.wallet, checking: wallet.checking)
    let driver = try await BrowserDriver.start(settings, serving: app)
    try await test(driver, wallet.wallet)
    #expect(try await driver.complaints() == [], "the browser has nothing to complain about")
  }

  private static let smallControls = """
    [...document.querySelectorAll('a[href], button:not(.vh), summary, input, select')].filter(e => e.checkVisibility())
      .map(e => [e.dataset.testid ?? e.textContent, (e.closest('label') ?? e).getBoundingClientRect()])
      .filter(([, r]) => r.width > 0 && (r.width < 44 || r.height < 44)).map(([text]) => text)
    """
}

extension BrowserDriver {
  fileprivate func show(_ screen: CertificatesAccessibilityTests.Screen, _ wallet: WalletFixture) async throws {
    let path = screen == .missing ? "/certificates/00000000-0000-0000-0000-000000000000" : "/certificates"
    let page = try await CertificatesPage.open(on: self, at: path)
    if try await page.failure.exists { try await page.readFailure() }
    switch screen {
    case .several, .missing: break
    case .full:
      try await page.showFull.tap()
      try await waitUntil("it fills the screen") { try await page.fullDone.isVisible }
    case .menu: try await openMenu()
    case .rename:
      try await openMenu()
      let all = try await find(.identifiers(startingWith: CertificatesID.rename("")))
      try await element(all[0].identifier).tap()
      try await waitUntil("a name is asked for") { try await page.name.isVisible }
      try await page.name.enter(" ")
      try await page.saveName.tap()
      try await waitUntil("it is refused") { try await element(CertificatesID.nameProblem).exists }
    case .file:
      try await element(CertificatesID.chooseFile).tap()
      try await waitUntil("a file is asked for") { try await element("file").exists }
    case .failed:
      wallet.fail(with: .pdfNeedsTool)
      try await page.choose(SamplePicture.document)
      try await waitUntil("it is refused") { try await page.failure.exists }
      wallet.fail(with: nil)
    case .removed:
      try await page.clear.tap()
      try await waitUntil("it is gone") { try await page.undo.exists }
      try await waitUntil("the other one is read") { try await element(CertificatesID.noCode).exists }
    case .code: try await openCode()
    case .layers:
      try await openCode()
      try await CheckingPage.shown(on: self).layers.tap()
      try await waitUntil("the layers are shown") { try await CheckingPage.shown(on: self).step(.prefix).exists }
    case .trustList:
      let page = try await CheckingPage.open(on: self, at: "/certificates/trust-list")
      try await waitUntil("the keys are shown") { try await page.keyCount.exists }
    case .text:
      let page = try await CheckingPage.open(on: self, at: "/certificates/text")
      try await waitUntil("a text is asked for") { try await page.pastedText.exists }
      try await page.pastedText.enter("HC1:NOT A CERTIFICATE")
      try await page.checkText.tap()
      try await waitUntil("it is checked") { try await page.verdict.exists }
    case .empty:
      for _ in 0..<2 where try await page.clear.exists {
        let names = try await page.names.count
        try await page.clear.tap()
        try await waitUntil("one is gone") { try await page.names.count < names }
      }
    }
  }

  private func openCode() async throws {
    try await CheckingPage.shown(on: self).openCode(1)
    try await CheckingPage.shown(on: self).day.enter("2023-01-01")
    try await CheckingPage.shown(on: self).checkDay.tap()
    try await waitUntil("it is checked for the day") { try await CheckingPage.shown(on: self).checkedDay.exists }
  }

  private func openMenu() async throws {
    let triangle = Role(rawValue: "DisclosureTriangle")
    let english = element(triangle, named: "Actions: First")
    try await (english.exists ? english : element(triangle, named: "Действия: First")).tap()
  }
}
