import Domain
import PortableUITesting
import Statistics
import Testing
import World

extension StatisticsScenarios {
  /// B2: a missing population is told, entered in World, and at once there in the detail and in the list.
  package static func ratesFromWorld(on driver: any UIDriver) async throws {
    let germany = try await CountryPage.open("DE", on: driver)
    #expect(try await germany.missingPopulation.text == "To see rates, add this country’s population.")
    #expect(try await germany.rate(.newRate).exists == false)

    try await germany.addPopulation.tap()
    let form = try await CountryFormPage.shown(on: driver)
    #expect(try await driver.headings.contains("Add Country"))
    #expect(try await form.name.value == "Germany")
    try await form.population.enter("83,000,000")
    try await form.add()

    let known = try await CountryPage.shown(on: driver)
    #expect(try await driver.currentPath == "/statistics/DE", "who came from here is led back")
    #expect(try await known.rate(.totalRate).text == "4,561.4")
    #expect(try await known.rate(.newRate).text == "4.4")
    #expect(try await known.rate(.deathsRate).text == "110.5")
    #expect(try await known.population.text == "Population: 83,000,000, from World: Germany (Europe)")

    let list = try await CountryListPage.open(on: driver, at: "/statistics?sort=new-rate")
    #expect(try await list.codes.first == "DE")
    #expect(try await list.measure("DE").text == "4.4")
    #expect(try await list.measure("AF").text == "no population")
    #expect(
      try await driver.element(StatisticsID.populationsMissing).text
        == "191 countries have no population and come last.")

    _ = try await CountryListPage.open(on: driver, at: "/statistics?sort=new-rate&search=germany")
    #expect(try await driver.element(StatisticsID.populationsMissing).exists == false)
  }

  /// B2: an own number serves instead of World's, until it is taken back.
  package static func ratesFromAnOwnNumber(on driver: any UIDriver) async throws {
    let japan = try await CountryPage.open("JP", on: driver)

    #expect(try await japan.ownPopulation.text == "Use your own population…")
    try await japan.enterOwnPopulation("many")
    #expect(
      try await driver.element(StatisticsID.ownHint).text == "Enter a whole number above 0, such as 83,000,000.")
    try await driver.element(StatisticsID.ownField).enter("1,411,400")
    try await driver.element(StatisticsID.ownSave).tap()

    try await driver.waitUntil("the rates are told") { try await japan.rate(.newRate).exists }
    #expect(try await japan.rate(.newRate).text == "1,000.0")
    #expect(try await japan.population.text == "Population: 1,411,400, your own number")
    #expect(try await japan.ownPopulation.text == "Change your number…")

    try await japan.ownPopulation.tap()
    #expect(try await driver.element(StatisticsID.ownRemove).text == "Remove your number")
    try await driver.element(StatisticsID.ownRemove).tap()
    try await driver.waitUntil("the rates are gone") { try await !japan.rate(.newRate).exists }
  }

  /// B2: fewer people than the country had cases are refused, and what was typed stays.
  package static func fewerPeopleThanCases(on driver: any UIDriver) async throws {
    let japan = try await CountryPage.open("JP", on: driver)

    try await japan.enterOwnPopulation("50000")

    try await driver.waitUntil("it is refused") {
      try await driver.element(StatisticsID.ownHint).text
        == "That’s fewer people than the country’s total cases (971,905). Enter the population of the whole country."
    }
    #expect(try await driver.element(StatisticsID.ownField).value == "50000")
    #expect(try await !japan.rate(.newRate).exists)
  }

  /// B2: an ambiguous name asks which country it means, once.
  package static func anAmbiguousName(on driver: any UIDriver) async throws {
    try await ContinentPage.open(.africa, on: driver).add("Congo", "6,000,000")
    let congo = try await CountryPage.open("CG", on: driver)
    #expect(try await driver.element(StatisticsID.nameQuestion).text.contains("“Congo”"))
    #expect(try await congo.rate(.newRate).exists == false)

    try await driver.element("statistics.population.answer.CG").tap()

    try await driver.waitUntil("the rates are told") { try await congo.rate(.newRate).exists }
    #expect(try await driver.element(StatisticsID.nameQuestion).exists == false)
    _ = try await CountryPage.open("CD", on: driver)
    #expect(try await driver.element(StatisticsID.nameQuestion).exists == false)
    #expect(try await driver.element(StatisticsID.populationMissing).isVisible)
  }

  /// B2: the cases of seven days, which are worked out when somebody looks; needs script.
  package static func theRateOfAWeek(on driver: any UIDriver) async throws {
    try await ContinentPage.open(.europe, on: driver).add("Germany", "83,000,000")
    let germany = try await CountryPage.open("DE", on: driver)

    try await driver.waitUntil("the week is worked out") { try await germany.rate(.weeklyRate).text != "no data" }
    #expect(try await germany.rate(.weeklyRate).text == "19.8")
  }
}
