import PortableUITesting
import World

/// The form of a country, new or there already, as a person uses it.
package struct CountryFormPage: Sendable {
  package let driver: any UIDriver

  private init(_ driver: any UIDriver) {
    self.driver = driver
  }

  /// Opens an address with the form, as a bookmark does.
  package static func open(_ path: String, on driver: any UIDriver) async throws -> CountryFormPage {
    try await driver.open(path)
    return try await shown(on: driver)
  }

  /// The form that the page now shows.
  package static func shown(on driver: any UIDriver) async throws -> CountryFormPage {
    let page = CountryFormPage(driver)
    try await driver.waitUntil("the form is shown") { try await page.name.isVisible }
    return page
  }

  package var name: PageElement { driver.element(WorldID.name) }
  package var population: PageElement { driver.element(WorldID.population) }
  package var parsed: PageElement { driver.element(WorldID.parsed) }
  package var continentPicker: PageElement { driver.element(WorldID.continentPicker) }
  package var addButton: PageElement { driver.element(WorldID.add) }
  package var cancelButton: PageElement { driver.element(WorldID.cancel) }

  /// What the alert or question in front of the form is called; empty where there is none.
  package var alertTitle: String {
    get async throws {
      for role in [Role.alertDialog, .dialog] where try await driver.element(role).isVisible {
        return try await driver.element(role).name
      }
      return ""
    }
  }

  /// Types both fields.
  package func fill(_ name: String, _ population: String) async throws {
    try await self.name.enter(name)
    try await self.population.enter(population)
  }

  /// Presses Add, or Save for a country that is there.
  package func add() async throws { try await addButton.tap() }

  package func cancel() async throws { try await cancelButton.tap() }

  /// Presses a button of the alert or question, and waits until it has gone.
  package func answer(_ button: String) async throws {
    for role in [Role.alertDialog, .dialog] where try await driver.element(role).isVisible {
      try await driver.element(.button, named: button).tap()
      try await driver.waitUntil("the question is gone") { try await !driver.element(role).isVisible }
      return
    }
    throw UITestError.notFound(.role(.alertDialog), page: try await driver.textSnapshot)
  }

  /// Waits for an alert or question with this title.
  package func waitForAlert(_ title: String) async throws {
    try await driver.waitUntil("“\(title)” is asked") { try await alertTitle == title }
  }
}
