import AppPages
import Domain
import Foundation
import PortableUITesting
import TestSupport
import Testing

/// Every screen that has an address, with text that the reader's own style makes twice as large.
///
/// The browser's own text size is another matter: it counts in media queries, a style doesn't.
@Suite(.inChromium, .serialized) struct LargeTextBrowserTests {
  private static let screens =
    AccessibilityBrowserTests.screens + [
      "/statistics", "/statistics/table?search=i", "/statistics/overview", "/statistics?search=a&sort=deaths-rate",
      "/world/europe", "/world/europe/add", "/world/published", "/world/africa/add?name=Congo",
      "/certificates", "/certificates/text", "/certificates/trust-list",
      "/certificates/00000000-0000-0000-0000-000000000000",
      "/guidance", "/guidance?search=112", "/guidance?search=qqqq", "/guidance/source/who-questions",
      "/workspaces", "/workspaces?search=water", "/workspaces/a/construction",
      "/workspaces/a/construction?search=water",
      "/workspaces/a/construction/water", "/workspaces/a/construction/water/w1",
      "/workspaces/a/construction/water/~thread/w1", "/workspaces/a/construction/quiet",
      "/workspaces/a/construction/~members", "/workspaces/a/construction/~members/1", "/workspaces/a/masonry",
      "/workspaces/a/construction/nothing",
    ] + ["", "/overview", "/curve?table=1", "/people", "/quality", "/report", "/room"].map { list + $0 }

  private static let list = "/statistics/outbreaks/\(CaseListSamples.cholera.0.id)"

  @Test(arguments: [Viewport.smallPhone, .phone], ["en-US,en", "ru-RU,ru"])
  func `with text twice as large by the reader's style nothing is wider than a phone`(
    _ viewport: Viewport, _ languages: String
  ) async throws {
    let workspaces = await WorkspacesFixture(
      SampleTeam.workspaces, imported: .init(timeIntervalSince1970: 1_666_145_171))
    let wallet = try await CheckedWallet()
    let app = try await AppFixture.responder(
      populations: [.asia: ["Japan": 125_000_000, "Sri Lanka": 21_893_579], .europe: ["Germany": 83_000_000]],
      pictures: wallet.pictures, wallet: wallet.wallet,
      checking: wallet.checking, workspaces: workspaces,
      outbreaks: .fixture([], lists: [CaseListSamples.cholera]))
    let driver = try await BrowserDriver.start(
      BrowserSettings(viewport, reducesMotion: true, languages: languages), serving: app)
    for screen in Self.screens {
      try await driver.open(screen)
      _ = try await driver.evaluate(Self.style)
      #expect(try await driver.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px")
      let width = try await driver.evaluate("document.documentElement.scrollWidth").number
      let widest = try await driver.evaluate(Self.widest).array.compactMap(\.string)
      #expect(width == Double(viewport.width), "on \(screen): \(widest)")
    }
  }

  /// A sheet of the test's own: the page's script takes what others added to the page's sheets out.
  private static let style =
    "document.adoptedStyleSheets.push(new CSSStyleSheet());"
    + "document.adoptedStyleSheets.at(-1).replaceSync('html { font-size: 200% } .late { content-visibility: visible }'); 0"

  /// What reaches beyond the window, to be told.
  private static let widest = """
    [...document.body.querySelectorAll('*')].filter(e => e.checkVisibility())
      .filter(e => e.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .map(e => `${e.tagName}.${e.className} ${Math.round(e.getBoundingClientRect().right)} ${e.innerText?.slice(0, 30)}`)
      .slice(0, 8)
    """
}
