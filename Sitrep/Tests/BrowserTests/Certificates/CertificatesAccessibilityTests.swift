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
  static let looks = [false, true].flatMap { isDark in ["en-US,en", "ru-RU,ru"].map { (isDark, $0) } }

  @Test(arguments: [Viewport.smallPhone, .phone, .desktop], looks)
  func `axe finds nothing, and nothing is wider than the window`(
    _ viewport: Viewport, _ look: (isDark: Bool, languages: String)
  ) async throws {
    let settings = BrowserSettings(
      viewport, isDark: look.isDark, reducesMotion: true, languages: look.languages)
    try await run(settings) { driver, wallet in
      for screen in Screen.allCases {
        try await driver.show(screen, wallet)
        // An open menu covers what lies beneath it, until it is closed.
        let violations = try await AxeAudit.violations(on: driver)
          .filter { screen != .menu || $0.rule != "target-size" }
        #expect(violations == [], "on \(screen)")
        let width = try await driver.evaluate("document.documentElement.scrollWidth").number
        #expect(width == Double(viewport.width), "on \(screen)")
        let small = try await driver.evaluate(Self.smallControls).array.compactMap(\.string)
        if viewport.isTouch { #expect(small == [], "on \(screen)") }
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

  @Test(.proves(86), arguments: Screen.allCases)
  func `the screen on an iPhone SE stands as it stood`(_ screen: Screen) async throws {
    try await run(BrowserSettings(.smallPhone, reducesMotion: true)) { driver, wallet in
      try await driver.show(screen, wallet)
      _ = try await driver.evaluate("document.activeElement?.blur()")
      // A picture takes its height when it has come.
      try await driver.waitUntil("the pictures have come") {
        try await driver.evaluate("[...document.images].every(image => image.complete)").bool == true
      }

      // The wallet gives each picture another id.
      let layout = try await driver.layout().replacing(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/, with: "ID")
      try TextSnapshot.check(layout, named: "small-phone-certificate-\(screen.rawValue)")
    }
  }

  /// What the tab can show.
  enum Screen: String, CaseIterable, Sendable {
    case several, full, menu, rename, file, failed, missing, removed, empty
  }

  private func run(
    _ settings: BrowserSettings, _ test: (BrowserDriver, WalletFixture) async throws -> Void
  ) async throws {
    let (wallet, pictures) = try await CertificatesScenarios.wallet()
    let app = try await AppFixture.responder(pictures: pictures, wallet: wallet)
    let driver = try await BrowserDriver.start(settings, serving: app)
    try await test(driver, wallet)
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
    case .empty:
      for _ in 0..<2 where try await page.clear.exists {
        let names = try await page.names.count
        try await page.clear.tap()
        try await waitUntil("one is gone") { try await page.names.count < names }
      }
    }
  }

  private func openMenu() async throws {
    let triangle = Role(rawValue: "DisclosureTriangle")
    let english = element(triangle, named: "Actions: First")
    try await (english.exists ? english : element(triangle, named: "Действия: First")).tap()
  }
}
