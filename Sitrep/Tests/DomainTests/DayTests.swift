import Domain
import Foundation
import Testing

@Suite struct DayTests {
  @Test(arguments: [
    ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2021-08-04", 18_843), ("2020-01-22", 18_283),
    ("0001-01-01", -719_162), ("9999-12-31", 2_932_896),
  ])
  func `text and number of days agree both ways`(text: String, days: Int) throws {
    #expect(Day(iso8601: text)?.daysSinceEpoch == Int32(days))
    #expect(try #require(Day(daysSinceEpoch: days)).iso8601 == text)
  }

  @Test(arguments: [
    "2021-02-29", "1900-02-29", "2021-13-01", "2021-00-01", "2021-04-31", "2021-01-00", "0000-01-01",
    "2021-8-4", "2021-08-04 ", "2021/08/04", "+021-08-04", "2021-08-0４", "20210804", "", "today",
  ])
  func `what is no day is refused`(text: String) {
    #expect(Day(iso8601: text) == nil)
  }

  @Test func `every day of four hundred years is the one after the day before`() throws {
    var day = try #require(Day(year: 1800, month: 1, day: 1))
    let calendar = Calendar(identifier: .gregorian)
    for _ in 0..<400 * 12 {
      let monthLength = try #require(lengthOfMonth(day, in: calendar))
      #expect(Day(year: day.year, month: day.month, day: monthLength)?.advanced(by: 1).day == 1)
      #expect(Day(year: day.year, month: day.month, day: monthLength + 1) == nil)
      day = day.advanced(by: monthLength)
      #expect(day.day == 1)
    }
    #expect(day.iso8601 == "2200-01-01")
  }

  @Test func `days are compared and counted`() throws {
    let shown = try #require(Day(year: 2021, month: 8, day: 4))

    #expect(shown.advanced(by: -1).iso8601 == "2021-08-03")
    #expect(shown.advanced(by: 28).iso8601 == "2021-09-01")
    #expect(shown.advanced(by: -1) < shown)
    #expect((shown.year, shown.month, shown.day) == (2021, 8, 4))
  }

  @Test func `counting stops at the ends of the calendar`() throws {
    let day = try #require(Day(iso8601: "2021-08-04"))

    #expect(day.advanced(by: .max).iso8601 == "9999-12-31")
    #expect(day.advanced(by: .min).iso8601 == "0001-01-01")
    #expect(Day(daysSinceEpoch: 2_932_897) == nil)
    #expect(Day(daysSinceEpoch: -719_163) == nil)
  }

  @Test(arguments: [("Pacific/Kiritimati", "2021-08-05"), ("UTC", "2021-08-04"), ("Pacific/Pago_Pago", "2021-08-04")])
  func `today depends on the time zone`(zone: String, expected: String) throws {
    let noonUTC = Date(timeIntervalSince1970: 18_843 * 86_400 + 12 * 3_600)

    #expect(Day.today(in: try #require(TimeZone(identifier: zone)), now: noonUTC).iso8601 == expected)
  }

  @Test func `today is right before 1970 and never traps`() {
    #expect(Day.today(in: .gmt, now: Date(timeIntervalSince1970: -1)).iso8601 == "1969-12-31")
    #expect(Day.today(in: .gmt, now: Date(timeIntervalSince1970: .infinity)).iso8601 == "9999-12-31")
    #expect(Day.today(in: .gmt, now: Date(timeIntervalSince1970: -.infinity)).iso8601 == "0001-01-01")
  }

  @Test func `a day is coded as its text`() throws {
    let day = try #require(Day("2021-08-04"))

    #expect(String(decoding: try JSONEncoder().encode([day]), as: UTF8.self) == #"["2021-08-04"]"#)
    #expect(try JSONDecoder().decode([Day].self, from: Data(#"["2021-08-04"]"#.utf8)) == [day])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Day].self, from: Data(#"["2021-02-30"]"#.utf8))
    }
  }

  private func lengthOfMonth(_ day: Day, in calendar: Calendar) -> Int? {
    calendar.date(from: DateComponents(year: day.year, month: day.month, day: 1))
      .flatMap { calendar.range(of: .day, in: .month, for: $0)?.count }
  }

  @Test(arguments: ["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kathmandu", "America/New_York"])
  func `the middle of a day is on that day in its time zone`(name: String) throws {
    let zone = try #require(TimeZone(identifier: name))
    for text in ["2020-12-24", "1969-12-31", "2021-03-14"] {
      let day = try #require(Day(iso8601: text))
      #expect(Day.today(in: zone, now: day.noon(in: zone)) == day)
    }
  }
}
