import AppPages
import Domain
import PortableUITesting
import Statistics
import Testing

/// What a new profile is told, in process, without and with script.
@Suite(.timeLimit(.minutes(10))) struct FirstStepsUITests {
  @Test(arguments: [false, true]) func `a new profile is told what there is to do, until a country is chosen`(
    runsScript: Bool
  ) async throws {
    let driver = InProcessDriver(try await AppFixture.responder(isFirstStart: true), runsScript: runsScript)
    let card = try await CountryCardPage.open(on: driver)
    let steps = driver.element(FirstStepsID.list.sentence)
    #expect(try await steps.text.hasPrefix("Follow an outbreak from your own machine"))

    try await driver.element(FirstStepsID.list.country).tap()
    try await driver.waitUntil("the countries are offered") { try await card.isPickerShown }
    try await driver.element("statistics.pick.FR").tap()

    try await driver.waitUntil("the card is of France") { try await card.name.text == "France (FR)" }
    #expect(try await !steps.exists)
    try await driver.reload()
    #expect(try await !steps.exists)
  }

  @Test(arguments: [false, true]) func `they can be put away, in every window`(runsScript: Bool) async throws {
    let app = try await AppFixture.responder(isFirstStart: true)
    let driver = InProcessDriver(app, runsScript: runsScript)
    _ = try await CountryListPage.open(on: driver)

    try await driver.element(FirstStepsID.list.hide).tap()

    let steps = driver.element(FirstStepsID.list.sentence)
    try await driver.waitUntil("they are away") { try await !steps.exists }
    let other = InProcessDriver(app)
    _ = try await CountryListPage.open(on: other)
    #expect(try await !other.element(FirstStepsID.list.sentence).exists)
  }

  @Test(arguments: [false, true]) func `a country that is watched ends them`(runsScript: Bool) async throws {
    let driver = InProcessDriver(try await AppFixture.responder(isFirstStart: true), runsScript: runsScript)
    _ = try await CountryListPage.open(on: driver)

    try await driver.element(FirstStepsID.list.watch).tap()
    let country = try await CountryPage.shown(on: driver)
    #expect(try await country.title == "Russia")
    try await country.setWatched(true)
    try await country.setWatched(false)

    _ = try await CountryListPage.open(on: driver)
    #expect(try await !driver.element(FirstStepsID.list.sentence).exists)
  }

  @Test(arguments: [false, true]) func `what is kept in another tab ends them`(runsScript: Bool) async throws {
    let driver = InProcessDriver(try await AppFixture.responder(isFirstStart: true), runsScript: runsScript)
    let continent = try await ContinentPage.open(.asia, on: driver)
    try await continent.add("Japan", "1")

    _ = try await CountryListPage.open(on: driver)

    #expect(try await !driver.element(FirstStepsID.list.sentence).exists)
  }

  @Test(arguments: [false, true]) func `one of them leads to the team's archives`(runsScript: Bool) async throws {
    let driver = InProcessDriver(try await AppFixture.responder(isFirstStart: true), runsScript: runsScript)
    _ = try await CountryListPage.open(on: driver)

    try await driver.element(FirstStepsID.list.archive).tap()

    try await driver.waitUntil("the archives are shown") { try await driver.currentPath == "/workspaces" }
    try await driver.goBack()
    _ = try await CountryListPage.shown(on: driver)
    #expect(try await driver.element(FirstStepsID.list.sentence).exists, "looking is not doing")
  }
}
