import Guidance
import PortableUITesting

/// The guidance on one page, or what a search finds of it, as a person reads it.
package struct GuidancePage: Sendable {
  package let driver: any UIDriver

  private init(_ driver: any UIDriver) {
    self.driver = driver
  }

  /// Opens the tab by its address, as a bookmark does; a search may stand in it.
  package static func open(on driver: any UIDriver, at address: String = "/guidance") async throws -> GuidancePage {
    try await driver.open(address)
    return try await shown(on: driver)
  }

  /// The guidance that the page now shows.
  package static func shown(on driver: any UIDriver) async throws -> GuidancePage {
    try await driver.waitUntil("the guidance is shown") {
      let path = try await driver.currentPath
      return path == "/guidance" || path.hasPrefix("/guidance?")
    }
    return GuidancePage(driver)
  }

  package var emergency: PageElement { driver.element(GuidanceID.emergency) }
  package var review: PageElement { driver.element(GuidanceID.review) }
  package var note: PageElement { driver.element(GuidanceID.note) }
  package var edition: PageElement { driver.element(GuidanceID.edition) }
  package var symptoms: PageElement { driver.element(GuidanceID.symptoms) }
  package var recommendations: PageElement { driver.element(GuidanceID.recommendations) }
  package var sources: PageElement { driver.element(GuidanceID.sources) }
  package var nothingFound: PageElement { driver.element(GuidanceID.nothingFound) }
  package var undoText: PageElement { driver.element(GuidanceID.undoText) }
  package var searchField: PageElement { driver.element(Role.searchBox) }

  package func item(_ id: String) -> PageElement { driver.element(GuidanceID.item(id)) }
  package func call(_ number: String) -> PageElement { driver.element(GuidanceID.call(number)) }
  package func unverified(_ number: String) -> PageElement { driver.element(GuidanceID.unverified(number)) }

  /// The ids of the statements and numbers that are shown, top to bottom.
  package var items: [String] {
    get async throws {
      try await driver.find(.identifiers(startingWith: GuidanceID.item(""))).filter(\.isVisible)
        .map { String($0.identifier.dropFirst(GuidanceID.item("").count)) }
    }
  }

  /// Looks for words; they stay in the field.
  package func search(_ text: String) async throws {
    try await searchField.enter(text)
    try await driver.press(.enter)
  }

  /// Opens the source of a statement or a number.
  package func openSource(of item: String) async throws -> SourcePage {
    try await driver.element(GuidanceID.sourceOf(item)).tap()
    return try await SourcePage.shown(on: driver)
  }

  /// Opens the menu of files and chooses from it.
  package func chooseFile(_ identifier: String) async throws {
    try await driver.element(GuidanceID.filesMenu).tap()
    try await driver.element(identifier).tap()
  }

  /// Takes the last action back.
  package func undo() async throws {
    try await driver.element(GuidanceID.undo).tap()
    try await driver.waitUntil("nothing more can be undone") { try await !undoText.isVisible }
  }
}
