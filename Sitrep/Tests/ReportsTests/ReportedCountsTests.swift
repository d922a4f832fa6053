import Domain
import Foundation
import Reports
import Testing

@Suite struct ReportedCountsTests {
  @Test func `counts by week tell who did not report`() throws {
    let first = try #require(Day("2024-04-01"))
    let names = ["Baro", "Kelma", "Mirindi"]
    let series = names.enumerated().flatMap { index, name in
      [
        CountSeries(
          place: PlaceKey(name: name), measure: .cases(.all), firstDay: first, new: [10, 20, index == 0 ? 12 : nil]),
        CountSeries(
          place: PlaceKey(name: name), measure: .deaths(.all), firstDay: first, new: [1, 0, index == 0 ? 0 : nil]),
      ]
    }
    let counts = OutbreakCounts(
      places: names.map { OutbreakPlace(key: PlaceKey(name: $0), name: $0) }, series: series)
    let outbreak = Outbreak.reported(
      by: .week(start: .monday), content: .counts, days: first...first.advanced(by: 20))
    let report = SituationReport(
      of: outbreak, on: first.advanced(by: 20),
      .counts(OutbreakFigures(outbreak, counts), ReportWeek.weeks(of: outbreak, counts)),
      words: ReportWords(hidesSmallNumbers: false))

    let markdown = report.markdown(in: english)

    #expect(markdown.contains("- As of 21 April 2024, 102 cases and 3 deaths were reported"))
    #expect(markdown.contains("- The peak was week 15 of 2024 (60 cases)."))
    #expect(markdown.contains("- Nothing was reported by 2 of 3 sites in this week."))
    #expect(report.markdown(in: russian).contains("- За эту неделю не отчитались 2 из 3 учреждений."))
    #expect(markdown.contains("| Kelma | 30 | 1 | no report | no data | no data |"))
    #expect(!markdown.contains("By age and sex"))
    #expect(report.html(in: english).contains("<svg"))
  }

  @Test func `the watched countries are a report`() throws {
    let day = try #require(Day("2021-08-04"))
    let weeks = try (0..<3).map { index in
      ReportWeek(
        firstDay: try #require(Day("2021-07-12")).advanced(by: 7 * index), cases: 100 * (index + 1), deaths: 1)
    }
    let countries = CountryCatalogue([])
    let rows = try ["DE", "FR"].map { code in
      let country = try #require(CountryCode(code).flatMap { countries.country($0) })
      return ReportCountry(
        CountryFigures(
          country: country, day: day, confirmed: DailyCount(total: 1_000_000, new: 1),
          recovered: DailyCount(total: nil, new: nil), deaths: DailyCount(total: 20_000, new: 1)),
        weeks: weeks, population: code == "DE" ? PlacePopulation(count: 83_000_000, origin: "World Bank") : nil)
    }
    let outbreak = Outbreak.reported(
      "COVID-19", content: .counts, level: .countries, days: try #require(Day("2020-01-22"))...day)

    let markdown = SituationReport(of: outbreak, on: day, .countries(rows, .watched)).markdown(in: russian)
      .withPlainSpaces
    let largest = SituationReport(of: outbreak, on: day, .countries([rows[0]], .largest))

    #expect(markdown.contains("- Это данные по 2 отслеживаемым странам."))
    #expect(
      largest.markdown(in: english).contains(
        "- No country is watched: these are the figures of the 1 country with the most cases."))
    #expect(markdown.contains("зарегистрировано 2 000 000 случаев и 40 000 случаев смерти (летальность 2,0%"))
    #expect(markdown.contains("| Германия | 1 000 000 | 20 000 | 300 | 83 000 000 | 120,48"))
    #expect(markdown.contains("| Франция | 1 000 000 | 20 000 | 300 | нет данных | нет данных |"))
    #expect(markdown.contains("За последнюю полную неделю (26 июля – 1 августа) — 600 случаев, на 50% больше"))
  }
}
