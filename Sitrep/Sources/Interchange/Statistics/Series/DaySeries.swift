import Domain

/// One count on each of many days that follow each other.
struct DaySeries: Equatable {
  static let missing = CountCells.missing

  let firstDay: Day
  private(set) var counts: [Int]

  init(firstDay: Day, counts: [Int]) {
    self.firstDay = firstDay
    self.counts = counts
  }

  /// The days with a count; nil where there is none.
  var knownDays: ClosedRange<Day>? {
    guard let first = counts.firstIndex(where: { $0 != Self.missing }),
      let last = counts.lastIndex(where: { $0 != Self.missing })
    else { return nil }
    return firstDay.advanced(by: first)...firstDay.advanced(by: last)
  }

  func isKnown(on day: Day) -> Bool {
    let place = Int(day.daysSinceEpoch) - Int(firstDay.daysSinceEpoch)
    return counts.indices.contains(place) && counts[place] != Self.missing
  }

  /// Adds the counts of another part of the country; a sum with an unknown part is unknown.
  ///
  /// Both have the same days.
  mutating func add(_ part: [Int]) {
    for day in counts.indices {
      counts[day] =
        counts[day] == Self.missing || part[day] == Self.missing ? Self.missing : counts[day] + part[day]
    }
  }

  /// Forgets the zeros that begin after a higher count on one of these days, given by their places.
  mutating func forgetFalls(on days: Set<Int>) {
    for day in days where day > 0 && counts.indices.contains(day) && counts[day] == 0 && counts[day - 1] > 0 {
      var place = day
      while counts.indices.contains(place), counts[place] == 0 {
        counts[place] = Self.missing
        place += 1
      }
    }
  }

  /// The counts of these days; unknown where the series has none.
  func counts(on days: ClosedRange<Day>) -> [Int?] {
    let offset = Int(days.lowerBound.daysSinceEpoch) - Int(firstDay.daysSinceEpoch)
    return (0...Int(days.upperBound.daysSinceEpoch - days.lowerBound.daysSinceEpoch)).map { day in
      let place = day + offset
      guard counts.indices.contains(place), counts[place] != Self.missing else { return nil }
      return counts[place]
    }
  }
}
