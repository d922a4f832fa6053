import Domain
import Storage
import TestTraits
import Testing

/// Figures of any day from the two releases that come with the program.
@Suite struct AnyDayTests {
  private let store: BundledStatisticsStore

  init() throws {
    store = try BundledStatisticsStore()
  }

  private func report(_ day: String) throws -> StatisticsReport {
    try store.series(asOf: #require(Day(iso8601: day))).report
  }

  private func row(_ country: String, _ day: String) throws -> CountryFigures {
    try #require(try report(day)[code(country)])
  }

  @Test(.proves("D3")) func `the day shown at first is told by its series as the table tells it`() throws {
    let report = try report("2021-08-04")

    #expect(report == store.latestReport())
    #expect(report.rows.count == 192 && report.source.release == nil)
    let germany = try #require(try report[code("DE")])
    #expect(germany.confirmed == DailyCount(total: 3_786_003, new: 3_659, newBefore: 2_547))
    #expect(germany.deaths.total == 91_736)
  }

  @Test(.proves("D3")) func `24 January 2022 is told by the release of 9 March 2023`() throws {
    let report = try report("2022-01-24")
    let germany = try row("DE", "2022-01-24")

    #expect(report.source.release?.iso8601 == "2023-03-09" && report.source.name == "Johns Hopkins University CSSE")
    #expect(germany.confirmed.total == 8_744_840 && germany.confirmed.new == 284_294)
    #expect(germany.deaths.total == 116_746)
    #expect(germany.recovered.total == nil && germany.active == nil)
    let history = try #require(try store.history(of: code("DE"), asOf: report.asOf)).history
    let week = Int(report.asOf.daysSinceEpoch - history.firstDay.daysSinceEpoch)
    #expect(history.confirmed[week].flatMap { now in history.confirmed[week - 7].map { now - $0 } } == 744_718)
  }

  @Test(.proves("D3")) func `the last day has 196 countries`() throws {
    let report = try report("2023-03-09")

    #expect(report.rows.count == 196)
    #expect(
      report.leftOut
        == ["Diamond Princess", "MS Zaandam", "Summer Olympics 2020", "Antarctica", "Winter Olympics 2022"])
    let us = try row("US", "2023-03-09")
    #expect(us.confirmed.total == 103_802_702 && us.confirmed.new == 46_931)
    #expect(try row("TO", "2023-03-09").confirmed.total == 16_810)
    #expect(try row("KP", "2023-03-09").country.russianName == "КНДР")
  }

  @Test(.proves("D3")) func `between the two releases there is no seam`() throws {
    #expect(try row("DE", "2021-10-10").confirmed.total == 4_318_437)
    #expect(try row("DE", "2021-10-11").confirmed == DailyCount(total: 4_313_384, new: 19_577, newBefore: 0))
    let (before, after) = (try report("2021-10-10"), try report("2021-10-11"))
    #expect(before.rows.count == 192 && before.source.release == nil)
    #expect(after.rows.count == 196 && after.source.release != nil)
  }

  @Test(.proves("D3")) func `on the first day nothing is known to be new, and nothing is divided`() throws {
    for row in try report("2020-01-22").rows {
      #expect(row.confirmed.total != nil && row.confirmed.new == nil && row.confirmed.newBefore == nil)
      #expect(row.deaths.new == nil)
    }
    let first = try #require(Day(iso8601: "1999-01-01"))
    #expect(store.days.nearest(to: first).iso8601 == "2020-01-22")
    #expect(try store.series(asOf: first).report.rows.isEmpty)
  }

  @Test func `no recovered count is known after 4 August 2021, in either release`() throws {
    for day in ["2021-08-05", "2021-10-10", "2021-10-11", "2023-03-09"] {
      #expect(try report(day).rows.allSatisfy { $0.recovered.total == nil && $0.active == nil }, "\(day)")
    }
    #expect(try report("2021-08-03").rows.count { $0.recovered.total != nil } > 180)
  }

  @Test func `the days of both releases are known`() {
    #expect(store.days.span.lowerBound.iso8601 == "2020-01-22" && store.days.span.upperBound.iso8601 == "2023-03-09")
    #expect(store.days.stretches.count == 1)
  }

  @Test(.proves("B10")) func `each name of a country that only the final release has means that country alone`() throws
  {
    let final = try #require(store.releases.last)

    #expect(final.countries.count == 196 && Set(final.countries.map(\.code)).count == 196)
    for country in final.countries {
      #expect(CountryAliases.codes(for: country.englishName) == [country.code], "\(country.englishName)")
      #expect(CountryAliases.codes(for: country.russianName) == [country.code], "\(country.russianName)")
    }
  }
}
