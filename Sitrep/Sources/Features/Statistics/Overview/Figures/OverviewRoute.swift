import Domain
import Figures

/// What the overview shows; part of the address.
package nonisolated struct OverviewRoute: Hashable, Sendable {
  package var measure = MapMeasure.weekly
  /// Nil: the day of the figures.
  package var day: Day?
  package var showsTable = false

  package init() {}

  /// What differs from the beginning, as `deaths-rate,2020-07-01,table`; empty where nothing does.
  package var settings: String {
    var words: [String] = []
    if measure != .weekly { words.append(measure.rawValue) }
    if let day { words.append(day.iso8601) }
    if showsTable { words.append("table") }
    return words.joined(separator: ",")
  }

  /// Reads what an address says; words that nobody knows are passed over.
  package init(settings: String) {
    for word in settings.split(separator: ",").map(String.init) {
      if let measure = MapMeasure(rawValue: word) { self.measure = measure }
      if let day = Day(iso8601: word) { self.day = day }
      if word == "table" { showsTable = true }
    }
  }
}
