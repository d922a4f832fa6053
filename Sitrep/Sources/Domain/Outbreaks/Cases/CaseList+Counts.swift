/// A line list as counts by place and day, for the screens that every outbreak has.
extension CaseList {
  /// The cases that were known by a day, by onset else report, and the deaths by the day of the outcome else report.
  ///
  /// Cases whose day isn't known stand on the last one, so that each place's total is whole; those without a place are
  /// in no series.
  ///
  /// - Parameter asked: The day; nil: the last one.
  /// - Returns: A series of cases and one of deaths for each place that has cases by then.
  package func counts(asOf asked: Day? = nil) -> OutbreakCounts {
    let view = CaseView(self, asOf: asked)
    let first = days.lowerBound
    let length = first.days(to: view.asOf) + 1
    var cases = [[Int]](repeating: [], count: places.count)
    var deaths = cases
    for packed in self.cases where view.contains(packed) && packed.place != PackedCase.none {
      let place = Int(packed.place)
      if cases[place].isEmpty {
        cases[place] = Array(repeating: 0, count: length)
        deaths[place] = cases[place]
      }
      cases[place][Self.index(of: packed.onsetElseReport, from: first, length)] += 1
      if CaseOutcome.allCases[view.outcomeNumber(of: packed)] == .died {
        deaths[place][Self.index(of: packed.outcomeKnown, from: first, length)] += 1
      }
    }
    let series = places.indices.filter { !cases[$0].isEmpty }.flatMap { place in
      [
        CountSeries(place: places[place].key, measure: .cases(.all), firstDay: first, new: cases[place]),
        CountSeries(place: places[place].key, measure: .deaths(.all), firstDay: first, new: deaths[place]),
      ]
    }
    return OutbreakCounts(places: places, series: series)
  }

  private static func index(of number: UInt16, from first: Day, _ length: Int) -> Int {
    guard let day = PackedCase.day(number) else { return length - 1 }
    return min(max(first.days(to: day), 0), length - 1)
  }
}
