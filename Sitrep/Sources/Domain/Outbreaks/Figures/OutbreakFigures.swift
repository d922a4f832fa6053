/// Everything that an outbreak says as of a day: what its screens, its export and its report show.
package struct OutbreakFigures: Hashable, Sendable {
  /// The last day of the period that is shown: the last one that ended by the day that was asked for.
  package let asOf: Day

  /// True if the day that was asked for lies outside the figures, so that the nearest one is shown.
  package let isNearest: Bool

  package let period: ReportingPeriod

  /// The class whose cases are counted.
  package let caseClass: CaseClass

  /// What the deaths are of; of another class than the cases there is no CFR.
  package let deaths: Measure

  /// In the order of the outbreak's places.
  package let rows: [PlaceFigures]

  package let totals: FiguresTotals

  /// How often a cumulative count fell by the day, of each place and measure in which it did.
  package let falls: [Fall]

  /// The last complete weeks of all places together; nil where there is none.
  package let trend: Trend?

  /// A cumulative count that fell: cases were reclassified, or a mistake was corrected.
  package struct Fall: Hashable, Sendable {
    package let place: PlaceKey
    package let measure: Measure
    package let times: Int
  }

  /// - Parameters:
  ///   - outbreak: The head.
  ///   - counts: Its counts.
  ///   - asked: The day; nil: the last one.
  ///   - populations: The people of places.
  package init(
    _ outbreak: Outbreak, _ counts: OutbreakCounts, asOf asked: Day? = nil,
    populations: [PlaceKey: PlacePopulation] = [:]
  ) {
    let day = outbreak.shownDay(for: asked)
    let period = outbreak.period
    asOf = day
    isNearest = asked.map { !outbreak.days.contains($0) } ?? false
    self.period = period
    caseClass = counts.mainClass
    deaths = counts.mainDeaths
    rows = counts.places.map { PlaceFigures($0, in: counts, on: day, by: period, populations[$0.key]) }
    totals = FiguresTotals(rows, hasFatality: deaths == .deaths(caseClass))
    falls = counts.series.compactMap { series in
      let times = series.falls(by: day, period)
      return times > 0 ? Fall(place: series.place, measure: series.measure, times: times) : nil
    }
    let weeks = CompleteWeeks(counts, .cases(caseClass), by: day, period)
    trend = weeks.flatMap { Trend(weeks: $0.counts, lastWeek: $0.lastWeek) }
  }

  package subscript(place: PlaceKey) -> PlaceFigures? { rows.first { $0.place.key == place } }

  /// All falls together.
  package var fallCount: Int { falls.reduce(0) { $0 + $1.times } }
}

extension Outbreak {
  /// The last day of the last period that ended by a day; the nearest period for days outside the figures.
  ///
  /// - Parameter asked: Nil is the last day.
  /// - Returns: The last day of a period.
  package func shownDay(for asked: Day?) -> Day {
    let asked = min(asked ?? days.upperBound, days.upperBound)
    let periods = (days.lowerBound.days(to: asked) + 1) / period.days
    return days.lowerBound.advanced(by: max(periods, 1) * period.days - 1)
  }
}
