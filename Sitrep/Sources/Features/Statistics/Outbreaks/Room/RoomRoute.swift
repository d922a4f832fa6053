import DesignSystem
import Domain

/// The days that are shown of an outbreak's cases and the team's messages: `from=2024-03-01&to=2024-03-31`.
package nonisolated struct RoomRoute: Hashable, Sendable {
  /// Nil: from the first day on.
  package private(set) var from: Day?

  /// Nil: up to the last day.
  package private(set) var to: Day?

  package init() {}

  /// Begins on a day; an end before it is forgotten.
  package mutating func begin(on day: Day) {
    from = day
    if let end = to, end < day { to = nil }
  }

  /// Ends on a day; a beginning after it is forgotten.
  package mutating func end(on day: Day) {
    to = day
    if let begin = from, begin > day { from = nil }
  }

  package mutating func choose(_ days: ClosedRange<Day>) { (from, to) = (days.lowerBound, days.upperBound) }

  package mutating func clear() { (from, to) = (nil, nil) }

  /// True where all days are shown.
  package var isEmpty: Bool { from == nil && to == nil }
}

nonisolated extension RoomRoute {
  /// Reads what an address says; what is no day is ignored, and so is an end before the beginning.
  init(_ link: DeepLink) {
    let (from, to) = (Day(iso8601: link["from"]), Day(iso8601: link["to"]))
    if let from, let to, to < from { return }
    (self.from, self.to) = (from, to)
  }

  var query: [(name: String, text: String)] {
    [(name: "from", text: from?.iso8601 ?? ""), (name: "to", text: to?.iso8601 ?? "")]
  }
}

nonisolated extension StatisticsRoute {
  /// The same outbreak with its cases and messages opened.
  var openingRoom: StatisticsRoute {
    var route = self
    route.selection = .room
    return route
  }
}
