import Domain

/// How old figures are, as far as the user must know (D3).
package nonisolated enum FiguresAge: Hashable, Sendable {
  /// Of the present day: the one case in which "today" may be said.
  case today
  /// At most a week old, or dated in the future by a clock that is wrong.
  case recent
  /// Older than a week; the user is told plainly.
  case old(days: Int)

  package init(of day: Day, today: Day) {
    let days = Int(today.daysSinceEpoch) - Int(day.daysSinceEpoch)
    switch days {
    case 0: self = .today
    case 8...: self = .old(days: days)
    default: self = .recent
    }
  }
}
