import GalleryScreens
import PortableUITesting
import PortableUIWeb
import Testing

/// Somebody who uses whatever the pages of the gallery offer, in a page with script: each step is compared with a fresh
/// render.
@Suite(.timeLimit(.minutes(10))) struct GalleryCrawlTests {
  private static let roles: [Role] = [.button, .switch, .checkbox, .link, .textField, .searchBox, .comboBox]

  @Test(arguments: GalleryPage.allCases)
  func `whatever is used in a page, the page stays what a fresh render would be`(page: GalleryPage) async throws {
    let driver = InProcessDriver(await GalleryApp.responder { $0.liveLimits.eventBurst = 100_000 }, runsScript: true)
    try await driver.open("/\(page.rawValue)")

    var used = 0
    for round in 0..<2 {
      for role in Self.roles {
        for place in 0..<min(12, try await driver.find(.role(role)).count) {
          let query = ElementQuery.role(role).at(place)
          if try await use(query, role, text: "x\(round)\(place)", on: driver) { used += 1 }
          if try await driver.currentPath != "/\(page.rawValue)" { try await driver.goBack() }
        }
      }
      try await driver.press(.escape)
    }

    #expect(used > 1)
  }

  /// Uses an element; true where that was possible.
  ///
  /// What a person could not do isn't a failure, and neither is what went away meanwhile.
  private func use(_ query: ElementQuery, _ role: Role, text: String, on driver: InProcessDriver) async throws -> Bool {
    do {
      switch role {
      case .textField, .searchBox: try await driver.enter(text, into: query)
      default: try await driver.tap(query)
      }
      return true
    } catch UITestError.refused, UITestError.notFound, UITestError.leavesTheApp {
      return false
    }
  }
}
