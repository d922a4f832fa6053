import AppPages
import AppShell
import DesignSystem
import Domain
import Foundation
import PortableUI
import PortableUITesting
import Testing

/// A feature that the app does not have: a route, a screen, and one line in the table of tabs.
@MainActor
@Suite struct SixthTabTests {
  private func driver() throws -> InProcessDriver {
    InProcessDriver(try AppFixture.responder(tabs: AppTabs(AppTabs.sitrep.all + [diary])), runsScript: true)
  }

  private let diary = AppTab(
    DiaryRoute.self, symbol: "heart.text.square", title: Text(verbatim: "Diary"), texts: .main,
    isThere: { route, _ in route.page.map { $0 < 10 } ?? true },
    screen: { DiaryScreen(route: $1) })

  @Test func `a tab is reached by its address`() async throws {
    let driver = try driver()

    try await driver.open("/diary/7")

    #expect(try await driver.status == 200)
    #expect(try await driver.headings == ["Page 7"])
  }

  @Test func `a tab stands in the tab bar by its title, and keeps its place`() async throws {
    let driver = try driver()
    try await driver.open("/world/asia")

    try await driver.element(.link, named: "Diary").tap()
    #expect(try await driver.headings == ["Diary"])
    #expect(try await driver.currentPath == "/diary")
    try await driver.element(.button, named: "Turn the page").tap()
    #expect(try await driver.currentPath == "/diary/1")

    try await driver.element(.link, named: "World").tap()
    #expect(try await driver.currentPath == "/world/asia")
    try await driver.element(.link, named: "Diary").tap()
    #expect(try await driver.currentPath == "/diary/1")
  }

  @Test(arguments: ["/diary/x", "/diary/x/", "/diary/12", "/journal"])
  func `what the tab does not have is answered as not found`(address: String) async throws {
    let driver = try driver()

    try await driver.open(address)

    #expect(try await driver.status == 404)
    #expect(try await driver.element(.link, named: "Diary").isVisible)
  }

  @Test(arguments: ["/diary", "/diary/1"])
  func `an address that ends with a slash leads to the one without`(address: String) async throws {
    let driver = try driver()

    try await driver.open(address + "/")

    #expect(try await driver.status == 200)
    #expect(try await driver.currentPath == address)
  }

  @Test func `an address of its earlier versions leads to it`() async throws {
    let driver = try driver()

    try await driver.open("/journal/3")

    #expect(try await driver.currentPath == "/diary/3")
    #expect(try await driver.headings == ["Page 3"])
  }
}

/// Where a window is in the made-up tab: `/diary/7`.
private nonisolated struct DiaryRoute: TabRoute {
  static let tab = "diary"

  var page: Int?

  init() {}

  init?(_ link: DeepLink) {
    guard let first = link.steps.first else { return }
    guard link.steps.count == 1, let page = Int(first) else { return nil }
    self.page = page
  }

  var link: DeepLink { DeepLink(Self.tab, page.map { [String($0)] } ?? []) }

  static func moved(from link: DeepLink) -> Self? {
    link.tab == "journal" && !link.steps.isEmpty ? Self(link) : nil
  }
}

private struct DiaryScreen: View {
  @Binding var route: DiaryRoute

  var body: some View {
    NavigationStack {
      Button(action: { route.page = (route.page ?? 0) + 1 }, label: { Text(verbatim: "Turn the page") })
        .navigationTitle(Text(verbatim: route.page.map { "Page \($0)" } ?? "Diary"))
    }
  }
}
