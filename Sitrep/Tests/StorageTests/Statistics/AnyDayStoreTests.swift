import Domain
import Foundation
import Storage
import TestSupport
import TestTraits
import Testing

/// Figures of any day from the database above the bundled releases.
@Suite struct AnyDayStoreTests {
  private let temporary: TemporaryFolder
  private let store: SQLiteFiguresStore

  init() throws {
    temporary = try TemporaryFolder()
    store = try temporary.database().figures(above: BundledStatisticsStore()) { _ in }
  }

  private func day(_ text: String) throws -> Day { try #require(Day(iso8601: text)) }

  /// Countries with series of so many days, which count upwards from a number.
  private func figures(
    _ codes: [String], from first: String, days: Int, counting start: Int = 0, by source: String = "Made"
  ) throws -> FiguresSet {
    let first = try day(first)
    let histories = try codes.map { text in
      CountryHistory(
        code: try code(text), firstDay: first, confirmed: (0..<days).map { start + $0 },
        recovered: Array(repeating: nil, count: days), deaths: Array(repeating: 0, count: days))
    }
    let rows = histories.map { history in
      history.figures(
        of: Country(
          code: history.code, iso3: "XXX", englishName: history.code.rawValue, russianName: history.code.rawValue,
          continent: .europe, population: nil), on: history.lastDay)
    }
    let report = StatisticsReport(
      asOf: first.advanced(by: days - 1), source: DataSource(name: source, url: "", licence: ""), rows: rows,
      leftOut: [])
    return FiguresSet(
      report: report, histories: Dictionary(uniqueKeysWithValues: histories.map { ($0.code, $0) }))
  }

  @Test(.proves("D3")) func `a fresh profile tells any day as the program does, and knows the same days`() async throws
  {
    let bundled = try BundledStatisticsStore()
    let snapshot = try await store.snapshot()

    #expect(snapshot.days == bundled.days)
    for text in ["2020-01-22", "2021-08-04", "2021-10-11", "2023-03-09"] {
      let series = try await store.series(asOf: day(text))
      #expect(try series.report == bundled.series(asOf: day(text)).report, "\(text)")
      let germany = try await store.history(of: code("DE"), asOf: day(text))
      #expect(try germany == bundled.history(of: code("DE"), asOf: day(text)), "\(text)")
    }
  }

  @Test(.proves("D3")) func `figures from a file are told as of a day too, and the others by the program's`()
    async throws
  {
    let set = try figures(["DE", "GL"], from: "2021-12-01", days: 100, counting: 1_000)
    let snapshot = try await store.keep(set, named: "made.csv", received: .now)

    let report = try await store.series(asOf: day("2022-01-24")).report
    #expect(report[try code("DE")]?.confirmed == DailyCount(total: 1_054, new: 1, newBefore: 1))
    #expect(report[try code("GL")]?.confirmed.total == 1_054)
    #expect(report[try code("FR")]?.confirmed.total == 16_917_220)
    #expect(report.rows.count == 197)
    #expect(report.source.name == "Johns Hopkins University CSSE; Made")
    #expect(try snapshot.shown.report.asOf == day("2022-03-10"))
  }

  @Test(.proves("D3")) func `where a file has no series of the day, the release of the day tells it`() async throws {
    _ = try await store.keep(
      try figures(["DE"], from: "2024-01-01", days: 10), named: "later.csv", received: .now)

    #expect(try await store.series(asOf: day("2022-01-24")).report[code("DE")]?.confirmed.total == 8_744_840)
    let later = try await store.series(asOf: day("2024-01-05")).report
    #expect(later.rows.map(\.id.rawValue) == ["DE"] && later.source.name == "Made")
    #expect(try await store.series(asOf: day("2023-06-01")).report.rows.isEmpty)
    let days = try await store.snapshot().days
    #expect(days.stretches.count == 2)
    #expect(try days.nearest(to: day("2023-06-01")) == day("2023-03-09"))
  }

  @Test func `a file that ends before the first release doesn't replace it`() async throws {
    _ = try await store.keep(
      try figures(["DE", "GL"], from: "2020-03-01", days: 10), named: "old.csv", received: .now)

    let report = try await store.series(asOf: day("2020-03-05")).report
    #expect(report[try code("DE")]?.confirmed.total == 482)
    #expect(report.source.name == "Johns Hopkins University CSSE (datasets/covid-19)")
  }

  @Test func `of several files the series that ends last is taken, from a feed or a file`() async throws {
    _ = try await store.keep(try figures(["DE"], from: "2022-01-01", days: 40), named: "a.csv", received: .now)
    _ = try await store.keep(
      try figures(["DE"], from: "2022-01-01", days: 50, counting: 500, by: "Longer"), named: "b.csv", received: .now)
    #expect(try await store.history(of: code("DE"), asOf: day("2022-01-24"))?.source.name == "Longer")

    let feed = try #require(try figures(["DE"], from: "2022-01-01", days: 60).histories.values.first)
    try await store.keep(
      SourcedHistory(history: feed, source: DataSource(name: "Feed", url: "", licence: "")))

    #expect(try await store.history(of: code("DE"), asOf: day("2022-01-24"))?.source.name == "Feed")
    #expect(try await store.series(asOf: day("2022-01-24")).histories[code("DE")]?.source.name == "Feed")
  }
}
