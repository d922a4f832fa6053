/// The days of which there are figures: one or several stretches, the earliest first, that neither touch nor overlap.
package struct KnownDays: Hashable, Sendable {
  package let stretches: [ClosedRange<Day>]

  /// From the first day to the last, whatever is missing between.
  package var span: ClosedRange<Day> { stretches[0].lowerBound...stretches[stretches.count - 1].upperBound }

  /// - Parameters:
  ///   - first: One stretch; there is always one.
  ///   - others: More, in any order; they may overlap.
  package init(_ first: ClosedRange<Day>, _ others: [ClosedRange<Day>] = []) {
    var stretches: [ClosedRange<Day>] = []
    for days in ([first] + others).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = stretches.last, days.lowerBound <= last.upperBound.advanced(by: 1) {
        stretches[stretches.count - 1] = last.lowerBound...max(last.upperBound, days.upperBound)
      } else {
        stretches.append(days)
      }
    }
    self.stretches = stretches
  }

  package func contains(_ day: Day) -> Bool { stretches.contains { $0.contains(day) } }

  /// The day itself, or the nearest one; of two that are as near, the earlier.
  package func nearest(to day: Day) -> Day {
    let candidates = stretches.map { min(max(day, $0.lowerBound), $0.upperBound) }
    return candidates.min { $0.distance(from: day) < $1.distance(from: day) } ?? day
  }

  /// The day so many days later, or earlier if negative; over a gap the next one behind it, and nil beyond the ends.
  package func step(from day: Day, by count: Int) -> Day? {
    let wanted = day.advanced(by: count)
    guard wanted != day else { return nil }
    if count > 0 {
      return stretches.first { $0.upperBound >= wanted }.map { max($0.lowerBound, wanted) }
    }
    return stretches.last { $0.lowerBound <= wanted }.map { min($0.upperBound, wanted) }
  }
}

extension Day {
  fileprivate func distance(from other: Day) -> Int { abs(Int(daysSinceEpoch) - Int(other.daysSinceEpoch)) }
}
