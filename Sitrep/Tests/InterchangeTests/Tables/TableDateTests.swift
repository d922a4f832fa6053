import Domain
import Testing

@testable import Interchange

@Suite struct TableDateTests {
  private func date(_ text: String) -> TableDate? { TableDate(Array(text.utf8)[...]) }

  /// The days of a column.
  private func days(_ texts: [String]) -> [String?] {
    let dates = texts.map(date)
    let order = DateOrder.found(in: dates.compactMap(\.self)).order
    return dates.map { $0?.day(order)?.iso8601 }
  }

  @Test(arguments: [
    ("2021-08-04", "2021-08-04"), ("2021-8-4", "2021-08-04"), ("2021/08/04", "2021-08-04"),
    ("2021.08.04", "2021-08-04"), ("20210804", "2021-08-04"), ("2021-08-04T00:00:00Z", "2021-08-04"),
    ("2021-08-04 00:00", "2021-08-04"), ("44412", "2021-08-04"), ("44412.00", "2021-08-04"), ("4-Aug-21", "2021-08-04"),
    ("4 August 2021", "2021-08-04"), ("Aug 4, 2021", "2021-08-04"), ("4. März 2021", "2021-03-04"),
    ("4 мая 2021", "2021-05-04"), ("04-июл-21", "2021-07-04"), ("12 juin 2021", "2021-06-12"),
    ("12 juil. 2021", "2021-07-12"), ("8/31/21", "2021-08-31"), ("8/31/2021 0:00", "2021-08-31"),
    ("31.08.2021", "2021-08-31"), ("31.08.21", "2021-08-31"), ("X8.31.21", "2021-08-31"), (" 8/31/21 ", "2021-08-31"),
    ("8/31/99", "1999-08-31"),
  ])
  func `dates are read as people and programs write them`(text: String, day: String) {
    #expect(days([text]) == [day])
  }

  @Test(arguments: [
    "", "soon", "2021", "1.5", "12.5.", "2021-02-30", "2021-13-01", "1/2", "1/2/3/4", "1/2-3", "5", "-5", "123456",
    "Lat",
    "Mar 2021", "Population 2020", "12345678901234567890", "4 Foo 2021", String(repeating: "1", count: 100),
  ])
  func `what is no date is none`(text: String) {
    #expect(days([text]) == [nil])
  }

  @Test(arguments: [
    (["22.01.2020", "01.02.2020"], ["2020-01-22", "2020-02-01"]),
    (["22/01/2020", "01/02/2020"], ["2020-01-22", "2020-02-01"]),
    (["1/31/20", "2/1/20"], ["2020-01-31", "2020-02-01"]),
    (["3/1/20", "3/2/20", "3/3/20"], ["2020-03-01", "2020-03-02", "2020-03-03"]),
    (["01/03/2020", "02/03/2020", "03/03/2020"], ["2020-03-01", "2020-03-02", "2020-03-03"]),
    (["21-08-30", "21-08-31"], ["2021-08-30", "2021-08-31"]),
    (["04-08-24", "04-08-24"], ["2024-08-04", "2024-08-04"]),
    (["1.13.21", "1.2.21"], ["2021-01-13", "2021-01-02"]),
  ])
  func `all dates together tell which number is the month`(texts: [String], expected: [String]) {
    #expect(days(texts) == expected)
  }

  @Test func `an order that is not certain is known to be a guess`() {
    #expect(DateOrder.found(in: ["3/1/20", "3/2/20"].compactMap(date)).isGuess)
    #expect(!DateOrder.found(in: ["3/31/20", "3/2/20"].compactMap(date)).isGuess)
    #expect(!DateOrder.found(in: ["2020-03-31"].compactMap(date)).isGuess)
  }
}
