import Figures
import PortableUITesting
import Statistics
import Testing

/// What a person does with a country's chart, told once for every driver.
package enum ChartScenarios {
  package static let all = [
    Scenario("the chart in words", theChartInWords),
    Scenario("choices are in the address", choicesAreInTheAddress),
    Scenario("days that were chosen on the chart are in the address", chosenDays),
    Scenario("corrections keep their sign", correctionsKeepTheirSign),
    Scenario("several countries", severalCountries),
    Scenario("the table is exact", theTableIsExact),
    Scenario("older and newer days", olderAndNewerDays),
    Scenario("a logarithmic scale", aLogarithmicScale),
    Scenario("recovered counts end", recoveredCountsEnd),
  ]

  /// B3: who does not see the chart hears what it shows, from when to when, the highest and the newest figure.
  package static func theChartInWords(on driver: any UIDriver) async throws {
    let chart = try await ChartPage.open("FR", on: driver)

    #expect(
      try await chart.summary
        == "Daily new cases, January 22, 2020 to October 10, 2021. "
        + "France: highest 117,902 on April 11, 2021, latest 4,057 on October 10, 2021.")
    #expect(try await chart.legend("FR").text == "France, 7-day average 5,122 on October 10, 2021")
    try await chart.openNotes()
    #expect(try await chart.missingDays.text == "No data for 1 day (a gap in the line).")
    #expect(try await chart.plot.role == .image)
  }

  /// B3: each choice is in the address, which opens the same chart.
  package static func choicesAreInTheAddress(on driver: any UIDriver) async throws {
    let chart = try await ChartPage.open("FR", on: driver)
    try await chart.press("chart.measure.deaths", leadingTo: "/statistics/FR?chart=deaths")
    try await chart.press("chart.kind.total", leadingTo: "/statistics/FR?chart=deaths,total")
    try await chart.press("chart.range.90", leadingTo: "/statistics/FR?chart=deaths,total,90")
    try await chart.press(ChartID.logarithmic, leadingTo: "/statistics/FR?chart=deaths,total,90,log")
    let summary =
      "Cumulative deaths, logarithmic scale, July 13, 2021 to October 10, 2021. "
      + "France: highest 117,927 on October 10, 2021, latest 117,927 on October 10, 2021."
    try await driver.waitUntil("the chart shows deaths") { try await chart.summary == summary }

    #expect(try await ChartPage.open("FR?chart=deaths,total,90,log", on: driver).summary == summary)
  }

  /// U3: days that were chosen on the chart are in the address, and all days a press away.
  package static func chosenDays(on driver: any UIDriver) async throws {
    let chart = try await ChartPage.open("FR?chart=2021-03-01..2021-05-31", on: driver)
    let beginning = "Daily new cases, March 1, 2021 to May 31, 2021. France: highest 117,902"
    #expect(try await chart.summary.hasPrefix(beginning))
    #expect(try await driver.element(ChartID.span).text == "March 1, 2021 – May 31, 2021")

    try await chart.press(ChartID.showAllDays, leadingTo: "/statistics/FR")
    try await driver.waitUntil("all days are shown") { try await chart.summary.contains("January 22, 2020") }
    #expect(try await !driver.element(ChartID.span).exists)
  }

  /// B3: a day below 0 is marked, and told with its sign.
  package static func correctionsKeepTheirSign(on driver: any UIDriver) async throws {
    let chart = try await ChartPage.open("FR", on: driver)
    try await chart.openNotes()
    let text = try await chart.corrections.text
    #expect(text.hasPrefix("10 days have negative counts because earlier ones were corrected."))
    #expect(text.contains("France, May 20, 2021: −348,840"))
    #expect(text.contains("See all in the table."))

    #expect(try await ChartPage.open("FR?chart=28", on: driver).corrections.exists == false)
  }

  /// B3: up to four countries stand on one chart, each with a line of its own, and can be taken away again.
  package static func severalCountries(on driver: any UIDriver) async throws {
    let chart = try await ChartPage.open("FR?chart=deaths,total&with=DE,IT", on: driver)
    let summary = try await chart.summary
    #expect(summary.contains("France: highest 117,927") && summary.contains("Italy: highest 131,301"))
    #expect(try await chart.legend("DE").text.hasPrefix("Germany 94,"))

    try await chart.compare(with: "IT")
    try await driver.waitUntil("Italy is gone") { try await chart.legend("IT").exists == false }
    #expect(try await driver.currentPath == "/statistics/FR?chart=deaths,total&with=DE")

    try await chart.compare(with: "ES")
    try await driver.waitUntil("Spain is there") { try await chart.legend("ES").exists }
    #expect(try await driver.currentPath == "/statistics/FR?chart=deaths,total&with=DE,ES")

    try await chart.compare(with: "PT")
    try await driver.waitUntil("Portugal is there") { try await chart.legend("PT").exists }
    try await driver.element(ChartID.compare).tap()
    try await driver.waitUntil("it says why a fifth is not possible") {
      try await driver.element(ChartID.comparisonFull).text
        == "A chart shows up to four countries. Remove one to add another."
    }
    #expect(try await driver.element("chart.compare.IT").isDisabled)
    let chip = driver.element("chart.chosen.ES")
    #expect(try await chip.name == "Remove Spain")
    try await chip.tap()
    try await driver.waitUntil("Spain is left out, and another one may be chosen") {
      if try await chip.exists { return false }
      return try await !driver.element("chart.compare.IT").isDisabled
    }
    #expect(try await driver.find(.identifiers(startingWith: "chart.chosen.")).count == 2)
    #expect(try await !driver.element(ChartID.comparisonFull).exists)
  }

  /// B3: the table has the exact figures, newest first, with the sign of corrections, and says what is missing.
  package static func theTableIsExact(on driver: any UIDriver) async throws {
    let chart = try await ChartPage.open("FR?chart=28", on: driver)
    #expect(try await chart.tableHeading.exists == false)
    try await chart.press(ChartID.tableButton, leadingTo: "/statistics/FR?chart=28,table")

    try await driver.waitUntil("the table is there") { try await chart.tableHeading.exists }
    #expect(try await chart.day("2021-10-10").text == "Oct 10, 2021 4,057 5,122")
    #expect(try await chart.day("2021-10-10").element(.image, named: "average 5,122").exists)
    #expect(try await chart.day("2021-09-13").exists)
    #expect(try await chart.day("2021-09-12").exists == false)

    let all = try await ChartPage.open("FR?chart=table", on: driver)
    #expect(try await all.day("2021-10-10").exists)
    #expect(try await all.day("2020-01-22").exists == false, "a long table is shown in parts")
    let deaths = try await ChartPage.open("FR?chart=recovered,28,table", on: driver)
    #expect(try await deaths.day("2021-10-10").text == "Oct 10, 2021 no data no data")
  }

  /// Older leads to older days, Newer back; the address names the part that is shown.
  package static func olderAndNewerDays(on driver: any UIDriver) async throws {
    let chart = try await ChartPage.open("FR?chart=table", on: driver)
    #expect(try await chart.tableDays.text == "September 13, 2021 to October 10, 2021")
    #expect(try await chart.older.text == "Older")
    #expect(try await chart.newer.text == "Newer")
    #expect(try await chart.newer.isDisabled)
    #expect(try await chart.day("2021-10-10").exists)

    try await chart.press(ChartID.older, leadingTo: "/statistics/FR?chart=table,2021-09-12")
    try await driver.waitUntil("older days are shown") { try await chart.day("2021-09-12").exists }
    #expect(try await chart.day("2021-08-16").exists)
    #expect(try await chart.day("2021-09-13").exists == false)

    try await chart.press(ChartID.newer, leadingTo: "/statistics/FR?chart=table")
    try await driver.waitUntil("the newest days are shown") { try await chart.day("2021-10-10").exists }

    try await driver.element(ChartID.date).enter("2021-03-05")
    try await driver.element(ChartID.goToDate).tap()
    try await driver.waitUntil("the table begins on that day") {
      try await driver.currentPath == "/statistics/FR?chart=table,2021-03-05"
    }
    try await driver.waitUntil("the day is shown") { try await chart.day("2021-03-05").exists }
    #expect(try await chart.day("2021-03-06").exists == false)

    let oldest = try await ChartPage.open("FR?chart=table,2020-02-01", on: driver)
    #expect(try await oldest.day("2020-01-22").exists)
    #expect(try await oldest.older.isDisabled)
  }

  /// B3: a logarithmic scale says how many values it leaves out.
  package static func aLogarithmicScale(on driver: any UIDriver) async throws {
    let chart = try await ChartPage.open("FR?chart=log", on: driver)
    try await chart.openNotes()
    #expect(try await chart.leftOut.text.hasSuffix(" values below 1 can’t be shown on a logarithmic scale."))
    #expect(try await ChartPage.open("FR?chart=log,total", on: driver).leftOut.exists)
    #expect(try await ChartPage.open("FR", on: driver).leftOut.exists == false)
  }

  /// B3: where counts end, the chart ends: it never falls to 0.
  package static func recoveredCountsEnd(on driver: any UIDriver) async throws {
    let chart = try await ChartPage.open("DE?chart=recovered,total", on: driver)
    #expect(try await chart.summary.hasSuffix("latest 3,659,260 on August 4, 2021."))
    try await chart.openNotes()
    #expect(try await chart.missingDays.text == "No data for 67 days (gaps in the line).")
  }
}
