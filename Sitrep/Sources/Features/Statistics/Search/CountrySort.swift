/// In which order the list of countries stands.
///
/// The raw value is stable: it stands in addresses, as "deaths" or, the other way round, "deaths-up".
package nonisolated struct CountrySort: Hashable, Sendable {
  /// What countries are compared by.
  package enum Measure: String, CaseIterable, Hashable, Sendable {
    case name
    case total
    case new
    case deaths
    case totalRate = "total-rate"
    case newRate = "new-rate"
    case deathsRate = "deaths-rate"
    case weeklyRate = "weekly-rate"

    /// True for what needs populations.
    package var isRate: Bool {
      switch self {
      case .name, .total, .new, .deaths: false
      case .totalRate, .newRate, .deathsRate, .weeklyRate: true
      }
    }
  }

  package var measure = Measure.name

  /// False: names from A, figures from the largest.
  package var isReversed = false

  package init(_ measure: Measure = .name, isReversed: Bool = false) {
    self.measure = measure
    self.isReversed = isReversed
  }

  /// The order from A, or the largest figure first.
  package static let byName = CountrySort()
}

nonisolated extension CountrySort: RawRepresentable {
  package init?(rawValue: String) {
    let suffix = rawValue.hasPrefix(Measure.name.rawValue) ? Self.down : Self.up
    let isReversed = rawValue.hasSuffix(suffix)
    guard let measure = Measure(rawValue: isReversed ? String(rawValue.dropLast(suffix.count)) : rawValue) else {
      return nil
    }
    self.init(measure, isReversed: isReversed)
  }

  package var rawValue: String {
    guard isReversed else { return measure.rawValue }
    return measure.rawValue + (measure == .name ? Self.down : Self.up)
  }

  private static let up = "-up"
  private static let down = "-down"
}
