import CSnapshot
import Domain
import Storage
import TestTraits
import Testing

@Suite struct BundledStatisticsStoreTests {
  private let store: BundledStatisticsStore
  private let report: StatisticsReport

  init() throws {
    store = try BundledStatisticsStore()
    report = store.latestReport()
  }

  @Test func `it holds 192 countries and territories and tells what was left out`() {
    #expect(report.rows.count == 192)
    #expect(Set(report.rows.map(\.country.code)).count == 192)
    #expect(report.leftOut == ["Diamond Princess", "MS Zaandam", "Summer Olympics 2020"])
    #expect(report.asOf.iso8601 == "2021-08-04")
    #expect(report.source.url == "https://github.com/datasets/covid-19")
    #expect(report.source.licence.contains("PDDL") && report.source.licence.contains("CC BY 4.0"))
  }

  @Test(.proves("B10")) func `each name of a country means that country alone, so its population is found by it`() {
    for country in report.rows.map(\.country) {
      #expect(CountryAliases.codes(for: country.englishName) == [country.code], "\(country.englishName)")
      #expect(CountryAliases.codes(for: country.russianName) == [country.code], "\(country.russianName)")
    }
  }

  @Test func `it is smaller than 1,5 MB`() {
    #expect(sitrep_snapshot_length() < 1_500_000)
  }

  @Test func `six countries have no recovered count on the shown day`() {
    let unknown = report.rows.filter { $0.recovered.total == nil }

    #expect(unknown.map(\.country.code.rawValue) == ["BE", "KI", "PW", "RS", "SE", "US"])
    #expect(unknown.allSatisfy { $0.recovered.new == nil && $0.active == nil })
    #expect(report.rows.allSatisfy { $0.confirmed.total != nil && $0.deaths.total != nil })
  }

  @Test func `zeros and negative new counts are kept`() throws {
    #expect(try row("PW").confirmed == DailyCount(total: 0, new: 0, newBefore: 0))
    #expect(try row("CZ").deaths == DailyCount(total: 30_372, new: -6, newBefore: 4))
  }

  @Test func `the history covers every day`() throws {
    let history = try #require(try store.history(of: code("FR")))

    #expect(history.firstDay.iso8601 == "2020-01-22")
    #expect([history.confirmed, history.recovered, history.deaths].allSatisfy { $0.count == 628 })
    #expect(history.firstDay.advanced(by: 627).iso8601 == "2021-10-10")
    #expect(history.recovered.suffix(67) == ArraySlice(repeating: nil, count: 67))
    #expect(try store.history(of: code("TO")) == nil)
  }

  @Test func `names are short and distinct in both languages`() throws {
    #expect(Set(report.rows.map(\.country.englishName)).count == 192)
    #expect(Set(report.rows.map(\.country.russianName)).count == 192)
    #expect(report.rows.allSatisfy { !$0.country.englishName.isEmpty && !$0.country.russianName.isEmpty })
    #expect(try names("US") == ["United States", "США"])
    #expect(try names("RU") == ["Russia", "Россия"])
    #expect(try names("JP") == ["Japan", "Япония"])
    #expect(try names("KR") == ["South Korea", "Южная Корея"])
    #expect(try names("TW") == ["Taiwan", "Тайвань"])
    #expect(try names("XK") == ["Kosovo", "Косово"])
    #expect(try names("CD") == ["Congo (Kinshasa)", "Конго (Киншаса)"])
    #expect(try names("CG") == ["Congo (Brazzaville)", "Конго (Браззавиль)"])
    #expect(try names("CI") == ["Côte d’Ivoire", "Кот-д’Ивуар"])
  }

  @Test func `codes, continents and populations are filled in`() throws {
    #expect(try row("XK").country.iso3 == "XKX")
    #expect(try row("NA").country.iso3 == "NAM")
    #expect(report.rows.allSatisfy { $0.country.iso3.wholeMatch(of: /[A-Z]{3}/) != nil })
    #expect(Set(report.rows.map(\.country.continent)) == Set(Continent.allCases))
    #expect(try row("RU").country.continent == .europe)
    #expect(try row("TL").country.continent == .asia)
    #expect(report.rows.allSatisfy { $0.country.population?.count ?? 0 > 0 })
    #expect(try row("TW").country.population == Population(count: 23_816_775, year: 2020, source: .jhuReference))
  }

  @Test func `rows come in the order of the English names`() {
    #expect(report.rows.first?.country.englishName == "Afghanistan")
    #expect(report.rows.last?.country.englishName == "Zimbabwe")
    #expect(
      report.rows.map(\.country.englishName).filter { $0.hasPrefix("C") && $0 > "Cos" }.prefix(3)
        == ["Costa Rica", "Côte d’Ivoire", "Croatia"])
  }

  @Test func `the sample's figures are the snapshot's`() throws {
    for sample in SampleStatistics().latestReport().rows {
      let row = try #require(report[sample.country.code])
      #expect([row.confirmed, row.recovered, row.deaths] == [sample.confirmed, sample.recovered, sample.deaths])
      #expect(row.country.name == sample.country.name)
    }
  }

  private func row(_ text: String) throws -> CountryFigures {
    let code = try code(text)
    return try #require(report[code])
  }

  private func names(_ text: String) throws -> [String] {
    let country = try row(text).country
    return [country.englishName, country.russianName]
  }
}

extension Country {
  /// Both names, the three-letter code and the continent: what the sample must share with the snapshot.
  fileprivate var name: [String] { [englishName, russianName, iso3, continent.rawValue] }
}
