import Domain

/// The figures of a report in one form, whatever it is of; nil is "no report", never 0.
struct ReportFigures {
  /// A bar of the curve.
  struct Bar: Hashable {
    let firstDay: Day
    let cases: Int?
    let deaths: Int?

    /// Cases that stand here by their day of report, for want of one of onset.
    let byReport: Int

    /// Everything up to the week's end.
    let total: Int?
    let isIncomplete: Bool
  }

  struct PlaceRow: Hashable {
    /// Nil: the cases whose place is not known.
    let place: OutbreakPlace?

    /// Of an outbreak by countries.
    let country: Country?
    let cases: Int?
    let deaths: Int?

    /// Cases of the last 14 days, of the last period or of the last week, by ``ReportFigures/recent``.
    let recent: Int?
    let population: PlacePopulation?
    let cfr: Interval?

    var attackRate: Interval? { Interval.attackRate(cases: cases, population: population?.count) }
  }

  /// What ``PlaceRow/recent`` counts.
  enum Recent: Hashable {
    case fourteenDays, day, week
  }

  let cases: Int?
  let deaths: Int?
  let cfr: Interval?
  let byClass: [CaseClass: Int]
  let weekStart: Weekday
  let bars: [Bar]
  let trend: Trend?

  /// Those with most cases first.
  let places: [PlaceRow]
  let recent: Recent

  /// Places that reported the period; nil of a line list.
  let reporting: (count: Int, of: Int)?

  /// The week or the day with most cases; nil without cases.
  var peak: Bar? {
    bars.reduce(nil) { peak, bar in bar.cases ?? 0 > peak?.cases ?? 0 ? bar : peak }
  }

  /// The last weeks, the oldest first.
  var lastBars: ArraySlice<Bar> { bars.suffix(ReportWeek.mostInTable) }

  var rated: [PlaceRow] { places.filter { $0.place != nil && $0.population != nil && $0.cases != nil } }

  /// Places with cases and without a population.
  var unrated: [PlaceRow] { places.filter { $0.place != nil && $0.population == nil && $0.cases ?? 0 > 0 } }

  /// Cases per 10,000 people of the places that have a population; nil without one.
  var attackRate: Interval? {
    Interval.attackRate(cases: Self.sum(rated.map(\.cases)), population: Self.sum(rated.map(\.population?.count)))
  }

  /// Nil where nothing is known, or the sum is too large to be told.
  static func sum(_ counts: [Int?]) -> Int? {
    let known = counts.compactMap { $0 }
    return known.isEmpty ? nil : known.reduce(0) { sum, count in sum?.adding(count) }
  }
}

extension ReportFigures {
  init(_ report: SituationReport) {
    switch report.content {
    case .cases(let figures, _): self.init(figures, report.catalogue)
    case .counts(let figures, let weeks): self.init(figures, weeks, report.catalogue)
    case .countries(let countries, _): self.init(countries)
    }
  }

  private init(_ figures: CaseFigures, _ catalogue: CountryCatalogue) {
    cases = figures.cases
    deaths = figures.deaths
    cfr = figures.cfr
    byClass = figures.byClass.filter { $0.value > 0 && $0.key != .all }
    weekStart = figures.curve.period.weekStart
    var total: Int? = 0
    bars = figures.curve.bars.map { bar in
      total = total?.adding(bar.cases)
      return Bar(
        firstDay: bar.firstDay, cases: bar.cases, deaths: bar.deaths, byReport: bar.byReport, total: total,
        isIncomplete: bar.isIncomplete)
    }
    trend = figures.trend
    places = Self.sorted(
      figures.places.map { row in
        PlaceRow(
          place: row.place, country: row.place?.country(catalogue), cases: row.cases, deaths: row.deaths,
          recent: row.recent, population: row.population, cfr: row.cfr)
      })
    recent = .fourteenDays
    reporting = nil
  }

  private init(_ figures: OutbreakFigures, _ weeks: [ReportWeek], _ catalogue: CountryCatalogue) {
    cases = figures.totals.cases?.count
    deaths = figures.totals.deaths?.count
    cfr = figures.totals.cfr
    byClass = [:]
    weekStart = figures.period.weekStart
    bars = weeks.map { Bar($0) }
    trend = figures.trend
    places = Self.sorted(
      figures.rows.map { row in
        PlaceRow(
          place: row.place, country: row.place.country(catalogue), cases: row.cases?.count, deaths: row.deaths?.count,
          recent: row.newCases, population: row.population, cfr: row.cfr)
      })
    recent = figures.period == .day ? .day : .week
    reporting = (figures.totals.newCases?.places ?? 0, figures.totals.places)
  }

  private init(_ countries: [ReportCountry]) {
    let rows = countries.map { country -> PlaceRow in
      let (cases, deaths) = (country.figures.confirmed.total, country.figures.deaths.total)
      let who = country.figures.country
      return PlaceRow(
        place: OutbreakPlace(key: .country(who.code), name: who.englishName), country: who, cases: cases,
        deaths: deaths, recent: country.weeks.last?.cases, population: country.population,
        cfr: Interval.caseFatality(deaths: deaths, cases: cases))
    }
    let both = rows.filter { $0.cases != nil && $0.deaths != nil }
    cases = Self.sum(rows.map(\.cases))
    deaths = Self.sum(rows.map(\.deaths))
    cfr = Interval.caseFatality(deaths: Self.sum(both.map(\.deaths)), cases: Self.sum(both.map(\.cases)))
    byClass = [:]
    weekStart = .monday
    let weeks = ReportWeek.sums(countries.map(\.weeks))
    bars = weeks.map { Bar($0) }
    trend = weeks.last.flatMap { Trend(weeks: weeks.map(\.cases), lastWeek: $0.firstDay) }
    places = Self.sorted(rows)
    recent = .week
    reporting = nil
  }

  /// Those with most cases first; equal ones stay in their order, and unknown places are last.
  private static func sorted(_ rows: [PlaceRow]) -> [PlaceRow] {
    rows.enumerated().sorted { one, other in
      if (one.element.place == nil) != (other.element.place == nil) { return other.element.place == nil }
      let (first, second) = (one.element.cases ?? -1, other.element.cases ?? -1)
      return first == second ? one.offset < other.offset : first > second
    }
    .map(\.element)
  }
}

extension ReportFigures.Bar {
  fileprivate init(_ week: ReportWeek) {
    self.init(
      firstDay: week.firstDay, cases: week.cases, deaths: week.deaths, byReport: 0, total: week.total,
      isIncomplete: false)
  }
}

extension OutbreakPlace {
  fileprivate func country(_ catalogue: CountryCatalogue) -> Country? {
    guard case .country(let code) = key else { return nil }
    return catalogue.country(code)
  }
}

extension ReportingPeriod {
  /// When its weeks begin; those of days begin on Monday.
  fileprivate var weekStart: Weekday {
    switch self {
    case .day: .monday
    case .week(let start): start
    }
  }
}
