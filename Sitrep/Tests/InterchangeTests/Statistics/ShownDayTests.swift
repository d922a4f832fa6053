import Domain
import Testing

/// Which day is shown, and what of a country that has no count on it.
@Suite struct ShownDayTests {
  private func read(_ rows: String, asOf: String? = nil) throws -> FiguresImport {
    try InterchangeTests.read(
      "Province/State,Country/Region,Lat,Long,3/21/20,3/22/20,3/23/20\n\(rows)\n",
      named: "time_series_covid19_confirmed_global.csv", asOf: asOf)
  }

  @Test func `a country without a count on the last day shows its last known total with its day`() throws {
    let figures = try read(
      """
      ,Italy,1,1,53578,59138,63927
      ,Germany,1,1,22213,24873,
      Hubei,China,1,1,100,100,100
      Beijing,China,1,1,1,2,
      ,Chile,1,1,1,2,3
      ,Peru,1,1,,,
      """
    )

    #expect(figures.set.report.asOf == Day("2020-03-22"))
    #expect(try figures.row("DE").confirmed == DailyCount(total: 24_873, new: 2_660))

    let more = try read(",Italy,1,1,53578,59138,63927\n,Germany,1,1,22213,24873,\n,Peru,1,1,,,\n,Chile,1,1,1,2,3")
    #expect(more.set.report.asOf == Day("2020-03-23"))
    #expect(try more.row("DE").confirmed == DailyCount(total: 24_873, new: nil))
    #expect(try more.row("DE").day == Day("2020-03-22") && more.row("IT").day == Day("2020-03-23"))
    #expect(try more.row("PE").confirmed.total == nil && more.row("PE").day == Day("2020-03-23"))
  }

  @Test func `empty columns at the end do not count`() throws {
    let figures = try read(",Italy,1,1,53578,59138,\n,Germany,1,1,22213,24873,NA")

    #expect(figures.set.report.asOf == Day("2020-03-22") && figures.days.upperBound == Day("2020-03-22"))
    #expect(try figures.row("IT").confirmed == DailyCount(total: 59_138, new: 5_560))
  }

  @Test func `a person's day is shown though few have a count on it`() throws {
    let figures = try read(",Italy,1,1,1,2,3\n,Germany,1,1,1,2,\n,Chile,1,1,1,2,", asOf: "2020-03-23")
    #expect(figures.set.report.asOf == Day("2020-03-23"))
    #expect(try figures.row("CL").confirmed.total == 2 && figures.row("CL").day == Day("2020-03-22"))
  }
}
