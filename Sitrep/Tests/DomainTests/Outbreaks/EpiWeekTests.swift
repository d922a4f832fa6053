import Domain
import Foundation
import Testing

@Suite struct EpiWeekTests {
  @Test(arguments: [
    ("2024-W07", nil, "2024-02-12"), ("2024W07", nil, "2024-02-12"), ("2024-W7", nil, "2024-02-12"),
    ("W7 2024", nil, "2024-02-12"), ("202407", nil, "2024-02-12"), ("2024 w07", nil, "2024-02-12"),
    ("S7", 2024, "2024-02-12"), ("S07/2024", nil, "2024-02-12"), ("7", 2024, "2024-02-12"),
    ("Week 7, 2024", nil, "2024-02-12"), ("7 нед. 2024", nil, "2024-02-12"), ("Semaine 7", 2024, "2024-02-12"),
    ("2020-W53", nil, "2020-12-28"), ("2021-W01", nil, "2021-01-04"), ("W1 2025", nil, "2024-12-30"),
  ])
  func `labels of weeks are read in the forms of the field`(label: String, year: Int?, first: String) throws {
    let week = try #require(EpiWeek(label: label, year: year, start: .monday))

    #expect(week.firstDay == Day(first))
    #expect(try EpiWeek.read(week.label, start: .monday) == week)
  }

  @Test(arguments: [
    ("2024-W53", EpiWeek.LabelProblem.noSuchWeek(year: 2024, number: 53)), ("W5", .noYear), ("S7", .noYear),
    ("5", .noYear), ("2024-W00", .noSuchWeek(year: 2024, number: 0)), ("202454", .noSuchWeek(year: 2024, number: 54)),
    ("", .notAWeek), ("2024", .notAWeek), ("2024-07", .notAWeek), ("2024-W123", .notAWeek), ("x", .notAWeek),
    ("2024-02-12", .notAWeek), ("W7 W8", .notAWeek), ("Q1 2024", .notAWeek), ("24-W07", .notAWeek), ("-", .notAWeek),
    ("99999999999999999999", .notAWeek), ("W\u{661} 2024", .notAWeek),
    (String(repeating: "W7 2024 ", count: 100), .notAWeek),
  ])
  func `what names no week is refused with the reason`(label: String, problem: EpiWeek.LabelProblem) {
    #expect(throws: problem) { try EpiWeek.read(label, start: .monday) }
    #expect(EpiWeek(label: label, start: .monday) == nil)
  }

  @Test func `weeks that begin on Sunday have the numbers of the CDC`() throws {
    let first = try #require(EpiWeek(label: "2025 W1", start: .sunday))

    #expect(first.firstDay == Day("2024-12-29") && first.lastDay == Day("2025-01-04"))
    #expect(EpiWeek(containing: try day("2024-12-29"), start: .monday).label == "2024-W52")
    #expect(EpiWeek(containing: try day("2024-12-28"), start: .sunday).label == "2024-W52")
    // The CDC's 2014 and 2020 had 53 weeks; 2020 has them by ISO 8601 as well, 2014 does not.
    #expect(EpiWeek(year: 2014, number: 53, start: .sunday)?.firstDay == Day("2014-12-28"))
    #expect(EpiWeek(year: 2014, number: 53, start: .monday) == nil)
    #expect(EpiWeek(year: 2020, number: 53, start: .sunday)?.firstDay == Day("2020-12-27"))
  }

  @Test func `ISO weeks are those of the system's calendar`() throws {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = .gmt
    let first = try day("1995-01-01")
    for step in stride(from: 0, to: 40 * 365, by: 3) {
      let some = first.advanced(by: step)
      let parts = calendar.dateComponents([.weekOfYear, .yearForWeekOfYear], from: some.noon(in: .gmt))
      let week = EpiWeek(containing: some, start: .monday)
      #expect(week.number == parts.weekOfYear && week.year == parts.yearForWeekOfYear, "\(some)")
    }
  }

  @Test(arguments: Weekday.allCases)
  func `each week follows the one before, and holds the days that lead to it`(start: Weekday) throws {
    var week = EpiWeek(containing: try day("1999-06-01"), start: start)
    for _ in 0..<3_000 {
      let next = EpiWeek(containing: week.lastDay.advanced(by: 1), start: start)
      #expect(next.firstDay == week.firstDay.advanced(by: 7) && week < next)
      #expect(next.year == week.year ? next.number == week.number + 1 : next.number == 1 && next.year == week.year + 1)
      #expect(EpiWeek(year: next.year, number: next.number, start: start) == next)
      #expect((0..<7).allSatisfy { EpiWeek(containing: next.firstDay.advanced(by: $0), start: start) == next })
      week = next
    }
  }

  @Test func `the ends of the calendar are survived`() throws {
    for text in ["0001-01-01", "9999-12-31"] {
      for start in Weekday.allCases { _ = EpiWeek(containing: try day(text), start: start).label }
    }
    #expect(EpiWeek(year: .max, number: 1, start: .monday) == nil)
    #expect(EpiWeek(year: 9_999, number: 1, start: .monday) == nil)
    #expect(EpiWeek(year: 0, number: 1, start: .sunday) == nil)
  }
}
