import AppPages
import Domain
import Foundation
import PortableUITesting
import Statistics
import StubFeed
import TestSupport
import TestTraits
import Testing

/// The screens of a line list in a browser, under axe, on phones and on a desktop, in both languages.
@Suite(.inChromium, .serialized) struct CaseScreensBrowserTests {
  @Test(arguments: BrowserSettings.looks)
  func `every screen passes axe and is as wide as its window`(_ look: BrowserSettings) async throws {
    let list = try KeptList()
    try await Chromium.run(look, prepare: list.keep) { driver in
      let path = "/statistics/outbreaks/\(list.id)"
      for (screen, mark) in [
        ("", OutbreakOriginID.list.asOf), ("/overview", CasesID.delay), ("/curve", CasesID.plot),
        ("/curve?by=age&bars=day&table=1", CasesID.part(1)), ("/curve?by=sex&week=sun", CasesID.part(1)),
        ("/curve?asof=2024-03-01&date=onset&class=suspected", CasesID.stack), ("/people", CasesID.pyramid),
        ("/quality", CasesID.rows), ("/report", CasesID.document), ("/report?asof=2024-04-03", CasesID.document),
      ] {
        try await driver.open(path + screen)
        try await driver.waitUntil("\(screen) is shown") { try await driver.element(mark).exists }
        try await driver.expectNoFault(look.viewport, on: screen)
      }
    }
  }

  @Test(arguments: ["en", "ru"]) func `the saved page passes axe, light and dark, on a phone and a desktop`(
    _ language: String
  ) async throws {
    let list = try KeptList()
    let folder = try TemporaryFolder()
    try await list.keep(in: folder.path + "data")
    let page = try await RunningSitrep.result(
      of: "report", list.id, "--language", language, "--data", folder.path + "data")
    let server = try await StubFeed()
    server.answer(with: .http(fields: ["Content-Type: text/html; charset=utf-8"], body: Array(page.output.utf8)))
    for (viewport, isDark) in [(Viewport.smallPhone, false), (.smallPhone, true), (.desktop, false), (.desktop, true)] {
      let driver = try await BrowserDriver.start(BrowserSettings(viewport, isDark: isDark), at: server.url)

      try await driver.open("/report.html")

      try await driver.expectNoFault(viewport, on: "the saved page")
    }
    try await server.stop()
  }
}

extension BrowserDriver {
  fileprivate func expectNoFault(_ viewport: Viewport, on screen: String) async throws {
    let violations = try await AxeAudit.violations(on: self)
    #expect(violations == [], "on \(screen)")
    let width = try await evaluate("document.documentElement.scrollWidth").number
    #expect(width == Double(viewport.width), "on \(screen)")
  }
}
