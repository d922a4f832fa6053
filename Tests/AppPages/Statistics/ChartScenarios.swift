import PortableUITesting
import Statistics
import Testing

/// What a person does with a country's chart, told once for every driver.
package enum ChartScenarios {
  package static let all = [
    StatisticsScenarios.Named(testDescription: "B3 the chart in words", play: theChartInWords),
    StatisticsScenarios.Named(testDescription: "B3 choices are in the address", play: choicesAreInTheAddress),
    StatisticsScenarios.Named(testDescription: "B3 corrections keep their sign", play: correctionsKeepTheirSign),
    StatisticsScenarios.Named(testDescription: "B3 several countries", play: severalCountries),
    StatisticsScenarios.Named(testDescription: "B3 the table is exact", play: theTableIsExact),
    StatisticsScenarios.Named(testDescription: "B3 a logarithmic scale", play: aLogarithmicScale),
    StatisticsScenarios.Named(testDescription: "B3 recovered counts end", play: recoveredCountsEnd),
  ]

  /// B3: who does not see the chart hears what it shows, from when to when, the highest and the newest figure.
  package static func theChartInWords(on driver: any UIDriver) async throws {
    let chart = try await ChartPage.open("FR", on: driver)

    #expect(
      try await chart.summary
        == "New cases a day, January 22, 2020 to October 10, 2021. "
        + "France: highest 117,902 on April 11, 2021, latest 4,057 on October 10, 2021.")
    #expect(try await chart.legend("FR").text == "France, mean of seven days 5,121.7 on October 10, 2021")
    #expect(try await chart.missingDays.text == "1 day without data is left empty.")
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
      "Deaths in total, July 13, 2021 to October 10, 2021. "
      + "France: highest 117,927 on October 10, 2021, latest 117,927 on October 10, 2021."
    try await driver.waitUntil("the chart shows deaths") { try await chart.summary == summary }

    #expect(try await ChartPage.open("FR?chart=deaths,total,90,log", on: driver).summary == summary)
  }

  /// B3: a day below 0 is marked, and told with its sign.
  package static func correctionsKeepTheirSign(on driver: any UIDriver) async throws {
    let chart = try await ChartPage.open("FR", on: driver)
    let text = try await chart.corrections.text
    #expect(text.hasPrefix("10 days have a count below 0, because earlier days were corrected."))
    #expect(text.contains("France, May 20, 2021: -348,840"))
    #expect(text.contains("The table has all of them."))

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
  }

  /// B3: the table has the exact figures, newest first, with the sign of corrections, and says what is missing.
  package static func theTableIsExact(on driver: any UIDriver) async throws {
    let chart = try await ChartPage.open("FR?chart=28", on: driver)
    #expect(try await chart.tableHeading.exists == false)
    try await chart.press(ChartID.tableButton, leadingTo: "/statistics/FR?chart=28,table")

    try await driver.waitUntil("the table is there") { try await chart.tableHeading.exists }
    #expect(try await chart.day("2021-10-10").text == "October 10, 2021 4,057 mean 5,121.7")
    #expect(try await chart.day("2021-09-13").exists)
    #expect(try await chart.day("2021-09-12").exists == false)

    let all = try await ChartPage.open("FR?chart=table", on: driver)
    #expect(try await all.day("2021-10-10").exists)
    #expect(try await all.day("2020-01-22").exists == false, "a long table is shown in parts")
    let deaths = try await ChartPage.open("FR?chart=recovered,28,table", on: driver)
    #expect(try await deaths.day("2021-10-10").text == "October 10, 2021 no data mean no data")
  }

  /// B3: a logarithmic scale says how many values it leaves out.
  package static func aLogarithmicScale(on driver: any UIDriver) async throws {
    let chart = try await ChartPage.open("FR?chart=log", on: driver)
    #expect(try await chart.leftOut.text.hasPrefix("A logarithmic scale has no place for 0 and less: "))
    #expect(try await ChartPage.open("FR?chart=log,total", on: driver).leftOut.exists)
    #expect(try await ChartPage.open("FR", on: driver).leftOut.exists == false)
  }

  /// B3: where counts end, the chart ends: it never falls to 0.
  package static func recoveredCountsEnd(on driver: any UIDriver) async throws {
    let chart = try await ChartPage.open("DE?chart=recovered,total", on: driver)
    #expect(try await chart.summary.hasSuffix("latest 3,659,260 on August 4, 2021."))
    #expect(try await chart.missingDays.text == "67 days without data are left empty.")
  }
}
