/// A dozen countries with their real figures of 2021-08-04, for samples, previews and tests.
///
/// The set holds the hard cases too: no recovered count (United States), a negative new count (Czechia), zeros (Palau,
/// which had no case at all, and Vatican City, where nothing was new).
package struct SampleStatistics: StatisticsStore {
  package init() {}

  package func latestReport() -> StatisticsReport {
    StatisticsReport(asOf: Self.day, source: Self.source, rows: Self.rows, leftOut: [])
  }

  /// Three days, of which the last is the one shown.
  package func history(of code: CountryCode) -> CountryHistory? {
    guard let row = Self.rows.first(where: { $0.country.code == code }) else { return nil }
    return CountryHistory(
      code: code,
      firstDay: Self.day.advanced(by: -2),
      confirmed: row.confirmed.lastTotals,
      recovered: row.recovered.lastTotals,
      deaths: row.deaths.lastTotals)
  }

  package var releases: [FiguresRelease] {
    [FiguresRelease(latestReport(), days: Self.day.advanced(by: -2)...Self.day)]
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
      (35_391, 302, 253), (24_203, 31, 31), (932, 5, 2)),
    row(
      "BR", "BRA", "Brazil", "Бразилия", .southAmerica, 209_550_294,
      (20_026_533, 40_716, 32_316), (17_771_228, 0, 0), (559_607, 1_175, 1_209)),
    row(
      "CL", "CHL", "Chile", "Чили", .southAmerica, 19_456_334,
      (1_619_183, 726, 605), (1_575_377, 1_201, 1_169), (35_671, 31, 24)),
    row(
      "CZ", "CZE", "Czechia", "Чехия", .europe, 10_505_772,
      (1_674_183, 257, 157), (1_641_321, 247, 262), (30_372, -6, 4)),
    row(
      "DE", "DEU", "Germany", "Германия", .europe, 83_196_078,
      (3_786_003, 3_659, 2_547), (3_659_260, 1_110, 3_200), (91_736, 26, 25)),
    row(
      "IN", "IND", "India", "Индия", .asia, 1_414_203_896,
      (31_812_114, 42_982, 42_625), (30_974_748, 41_726, 36_668), (426_290, 533, 562)),
    row(
      "JP", "JPN", "Japan", "Япония", .asia, 125_681_593,
      (971_905, 14_114, 12_045), (852_451, 4_734, 5_093), (15_246, 14, 10)),
    row(
      "PW", "PLW", "Palau", "Палау", .oceania, 17_783,
      (0, 0, 0), nil, (0, 0, 0)),
    row(
      "RU", "RUS", "Russia", "Россия", .europe, 144_746_762,
      (6_274_006, 22_053, 21_471), (5_609_682, 19_545, 18_605), (159_032, 769, 767)),
    row(
      "ZA", "ZAF", "South Africa", "ЮАР", .africa, 61_502_603,
      (2_484_009, 13_263, 8_988), (2_258_603, 7_895, 12_320), (73_415, 423, 555)),
    row(
      "US", "USA", "United States", "США", .northAmerica, 332_099_760,
      (35_399_526, 96_845, 102_751), nil, (614_989, 498, 591)),
    row(
      "VA", "VAT", "Vatican City", "Ватикан", .europe, nil,
      (27, 0, 0), (27, 0, 0), (0, 0, 0)),
  ].compactMap(\.self)

  private static func row(
    _ code: String, _ iso3: String, _ englishName: String, _ russianName: String, _ continent: Continent,
    _ people: Int?,
    _ confirmed: (Int, Int, Int)?, _ recovered: (Int, Int, Int)?, _ deaths: (Int, Int, Int)?
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
  fileprivate init(_ counts: (total: Int, new: Int, newBefore: Int)?) {
    self.init(total: counts?.total, new: counts?.new, newBefore: counts?.newBefore)
  }

  fileprivate var lastTotals: [Int?] {
    guard let total, let new, let newBefore else { return [nil, nil, total] }
    return [total - new - newBefore, total - new, total]
  }
}
