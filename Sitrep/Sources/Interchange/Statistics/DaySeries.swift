import Domain

/// One count on each of many days that follow each other.
struct DaySeries: Equatable {
  /// Stands for an unknown count: half the size of an `Int?`, and quicker to add.
  static let missing = Int.min

  let firstDay: Day
  private(set) var counts: [Int]

  init(firstDay: Day, counts: [Int]) {
    self.firstDay = firstDay
    self.counts = counts
  }

  var lastDay: Day { firstDay.advanced(by: max(counts.count - 1, 0)) }

  /// Adds the counts of another part of the country; a sum with an unknown part is unknown.
  ///
  /// Both have the same days.
  mutating func add(_ part: [Int]) {
    for day in counts.indices {
      counts[day] =
        counts[day] == Self.missing || part[day] == Self.missing ? Self.missing : counts[day] + part[day]
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
