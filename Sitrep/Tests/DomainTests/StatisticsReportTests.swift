import Domain
import Testing

@Suite struct StatisticsReportTests {
  @Test func `rows are sorted by English name without regard to accents and case`() throws {
    let names = ["Croatia", "Costa Rica", "Côte d’Ivoire", "åland", "Zambia", "Albania"]

    let report = try report(names.enumerated().map { try country("A\("ABCDEF"[$0])", englishName: $1) })

    #expect(
      report.rows.map(\.country.englishName)
        == ["åland", "Albania", "Costa Rica", "Côte d’Ivoire", "Croatia", "Zambia"])
  }

  @Test func `a country is found by its code`() throws {
    let report = try report([country("JP", englishName: "Japan"), country("CL", englishName: "Chile")])

    #expect(report[try code("JP")]?.country.englishName == "Japan")
    #expect(report[try code("XX")] == nil)
  }

  @Test func `two rows of one code do no harm`() throws {
    let report = try report([country("ET", englishName: "Ethiopia B"), country("ET", englishName: "Ethiopia A")])

    #expect(report.rows.count == 2)
    #expect(report[try code("ET")]?.country.englishName == "Ethiopia A")
  }

  @Test func `hostile names stay as they are`() throws {
    let names = ["<script>alert(1)</script>", "\u{202E}gnirtS", "O'Brien \"&\" `Co`", ""]

    let report = try report(names.enumerated().map { try country("A\("ABCD"[$0])", englishName: $1) })

    #expect(Set(report.rows.map(\.country.englishName)) == Set(names))
  }

  private func report(_ countries: [Country]) throws -> StatisticsReport {
    StatisticsReport(
      asOf: try #require(Day(iso8601: "2021-08-04")),
      source: DataSource(name: "Test", url: "https://example.org", licence: "none"),
      rows: try countries.map { try figures($0) },
      leftOut: ["Diamond Princess"])
  }
}

extension String {
  fileprivate subscript(position: Int) -> Character {
    self[index(startIndex, offsetBy: position)]
  }
}
