import Domain
import Testing

@Suite struct OutbreakCountriesTests {
  @Test func `an outbreak by countries is a report of its day, and a history of its weeks`() throws {
    let first = try day("2025-05-19")
    let greece = OutbreakPlace(try code("GR"))
    let states = OutbreakPlace(try code("US"))
    let ship = OutbreakPlace("A ship")
    let week = ReportingPeriod.week(start: .monday)
    let counts = OutbreakCounts(
      places: [greece, states, ship],
      series: [
        CountSeries(
          place: greece.key, measure: .cases(.all), firstDay: first, new: [755, 911], total: [5_771_490, 5_772_401]),
        CountSeries(
          place: greece.key, measure: .deaths(.all), firstDay: first.advanced(by: 7), new: [1], total: [40_071]),
        CountSeries(
          place: states.key, measure: .cases(.all), firstDay: first, new: [nil, nil],
          total: [103_436_829, 103_436_829]),
      ])
    let outbreak = Outbreak.made(by: week, first...first.advanced(by: 13), level: .countries)

    let report = counts.report(of: outbreak, asOf: nil, countries: CountryCatalogue([]))

    #expect(report.asOf == Day("2025-06-01") && report.rows.count == 2)
    #expect(report[try code("GR")]?.confirmed == DailyCount(total: 5_772_401, new: 911, newBefore: 755))
    #expect(report[try code("GR")]?.deaths == DailyCount(total: 40_071, new: 1, newBefore: nil))
    #expect(report[try code("US")]?.confirmed == DailyCount(total: 103_436_829, new: nil, newBefore: nil))
    #expect(report[try code("US")]?.recovered == DailyCount(total: nil, new: nil))

    let history = try #require(counts.history(of: try code("GR"), by: week))
    #expect(history.step == 7 && history.firstDay == Day("2025-05-25") && history.lastDay == Day("2025-06-01"))
    #expect(history.confirmed == [5_771_490, 5_772_401] && history.deaths == [nil, 40_071])
    #expect(history.recovered == [nil, nil] && history.published[.confirmed] == [755, 911])
    #expect(history.published[.deaths] == [nil, 1] && history.published[.recovered] == nil)
    #expect(counts.history(of: try code("CL"), by: week) == nil)
  }
}
