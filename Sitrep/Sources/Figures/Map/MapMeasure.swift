/// What the map is coloured by.
package nonisolated enum MapMeasure: String, CaseIterable, Sendable {
  case weekly
  case deaths
  case weeklyRate = "weekly-rate"
  case deathsRate = "deaths-rate"

  /// True for what is told per 100,000 people.
  package var isRate: Bool {
    switch self {
    case .weekly, .deaths: false
    case .weeklyRate, .deathsRate: true
    }
  }

  /// Where the next class begins: the same for all days, so that days can be compared.
  var breaks: [Double] {
    switch self {
    case .weekly, .deaths: [10, 100, 1_000, 10_000, 100_000, 1_000_000]
    case .weeklyRate: [1, 5, 10, 50, 100, 500]
    case .deathsRate: [1, 5, 10, 50, 100, 200]
    }
  }

  /// The class of a value.
  func level(of value: Double) -> Int { breaks.firstIndex { value < $0 } ?? breaks.count }
}
