import Domain
import Testing

@Suite struct KnownDaysTests {
  private func days(_ first: String, _ last: String) throws -> ClosedRange<Day> {
    try #require(Day(iso8601: first))...#require(Day(iso8601: last))
  }

  private func day(_ text: String) throws -> Day { try #require(Day(iso8601: text)) }

  @Test func `stretches that touch or overlap become one, in order`() throws {
    let known = KnownDays(
      try days("2020-05-01", "2020-05-10"),
      [
        try days("2021-01-01", "2021-01-01"), try days("2020-01-01", "2020-01-31"),
        try days("2020-02-01", "2020-05-02"),
      ])

    #expect(try known.stretches == [days("2020-01-01", "2020-05-10"), days("2021-01-01", "2021-01-01")])
    #expect(try known.span == days("2020-01-01", "2021-01-01"))
    #expect(try known.contains(day("2020-03-15")))
    #expect(try !known.contains(day("2020-05-11")))
  }

  @Test(arguments: [
    ("1999-01-01", "2020-01-01"), ("2020-03-01", "2020-03-01"), ("2020-05-12", "2020-05-10"),
    ("2020-12-31", "2021-01-01"), ("9999-12-31", "2021-01-01"),
  ])
  func `outside of the days the nearest one stands in`(wanted: String, nearest: String) throws {
    let known = KnownDays(try days("2020-01-01", "2020-05-10"), [try days("2021-01-01", "2021-01-01")])

    #expect(try known.nearest(to: day(wanted)) == day(nearest))
  }

  @Test func `a step over a gap goes to the next day that is known, and none goes beyond the ends`() throws {
    let known = KnownDays(try days("2020-01-01", "2020-05-10"), [try days("2021-01-01", "2021-01-01")])

    #expect(try known.step(from: day("2020-05-10"), by: 1) == day("2021-01-01"))
    #expect(try known.step(from: day("2021-01-01"), by: -1) == day("2020-05-10"))
    #expect(try known.step(from: day("2020-05-10"), by: -7) == day("2020-05-03"))
    #expect(try known.step(from: day("2020-01-01"), by: -1) == nil)
    #expect(try known.step(from: day("2021-01-01"), by: 7) == nil)
    #expect(known.step(from: .distantFuture, by: 1) == nil)
  }
}
