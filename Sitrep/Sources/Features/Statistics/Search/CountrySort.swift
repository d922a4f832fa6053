import Foundation

/// In which order the list of countries stands.
///
/// The raw value is stable: it stands in addresses, as "deaths" or, the other way round, "deaths-up".
package nonisolated struct CountrySort: Hashable, Sendable {
  /// What countries are compared by.
  package enum Measure: String, CaseIterable, Hashable, Sendable {
    case name
    case total
    case new
    case weekly
    case deaths
    case totalRate = "total-rate"
    case newRate = "new-rate"
    case deathsRate = "deaths-rate"
    case weeklyRate = "weekly-rate"

    /// True for what needs the days before.
    package var isWeekly: Bool { self == .weekly || self == .weeklyRate }

    /// True for what needs populations.
    package var isRate: Bool {
      switch self {
      case .name, .total, .new, .weekly, .deaths: false
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

nonisolated extension CountrySort: SortComparator {
  package var order: SortOrder {
    get { (measure == .name) == isReversed ? .reverse : .forward }
    set { isReversed = (measure == .name) == (newValue == .reverse) }
  }

  /// Countries of which nothing is known come last, whichever way the others stand; names stand as they are written.
  package func compare(_ lhs: CountryStats, _ rhs: CountryStats) -> ComparisonResult {
    if measure == .name { return Self.order(lhs.name, rhs.name, isReversed: isReversed) }
    guard let left = lhs.value(measure) else { return rhs.value(measure) == nil ? .orderedSame : .orderedDescending }
    guard let right = rhs.value(measure) else { return .orderedAscending }
    return Self.order(right, left, isReversed: isReversed)
  }

  private static func order<Value: Comparable>(_ lhs: Value, _ rhs: Value, isReversed: Bool) -> ComparisonResult {
    if lhs == rhs { return .orderedSame }
    return (lhs < rhs) == isReversed ? .orderedDescending : .orderedAscending
  }
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
