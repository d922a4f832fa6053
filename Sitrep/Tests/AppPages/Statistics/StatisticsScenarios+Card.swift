import PortableUITesting
import Statistics
import Testing

extension StatisticsScenarios {
  /// R45, R46, R49, R50, R51, R52, D10: at first Russia is chosen, with its six figures, their day and their source.
  package static func theFirstCountryIsRussia(on driver: any UIDriver) async throws {
    let card = try await CountryCardPage.open(on: driver)

    #expect(try await card.name.text == "Russia (RU)")
    #expect(try await card.flag.text == "🇷🇺")
    #expect(try await card.figures == ["22,053", "21,471", "6,274,006", "5,609,682", "505,292", "159,032"])
    let origin = try await card.origin.text
    #expect(
      origin.wholeMatch(
        of: /As of Aug 4, 2021 · \d+ years old · Johns Hopkins University CSSE \(datasets\/covid-19\)/) != nil,
      "\(origin)")
    #expect(try await driver.find(.role(.list)).count == 2)
  }

  /// R47, R59, R60: flag, name and picker's sign each open the list of countries: a title, a way back, a row for each.
  package static func eachPartOpensTheCountries(on driver: any UIDriver) async throws {
    let card = try await CountryCardPage.open(on: driver)

    for part in [card.flag, card.name, card.picker] {
      try await card.openPicker(by: part)
      #expect(try await driver.headings.contains("Choose a country"))
      let rows = try await card.pickerRows
      #expect(rows.count == 192)
      #expect(rows.first?.text == "🇦🇫 Afghanistan")
      try await card.closePicker()
    }
    #expect(try await card.name.text == "Russia (RU)")
  }

  /// R48, R55: the chosen country's figures are shown, also after a reload.
  package static func choosingACountry(on driver: any UIDriver) async throws {
    let card = try await CountryCardPage.open(on: driver)

    try await card.choose("JP")

    #expect(try await card.name.text == "Japan (JP)")
    #expect(try await card.figures.first == "14,114")
    #expect(try await card.figures[2...] == ["971,905", "852,451", "104,208", "15,246"])
    try await driver.reload()
    #expect(try await card.name.text == "Japan (JP)")
  }

  /// R52, D10: what is not known is said to be, and never 0.
  package static func unknownFiguresOfTheChosenCountry(on driver: any UIDriver) async throws {
    let card = try await CountryCardPage.open(on: driver)

    try await card.choose("US")

    #expect(try await card.figures[3...4] == ["no data", "no data"])
  }

  /// D2: Details opens the country.
  package static func detailsOpenTheCountry(on driver: any UIDriver) async throws {
    let card = try await CountryCardPage.open(on: driver)

    try await card.details.tap()

    #expect(try await CountryPage.shown(on: driver).title == "Russia")
    #expect(try await driver.currentPath == "/statistics/RU")
  }
}
