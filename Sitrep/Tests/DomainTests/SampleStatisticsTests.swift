import Domain
import TestTraits
import Testing

@Suite struct SampleStatisticsTests {
  private let report = SampleStatistics().latestReport()

  @Test(.proves(3, 44, 50)) func `a dozen countries have names, flags, totals and new counts`() {
    #expect(report.rows.count == 12)
    #expect(report.asOf.iso8601 == "2021-08-04")
    for row in report.rows {
      #expect(!row.country.englishName.isEmpty && !row.country.russianName.isEmpty)
      #expect(row.country.flag.unicodeScalars.count == 2)
      #expect(row.confirmed.total != nil && row.confirmed.new != nil && row.confirmed.newBefore != nil)
      #expect(row.deaths.total != nil && row.deaths.new != nil)
    }
  }

  @Test func `the hard cases are among them`() throws {
    #expect(try row("US").recovered == DailyCount(total: nil, new: nil))
    #expect(try row("US").active == nil)
    #expect(try row("CZ").deaths == DailyCount(total: 30_372, new: -6, newBefore: 4))
    #expect(try row("PW").confirmed == DailyCount(total: 0, new: 0, newBefore: 0))
    #expect(try row("VA").active == 0)
  }

  @Test func `the history ends with the day shown`() throws {
    let history = try #require(SampleStatistics().history(of: try code("CZ")))

    #expect(history.firstDay.iso8601 == "2021-08-02")
    #expect(history.deaths == [30_374, 30_378, 30_372])
    #expect(try SampleStatistics().history(of: code("US"))?.recovered == [nil, nil, nil])
    #expect(try SampleStatistics().history(of: code("XX")) == nil)
  }

  private func row(_ text: String) throws -> CountryFigures {
    let code = try code(text)
    return try #require(report[code])
  }
}
