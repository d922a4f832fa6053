import XCTest

/// The world, a continent and the form of a country, as a person uses them.
@MainActor
struct WorldPage {
  let running: RunningApp

  static func open(on running: RunningApp) -> WorldPage {
    running.open(tab: "World")
    let page = WorldPage(running: running)
    running.wait(for: page.sentence)
    return page
  }

  /// The sentence about all countries.
  var sentence: XCUIElement { running.element(WorldID.sentence) }
  /// How many countries the open continent has, and how many people.
  var countryCount: XCUIElement { running.element(WorldID.countryCount) }
  var people: XCUIElement { running.element(WorldID.people) }

  /// Opens a continent by the name in its identifier, as `asia`.
  func choose(_ continent: String) {
    running.scroll(to: WorldID.continent(continent)).tap()
    running.wait(for: running.element(WorldID.addCountry))
  }

  /// Adds a country that nothing speaks against to the open continent.
  func add(_ name: String, population: String) {
    running.element(WorldID.addCountry).tap()
    type(name, into: WorldID.name)
    type(population, into: WorldID.population)
    running.element(WorldID.add).tap()
    running.wait(for: running.element(WorldID.addCountry))
  }

  /// Goes back to the world by the screen's own button.
  func goBack() {
    running.scroll(to: WorldID.goBack).tap()
    running.wait(for: sentence)
  }

  private func type(_ text: String, into identifier: String) {
    let field = running.wait(for: running.element(identifier))
    field.tap()
    field.typeText(text)
  }
}
