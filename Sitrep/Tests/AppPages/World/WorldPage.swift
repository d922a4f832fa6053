import Domain
import PortableUITesting
import World

/// The world with its six continents, as a person uses it.
package struct WorldPage: Sendable {
  package let driver: any UIDriver

  private init(_ driver: any UIDriver) {
    self.driver = driver
  }

  /// Opens the tab by its address, as a bookmark does.
  package static func open(on driver: any UIDriver) async throws -> WorldPage {
    try await driver.open("/world")
    return try await shown(on: driver)
  }

  /// The world that the page now shows, with no continent open.
  package static func shown(on driver: any UIDriver) async throws -> WorldPage {
    let page = WorldPage(driver)
    try await driver.waitUntil("the world is shown") {
      guard try await driver.currentPath == "/world" else { return false }
      return try await page.sentence.isVisible
    }
    return page
  }

  package var sentence: PageElement { driver.element(WorldID.sentence) }
  package var undoText: PageElement { driver.element(WorldID.undoText) }

  package func button(_ continent: Continent) -> PageElement { driver.element(WorldID.continent(continent)) }

  /// The continents' names as their buttons show them, top to bottom.
  package var continents: [String] {
    get async throws {
      var names: [String] = []
      for continent in Continent.allCases where try await button(continent).isVisible {
        names.append(try await button(continent).text)
      }
      return names
    }
  }

  /// Opens a continent by its button.
  package func choose(_ continent: Continent) async throws -> ContinentPage {
    try await button(continent).tap()
    return try await ContinentPage.shown(continent, on: driver)
  }

  /// Opens the menu of files and chooses from it.
  package func chooseFile(_ identifier: String) async throws {
    try await driver.element(WorldID.filesMenu).tap()
    try await driver.element(identifier).tap()
  }

  /// Takes the last action back.
  package func undo() async throws {
    try await driver.element(WorldID.undo).tap()
    try await driver.waitUntil("nothing more can be undone") { try await !undoText.isVisible }
  }
}
