import Domain
import TestTraits
import Testing

@Suite struct SeriesOfDayTests {
  private let first: Day

  init() throws {
    first = try #require(Day(iso8601: "2020-01-22"))
  }

  private func history(
    _ code: String, from offset: Int = 0, _ confirmed: [Int?], source: String = "A"
  ) throws -> SourcedHistory {
    SourcedHistory(
      history: CountryHistory(
        code: try #require(CountryCode(code)), firstDay: first.advanced(by: offset), confirmed: confirmed,
        recovered: Array(repeating: nil, count: confirmed.count), deaths: confirmed.map { $0.map { $0 / 10 } }),
      source: DataSource(name: source, url: "https://\(source).example", licence: source))
  }

  private var countries: [Country] {
    ["DE", "FR", "IT"].compactMap { CountryCode($0) }.map {
      Country(
        code: $0, iso3: "XXX", englishName: $0.rawValue, russianName: $0.rawValue, continent: .europe, population: nil)
    }
  }

  @Test(.proves("D3")) func `a day's figures are the total, what it added and what the day before added`() throws {
    let series = SeriesOfDay(
      day: first.advanced(by: 3), countries: countries, histories: [try history("DE", [10, 30, 25, 45, 99])],
      leftOut: ["A ship"])

    let row = try #require(series.report.rows.first)
    #expect(row.day == first.advanced(by: 3) && series.report.asOf == row.day && series.report.leftOut == ["A ship"])
    #expect(row.confirmed == DailyCount(total: 45, new: 20, newBefore: -5))
    #expect(row.deaths == DailyCount(total: 4, new: 2, newBefore: -1))
    #expect(row.recovered == DailyCount(total: nil, new: nil, newBefore: nil) && row.active == nil)
  }

  @Test(.proves("D3")) func `nothing is added to nothing: a first day and a gap have no new count`() throws {
    let gap = try history("DE", [10, nil, 25])
    func confirmed(_ offset: Int) -> DailyCount? {
      SeriesOfDay(day: first.advanced(by: offset), countries: countries, histories: [gap], leftOut: [])
        .report.rows.first?.confirmed
    }

    #expect(confirmed(0) == DailyCount(total: 10, new: nil, newBefore: nil))
    #expect(confirmed(1) == DailyCount(total: nil, new: nil, newBefore: nil))
    #expect(confirmed(2) == DailyCount(total: 25, new: nil, newBefore: nil))
  }

  @Test func `a country without a series of the day isn't there, nor one that nobody knows`() throws {
    let series = SeriesOfDay(
      day: first, countries: countries,
      histories: [try history("DE", [1]), try history("FR", from: 1, [1]), try history("ES", [1])], leftOut: [])

    #expect(series.report.rows.map(\.id.rawValue) == ["DE"])
  }

  @Test func `several sources are all named, one is itself`() throws {
    let one = SeriesOfDay(
      day: first, countries: countries, histories: [try history("DE", [1]), try history("FR", [1])], leftOut: [])
    let two = SeriesOfDay(
      day: first, countries: countries, histories: [try history("DE", [1], source: "B"), try history("FR", [1])],
      leftOut: [])

    #expect(one.report.source == DataSource(name: "A", url: "https://A.example", licence: "A"))
    #expect(two.report.source == DataSource(name: "A; B", url: "https://A.example", licence: "A; B"))
  }

  @Test func `a series up to a day has no later one`() throws {
    let history = try history("DE", [1, 2, 3]).history

    #expect(history.upTo(first.advanced(by: 1)).confirmed == [1, 2])
    #expect(history.upTo(first.advanced(by: 9)) == history)
    #expect(history.upTo(first.advanced(by: -1)).confirmed.isEmpty)
    #expect(!history.covers(first.advanced(by: 3)) && history.covers(first))
  }
}
