/// Everything that an outbreak counts: its places, and their series.
///
/// A place has at most one series of a measure; of several the first counts.
package struct OutbreakCounts: Hashable, Sendable {
  /// In the order of their names.
  package let places: [OutbreakPlace]
  package let series: [CountSeries]

  private let index: [PlaceKey: [Measure: Int]]

  package init(places: [OutbreakPlace], series: [CountSeries]) {
    self.places = places
    self.series = series
    var index: [PlaceKey: [Measure: Int]] = [:]
    for (position, series) in series.enumerated() where index[series.place]?[series.measure] == nil {
      index[series.place, default: [:]][series.measure] = position
    }
    self.index = index
  }

  /// A place's series of a measure; nil where there is none.
  package subscript(place: PlaceKey, measure: Measure) -> CountSeries? {
    index[place]?[measure].map { series[$0] }
  }

  /// What is counted, in the order of ``Measure/allCases``.
  package var measures: [Measure] {
    let known = Set(series.map(\.measure))
    return Measure.allCases.filter(known.contains)
  }

  /// The class whose cases stand for the outbreak: all cases, else confirmed, probable, suspected ones.
  package var mainClass: CaseClass {
    let known = Set(series.map(\.measure))
    return CaseClass.allCases.first { known.contains(.cases($0)) } ?? .all
  }

  /// Deaths of the class whose cases stand for the outbreak; where those are not counted, the usual ones.
  package var mainDeaths: Measure {
    let known = Set(series.map(\.measure))
    return known.contains(.deaths(mainClass)) ? .deaths(mainClass) : .deaths(.all)
  }

  /// The counts of the periods that ended by a day.
  package func upTo(_ day: Day, by period: ReportingPeriod) -> OutbreakCounts {
    OutbreakCounts(places: places, series: series.map { $0.upTo(day, by: period) })
  }

  /// From the first period's first day to the last one's last; nil without counts.
  package func days(by period: ReportingPeriod) -> ClosedRange<Day>? {
    var range: ClosedRange<Day>?
    for series in series where series.count > 0 {
      let last = series.firstDay.advanced(by: series.count * period.days - 1)
      range = range.map { min($0.lowerBound, series.firstDay)...max($0.upperBound, last) } ?? series.firstDay...last
    }
    return range
  }
}
