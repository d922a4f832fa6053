import PortableUITesting
import Statistics
import Testing

/// What a person does with the Statistics tab, told once for every driver.
package enum StatisticsScenarios {
  /// All of them.
  package static let all =
    [
      Scenario("opens with the list", opensWithTheList),
      Scenario("a row opens its country", aRowOpensItsCountry),
      Scenario("watching changes list and filter", watchingChangesListAndFilter),
      Scenario("back to the filtered list", backToTheFilteredList),
      Scenario("the address is the place", theAddressIsThePlace),
      Scenario("texts of a country", textsOfACountry),
      Scenario("unknown and negative counts", unknownAndNegativeCounts),
      Scenario("order of the detail", orderOfTheDetail),
      Scenario("unknown addresses", unknownAddresses),
    ] + chosenAndFound

  /// Those of the chosen country, of search, order and rates.
  package static let chosenAndFound = [
    Scenario("the first country is Russia", theFirstCountryIsRussia),
    Scenario("each part opens the countries", eachPartOpensTheCountries),
    Scenario("choosing a country", choosingACountry),
    Scenario("unknown figures of the chosen country", unknownFiguresOfTheChosenCountry),
    Scenario("details open the country", detailsOpenTheCountry),
    Scenario("search and order are in the address", searchAndOrderAreInTheAddress),
    Scenario("the menu chooses the order", theMenuChoosesTheOrder),
    Scenario("nothing is found", nothingIsFound),
    Scenario("the chosen country makes room for a search", theChosenCountryMakesRoom),
    Scenario("rates from World", ratesFromWorld),
    Scenario("rates from an own number", ratesFromAnOwnNumber),
    Scenario("fewer people than cases", fewerPeopleThanCases),
    Scenario("an ambiguous name", anAmbiguousName),
  ]

  /// Those that need script.
  package static let live = [
    Scenario("typing filters", typingFilters),
    Scenario("the rate of a week", theRateOfAWeek),
  ]

  /// R1, R5, R6, R8, R9, R13: the app opens with the list: a title, a switch alone in its section, all countries in another.
  package static func opensWithTheList(on driver: any UIDriver) async throws {
    let list = try await CountryListPage.open(on: driver)

    #expect(try await driver.headings.first == "Covid19 Stats")
    #expect(try await driver.find(.role(.list)).count == 2)
    #expect(try await driver.find(.role(.switch)).count == 1)
    #expect(try await list.toggle.isOn == false)
    #expect(try await list.codes.count == 192)
    #expect(try await list.asOf.text == "As of August 4, 2021")
  }

  /// R12, R21: a row opens its country: the first, the last, and the only one of a filtered list.
  package static func aRowOpensItsCountry(on driver: any UIDriver) async throws {
    for (code, name) in [("AF", "Afghanistan"), ("ZW", "Zimbabwe")] {
      let country = try await CountryListPage.open(on: driver).choose(code)
      #expect(try await country.title == name)
      #expect(try await driver.currentPath == "/statistics/\(code)")
    }

    try await CountryPage.open("JP", on: driver).setWatched(true)
    let list = try await CountryListPage.open(on: driver, at: "/statistics?watched=1")
    #expect(try await list.choose("JP").title == "Japan")
  }

  /// R10, R22, R23, R43: watching in the detail is at once true in the list and its filter.
  package static func watchingChangesListAndFilter(on driver: any UIDriver) async throws {
    let list = try await CountryListPage.open(on: driver)
    try await list.switchFilter(on: true)
    #expect(try await list.codes == [])
    #expect(try await driver.element(StatisticsID.nothingWatched).isVisible)
    try await list.switchFilter(on: false)

    for code in ["CL", "SE"] { try await CountryPage.open(code, on: driver).setWatched(true) }
    let filtered = try await CountryListPage.open(on: driver, at: "/statistics?watched=1")
    #expect(try await filtered.codes == ["CL", "SE"])
    #expect(try await filtered.row("CL").element(StatisticsID.cellWatched).name == "Watched")
    #expect(try await list.row("AF").element(StatisticsID.cellWatched).exists == false)

    let chile = try await filtered.choose("CL")
    #expect(try await chile.isWatched)
    try await chile.setWatched(false)
    try await driver.open("/statistics?watched=1")
    #expect(try await CountryListPage.shown(on: driver).codes == ["SE"])
  }

  /// R43: from the filtered list into a country, watch no longer, and back by the page's own control: the row is gone.
  package static func backToTheFilteredList(on driver: any UIDriver) async throws {
    for code in ["CL", "SE"] { try await CountryPage.open(code, on: driver).setWatched(true) }
    let chile = try await CountryListPage.open(on: driver, at: "/statistics?watched=1").choose("CL")
    try await chile.setWatched(false)

    let list = try await chile.back()

    #expect(try await list.toggle.isOn)
    #expect(try await list.codes == ["SE"])
    #expect(try await driver.currentPath == "/statistics?watched=1")
  }

  /// R1: Back, Forward, reload and bookmarks keep the place.
  package static func theAddressIsThePlace(on driver: any UIDriver) async throws {
    let list = try await CountryListPage.open(on: driver, at: "/statistics")
    try await list.switchFilter(on: true)
    #expect(try await driver.currentPath == "/statistics?watched=1")
    let france = try await CountryPage.open("FR", on: driver)
    #expect(try await france.title == "France")

    try await driver.goBack()
    #expect(try await CountryListPage.shown(on: driver).toggle.isOn)

    try await driver.goForward()
    #expect(try await CountryPage.shown(on: driver).title == "France")

    try await driver.reload()
    #expect(try await CountryPage.shown(on: driver).title == "France")
    #expect(try await driver.currentPath == "/statistics/FR")
  }

  /// R20, R38, R39: the texts of a cell and of the captions.
  package static func textsOfACountry(on driver: any UIDriver) async throws {
    let list = try await CountryListPage.open(on: driver)
    #expect(try await list.flag("AF").text == "🇦🇫")
    #expect(try await list.name("AF").text == "Afghanistan")
    #expect(try await list.total("AF").text == "Total cases: 148,933")

    let japan = try await CountryPage.open("JP", on: driver)
    #expect(try await japan.caption(.confirmed).text == "Total Confirmed Cases: 971,905")
    #expect(try await japan.caption(.recovered).text == "Total Recovered: 852,451")
    #expect(try await japan.caption(.deaths).text == "Total Deaths: 15,246")
    #expect(try await japan.newCount(.confirmed).text == "14,114")
    #expect(try await japan.active.text == "104,208")
  }

  /// D7: what is unknown is said to be, and a correction keeps its sign.
  package static func unknownAndNegativeCounts(on driver: any UIDriver) async throws {
    let america = try await CountryPage.open("US", on: driver)
    #expect(try await america.caption(.recovered).text == "Total Recovered: no data")
    #expect(try await america.newCount(.recovered).text == "no data")
    #expect(try await america.active.text == "no data")

    let czechia = try await CountryPage.open("CZ", on: driver)
    #expect(try await czechia.newCount(.deaths).text == "−6")
  }

  /// R24: flag, confirmed bar and caption, recovered bar and caption, deaths bar and caption, then what is ours.
  package static func orderOfTheDetail(on driver: any UIDriver) async throws {
    _ = try await CountryPage.open("JP", on: driver)
    let wanted =
      [StatisticsID.detailFlag]
      + StatisticsID.Graph.allCases.flatMap { [StatisticsID.bar($0), StatisticsID.caption($0)] }
      + [StatisticsID.newCount(.confirmed)]

    let found = try await driver.find(.identifiers(startingWith: "statistics.")).map(\.identifier)

    #expect(found.filter(wanted.contains) == wanted)
  }

  /// An address that is none, and a country that is none, say so and lead on.
  package static func unknownAddresses(on driver: any UIDriver) async throws {
    try await driver.open("/statistics/ZZ")
    #expect(try await driver.element(StatisticsID.unknownCountry).isVisible)

    try await driver.open("/nothing/here")
    #expect(try await driver.status == 404)
    try await driver.element(.link, named: "Go to Statistics").tap()
    _ = try await CountryListPage.shown(on: driver)
  }
}
