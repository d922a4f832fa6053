import Domain
import PortableUITesting
import World

/// One continent with its countries, as a person uses it.
package struct ContinentPage: Sendable {
  package let driver: any UIDriver
  package let continent: Continent

  private init(_ continent: Continent, _ driver: any UIDriver) {
    self.continent = continent
    self.driver = driver
  }

  /// Opens a continent by its address, as a bookmark does.
  package static func open(_ continent: Continent, on driver: any UIDriver) async throws -> ContinentPage {
    try await driver.open("/world/\(continent.rawValue)")
    return try await shown(continent, on: driver)
  }

  /// The continent that the page now shows, with no form above it.
  package static func shown(_ continent: Continent, on driver: any UIDriver) async throws -> ContinentPage {
    let page = ContinentPage(continent, driver)
    try await driver.waitUntil("\(continent) is shown") {
      guard try await driver.currentPath == "/world/\(continent.rawValue)" else { return false }
      return try await page.information.isVisible
    }
    return page
  }

  package var count: PageElement { driver.element(WorldID.countryCount) }
  package var people: PageElement { driver.element(WorldID.people) }
  package var information: PageElement { driver.element(WorldID.information) }
  /// The sentences within the information.
  package var sentences: PageElement { driver.element(WorldID.sentences) }
  package var addButton: PageElement { driver.element(WorldID.addCountry) }
  package var goBackButton: PageElement { driver.element(WorldID.goBack) }
  package var undoText: PageElement { driver.element(WorldID.undoText) }

  /// The continent's name, which is the page's title.
  package var title: String {
    get async throws {
      let titles = try await driver.find(.role(.heading)).filter { $0.isVisible && $0.attributes["class"] == "title" }
      return titles.last?.text ?? ""
    }
  }

  /// The names of the countries, top to bottom.
  package var names: [String] {
    get async throws {
      let rows = try await driver.find(.identifiers(startingWith: Self.rowPrefix)).map(\.identifier)
      return rows.map { String($0.dropFirst(Self.rowPrefix.count)) }
        .filter { !$0.hasPrefix("edit.") && !$0.hasPrefix("delete.") }
    }
  }

  package func row(_ name: String) -> PageElement { driver.element(WorldID.country(name)) }

  /// Opens the form for a new country.
  package func add() async throws -> CountryFormPage {
    try await addButton.tap()
    return try await CountryFormPage.shown(on: driver)
  }

  /// Adds a country that nothing speaks against.
  package func add(_ name: String, _ population: String) async throws {
    let form = try await add()
    try await form.fill(name, population)
    try await form.add()
    _ = try await Self.shown(continent, on: driver)
  }

  /// Opens the form of a country that is there.
  package func edit(_ name: String) async throws -> CountryFormPage {
    try await openMenu(of: name)
    try await driver.element(WorldID.edit(name)).tap()
    return try await CountryFormPage.shown(on: driver)
  }

  /// Deletes a country by its row.
  package func delete(_ name: String) async throws {
    try await openMenu(of: name)
    try await driver.element(WorldID.delete(name)).tap()
    try await driver.waitUntil("\(name) is gone") { try await !row(name).exists }
  }

  /// Takes the last action back.
  package func undo() async throws {
    try await driver.element(WorldID.undo).tap()
    try await driver.waitUntil("nothing more can be undone") { try await !undoText.isVisible }
  }

  /// Goes back by the screen's own button.
  package func goBack() async throws -> WorldPage {
    try await goBackButton.tap()
    return try await WorldPage.shown(on: driver)
  }

  private func openMenu(of name: String) async throws {
    try await driver.element(Self.menu, named: "Actions: \(name)").tap()
  }

  private static let menu = Role(rawValue: "DisclosureTriangle")
  private static let rowPrefix = WorldID.country("")
}
