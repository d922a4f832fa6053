import AppPages
import PortableUITesting
import TestTraits
import Testing

/// The five base screens, and the bar that leads from each to the others.
@Suite struct BaseScreensTests {
  private static let tabs = ["Statistics", "World", "Certificates", "Guidance", "Workspaces"]

  @Test(.proves(77), arguments: ["/statistics", "/world", "/certificates", "/guidance", "/workspaces"], [false, true])
  func `the tab bar stands on every base screen`(path: String, runsScript: Bool) async throws {
    let driver = InProcessDriver(try await AppFixture.responder(), runsScript: runsScript)

    try await driver.open(path)

    for tab in Self.tabs { #expect(try await driver.element(.link, named: tab).isVisible, "\(tab) on \(path)") }
  }

  @Test(.proves(76, 77)) func `each base screen and those above them are reached, and each tab keeps its place`()
    async throws
  {
    let driver = InProcessDriver(try await AppFixture.responder(), runsScript: true)
    let places = [
      ("Statistics", "/statistics/FR", "France"), ("World", "/world/asia", "Asia"),
      ("Certificates", "/certificates", "Certificates"),
    ]
    for (_, path, title) in places {
      try await driver.open(path)
      #expect(try await driver.headings.contains(title))
    }

    try await driver.open("/statistics/FR")
    for (tab, title) in [("Guidance", "Guidance"), ("Workspaces", "Workspaces"), ("Statistics", "France")] {
      try await driver.element(.link, named: tab).tap()
      try await driver.waitUntil("\(tab) is open") { try await driver.headings.contains(title) }
    }
  }
}
