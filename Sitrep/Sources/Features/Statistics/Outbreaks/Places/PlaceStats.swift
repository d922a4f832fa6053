import Domain

/// A named place as the screens show it: its figures, and what was added of late.
package nonisolated struct PlaceStats: Hashable, Identifiable, Sendable {
  package let figures: PlaceFigures
  /// What the last 14 days added, or the last week of counts by the week; nil is no report.
  package let recent: Int?

  package var id: PlaceKey { figures.place.key }
  package var name: String { figures.place.name }
}

nonisolated extension CountSeries {
  /// What the periods added that ended in the last days up to one; nil is no report.
  ///
  /// Where totals are known before and in these days their difference counts, so that a day without a report loses
  /// nothing.
  func added(inLast days: Int, to day: Day, by period: ReportingPeriod) -> Int? {
    let first = day.advanced(by: -days)
    let ended = total.indices.filter { lastDay(of: $0, period) <= day }
    let recent = ended.filter { lastDay(of: $0, period) > first }
    if let last = recent.last(where: { total[$0] != nil }).flatMap({ total[$0] }),
      let before = ended.last(where: { lastDay(of: $0, period) <= first && total[$0] != nil }).flatMap({ total[$0] })
    {
      return last.subtracting(before)
    }
    let known = recent.compactMap { new[$0] }
    return known.isEmpty ? nil : known.reduce(0) { sum, count in sum?.adding(count) }
  }
}
