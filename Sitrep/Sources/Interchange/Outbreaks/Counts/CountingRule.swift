import Domain

/// Decides whether counts are new or cumulative whose headings don't say it.
///
/// Cumulative counts fall only where they are corrected; new ones fall about as often as they rise.
struct CountingRule {
  /// So many periods tell enough.
  private static let fewestPeriods = 3

  /// The share of all steps that may be falls, and that of the steps that change anything.
  private static let mostFalls = (steps: 0.05, changes: 0.2)

  private(set) var falls = 0
  private(set) var steps = 0
  private var rises = 0
  private var periods: Set<Int> = []

  /// Learns from the counts of one slot.
  mutating func note(_ grid: CountGrid, slot: Int) {
    for unit in 0..<grid.units {
      var before = CountGrid.missing
      for (period, count) in grid.series(slot, unit).enumerated() where count != CountGrid.missing {
        if periods.count < Self.fewestPeriods { periods.insert(period) }
        if before != CountGrid.missing {
          steps += 1
          if count < before { falls += 1 } else if count > before { rises += 1 }
        }
        before = count
      }
    }
  }

  /// Nil: too few periods tell nothing.
  var counting: Counting? {
    guard periods.count >= Self.fewestPeriods, falls + rises > 0 else { return nil }
    let areFew =
      Double(falls) <= Self.mostFalls.steps * Double(steps)
      && Double(falls) <= Self.mostFalls.changes * Double(falls + rises)
    return areFew ? .cumulative : .new
  }

  /// True where counts that are called totals fall as only new ones do: totals of groups, not of all days.
  var contradictsTotals: Bool {
    falls >= 3 && Double(falls) > Self.mostFalls.changes * Double(falls + rises)
  }
}
