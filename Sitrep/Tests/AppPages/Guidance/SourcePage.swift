import Guidance
import PortableUITesting

/// What is known of one source, as a person reads it.
package struct SourcePage: Sendable {
  package let driver: any UIDriver

  private init(_ driver: any UIDriver) {
    self.driver = driver
  }

  /// The source that the page now shows.
  package static func shown(on driver: any UIDriver) async throws -> SourcePage {
    let page = SourcePage(driver)
    try await driver.waitUntil("a source is shown") {
      guard try await driver.currentPath.hasPrefix("/guidance/source/") else { return false }
      return try await page.title.isVisible
    }
    return page
  }

  package var title: PageElement { driver.element(GuidanceID.sourceTitle) }
  package var publisher: PageElement { driver.element(GuidanceID.sourcePublisher) }
  package var date: PageElement { driver.element(GuidanceID.sourceDate) }
  package var link: PageElement { driver.element(GuidanceID.sourceLink) }
  package var note: PageElement { driver.element(GuidanceID.sourceNote) }

  /// Goes back by the page's own control.
  package func back(to title: String = "Guidance") async throws -> GuidancePage {
    try await driver.goBackByControl(to: title)
    return try await GuidancePage.shown(on: driver)
  }
}
