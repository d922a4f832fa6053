/// Everything that a line list says as of a day: what its screens, its export and its report show.
package struct CaseFigures: Hashable, Sendable {
  /// A week with its cases.
  package struct Peak: Hashable, Sendable {
    package let week: EpiWeek
    package let cases: Int
  }

  /// The day, within the list's days.
  package let asOf: Day

  /// True if the day that was asked for lies outside the list's days, so that the nearest one is shown.
  package let isNearest: Bool

  /// Of the cases of these classes; empty: of all.
  package let classes: Set<CaseClass>

  package let cases: Int
  package let deaths: Int
  package let recovered: Int

  /// Cases by class, by outcome and by sex; those of nobody are 0.
  package let byClass: [CaseClass: Int]
  package let byOutcome: [CaseOutcome: Int]
  package let bySex: [Sex: Int]

  /// Cases without a usable day of onset.
  package let withoutOnset: Int
  package let firstOnset: Day?

  /// By week of onset, else of report; nil without such days.
  package let peak: Peak?
  package let trend: Trend?

  /// Nil where no case has both days.
  package let delay: CaseDelay?

  /// One row a band, then one of unknown ages.
  package let ages: [CaseAgeRow]

  package let bands: AgeBands

  /// One row a place in the list's order, then one of unknown places if there are any.
  package let places: [CasePlaceRow]
  package let placeTotals: CasePlaceTotals
  package let vaccination: CaseVaccination

  /// By week of onset, and of onset else report.
  package let onsetCurve: CaseCurve
  package let curve: CaseCurve

  /// Deaths of 100 cases; nil without cases.
  package var cfr: Interval? { Interval.caseFatality(deaths: deaths, cases: cases) }

  /// Deaths of 100 cases that died or recovered; nil where none did.
  package var cfrOfKnown: Interval? { Interval.wilson(deaths, deaths + recovered) }
}

extension CaseFigures {
  /// - Parameters:
  ///   - list: The line list.
  ///   - asked: The day; nil: the last one.
  ///   - classes: What is counted; empty: all.
  ///   - weekStart: When weeks begin.
  ///   - bands: The groups of ages.
  ///   - populations: The people of places.
  ///   - agePopulations: The people of groups of ages.
  package init(
    _ list: CaseList, asOf asked: Day? = nil, classes: Set<CaseClass> = [], weekStart: Weekday = .monday,
    bands: AgeBands = .usual, populations: [PlaceKey: PlacePopulation] = [:],
    agePopulations: [AgeBand: PlacePopulation] = [:]
  ) {
    let view = CaseView(list, asOf: asked, classes: classes)
    let tally = CaseTally(list, view, bands)
    let delay = CaseDelay(days: tally.delays)
    let curve = CaseCurve(list, view, basis: .onsetElseReport, by: .week(start: weekStart), delay: delay)
    self.delay = delay
    self.curve = curve
    onsetCurve = CaseCurve(list, view, basis: .onset, by: .week(start: weekStart), delay: delay)
    asOf = view.asOf
    isNearest = view.isNearest
    self.classes = classes
    cases = tally.all.cases
    deaths = tally.all.deaths
    let byOutcome = Self.counts(CaseOutcome.allCases, tally.outcomes)
    recovered = byOutcome[.recovered] ?? 0
    byClass = Self.counts(CaseClass.allCases, tally.classes)
    self.byOutcome = byOutcome
    bySex = Self.counts(Sex.allCases, tally.sexes)
    withoutOnset = tally.withoutOnset
    firstOnset = PackedCase.day(tally.firstOnset)
    peak = curve.peak.map { Peak(week: EpiWeek(containing: $0.firstDay, start: weekStart), cases: $0.cases) }
    trend = curve.trend(by: view.asOf)
    self.bands = bands
    ages = Self.ages(tally, bands, agePopulations)
    let places = Self.places(tally, list, populations)
    self.places = places
    placeTotals = CasePlaceTotals(places)
    vaccination = CaseVaccination(
      none: tally.vaccinations[0], vaccinated: tally.vaccinations[1], unknown: tally.vaccinations[2])
  }

  private static func counts<Kind: Hashable>(_ kinds: [Kind], _ counts: [Int]) -> [Kind: Int] {
    Dictionary(uniqueKeysWithValues: zip(kinds, counts))
  }

  private static func ages(
    _ tally: CaseTally, _ bands: AgeBands, _ populations: [AgeBand: PlacePopulation]
  ) -> [CaseAgeRow] {
    tally.ages.indices.map { index in
      let band = index < bands.bands.count ? bands.bands[index] : nil
      let bySex = counts(Sex.allCases, tally.ages[index])
      return CaseAgeRow(
        band: band, female: bySex[.female] ?? 0, male: bySex[.male] ?? 0, unknown: bySex[.unknown] ?? 0,
        deaths: tally.deathsByAge[index], population: band.flatMap { populations[$0] })
    }
  }

  private static func places(
    _ tally: CaseTally, _ list: CaseList, _ populations: [PlaceKey: PlacePopulation]
  ) -> [CasePlaceRow] {
    tally.places.indices.compactMap { index in
      let place = index < list.places.count ? list.places[index] : nil
      guard place != nil || tally.places[index].cases > 0 else { return nil }
      return CasePlaceRow(
        place: place, cases: tally.places[index].cases, deaths: tally.places[index].deaths,
        recent: tally.recent[index], newCases: tally.today[index].cases, newDeaths: tally.today[index].deaths,
        population: place.flatMap { populations[$0.key] })
    }
  }
}
