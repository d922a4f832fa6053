import Domain

/// The horizontal axis of bars, each of which stands at the first day of its period.
nonisolated struct BarAxis: Hashable {
  /// With half a bar beside the first and the last one.
  let days: ClosedRange<Day>

  /// The first days of some bars, at most three, none of them the last one: its name would not fit beside the edge.
  let labelled: [Day]

  /// - Parameters:
  ///   - firstDays: Of the bars, at least one, the oldest first.
  ///   - period: How long a bar is.
  init(_ firstDays: [Day], by period: ReportingPeriod) {
    let room = max(period.days / 2, 1)
    days = firstDays[0].advanced(by: -room)...firstDays[firstDays.count - 1].advanced(by: room)
    let steps = min(firstDays.count, 3)
    labelled = (0..<steps).map { firstDays[firstDays.count * $0 / steps] }
  }
}
