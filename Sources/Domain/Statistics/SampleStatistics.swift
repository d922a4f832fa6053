/// A dozen countries with their real figures of 2021-08-04, for samples, previews and tests.
///
/// The set holds the hard cases too: no recovered count (United States), a negative new count (Czechia), zeros (Palau,
/// which had no case at all, and Vatican City, where nothing was new).
package struct SampleStatistics: StatisticsStore {
  package init() {}

  package func latestReport() -> StatisticsReport {
    StatisticsReport(asOf: Self.day, source: Self.source, rows: Self.rows, leftOut: [])
  }

  /// Two days: the one shown and the one before it.
  package func history(of code: CountryCode) -> CountryHistory? {
    guard let row = Self.rows.first(where: { $0.country.code == code }) else { return nil }
    return CountryHistory(
      code: code,
      firstDay: Self.day.advanced(by: -1),
      confirmed: row.confirmed.lastTwoTotals,
      recovered: row.recovered.lastTwoTotals,
      deaths: row.deaths.lastTwoTotals)
  }

  /// 2021-08-04.
  private static let day = Day(clamping: 18_843)

  private static let source = DataSource(
    name: "Johns Hopkins University CSSE (sample)",
    url: "https://github.com/CSSEGISandData/COVID-19",
    licence: "CC BY 4.0")

  private static let rows = [
    row(
      "AU", "AUS", "Australia", "Австралия", .oceania, 25_685_412,
      (35_391, 302), (24_203, 31), (932, 5)),
    row(
      "BR", "BRA", "Brazil", "Бразилия", .southAmerica, 209_550_294,
      (20_026_533, 40_716), (17_771_228, 0), (559_607, 1_175)),
    row(
      "CL", "CHL", "Chile", "Чили", .southAmerica, 19_456_334,
      (1_619_183, 726), (1_575_377, 1_201), (35_671, 31)),
    row(
      "CZ", "CZE", "Czechia", "Чехия", .europe, 10_505_772,
      (1_674_183, 257), (1_641_321, 247), (30_372, -6)),
    row(
      "DE", "DEU", "Germany", "Германия", .europe, 83_196_078,
      (3_786_003, 3_659), (3_659_260, 1_110), (91_736, 26)),
    row(
      "IN", "IND", "India", "Индия", .asia, 1_414_203_896,
      (31_812_114, 42_982), (30_974_748, 41_726), (426_290, 533)),
    row(
      "JP", "JPN", "Japan", "Япония", .asia, 125_681_593,
      (971_905, 14_114), (852_451, 4_734), (15_246, 14)),
    row(
      "PW", "PLW", "Palau", "Палау", .oceania, 17_783,
      (0, 0), nil, (0, 0)),
    row(
      "RU", "RUS", "Russia", "Россия", .europe, 144_746_762,
      (6_274_006, 22_053), (5_609_682, 19_545), (159_032, 769)),
    row(
      "ZA", "ZAF", "South Africa", "ЮАР", .africa, 61_502_603,
      (2_484_009, 13_263), (2_258_603, 7_895), (73_415, 423)),
    row(
      "US", "USA", "United States", "США", .northAmerica, 332_099_760,
      (35_399_526, 96_845), nil, (614_989, 498)),
    row(
      "VA", "VAT", "Vatican City", "Ватикан", .europe, nil,
      (27, 0), (27, 0), (0, 0)),
  ].compactMap(\.self)

  private static func row(
    _ code: String, _ iso3: String, _ englishName: String, _ russianName: String, _ continent: Continent,
    _ people: Int?,
    _ confirmed: (Int, Int)?, _ recovered: (Int, Int)?, _ deaths: (Int, Int)?
  ) -> CountryFigures? {
    CountryCode(code).map { code in
      CountryFigures(
        country: Country(
          code: code,
          iso3: iso3,
          englishName: englishName,
          russianName: russianName,
          continent: continent,
          population: people.map { Population(count: $0, year: 2021, source: .worldBank) }),
        day: day,
        confirmed: DailyCount(confirmed),
        recovered: DailyCount(recovered),
        deaths: DailyCount(deaths))
    }
  }
}

extension DailyCount {
  fileprivate init(_ pair: (total: Int, new: Int)?) {
    self.init(total: pair?.total, new: pair?.new)
  }

  fileprivate var lastTwoTotals: [Int?] {
    guard let total, let new else { return [nil, total] }
    return [total - new, total]
  }
}
