import Foundation

/// In which order the named places of an outbreak stand.
///
/// The raw value is stable: it stands in addresses, as "deaths" or, the other way round, "deaths-up".
package nonisolated struct PlaceSort: Hashable, Sendable {
  /// What places are compared by.
  package enum Measure: String, CaseIterable, Hashable, Sendable {
    case name
    case cases
    case recent
    case deaths
    case fatality = "cfr"
    case population
    case attackRate = "attack-rate"
  }

  package var measure = Measure.name

  /// False: names from A, figures from the largest.
  package var isReversed = false

  package init(_ measure: Measure = .name, isReversed: Bool = false) {
    self.measure = measure
    self.isReversed = isReversed
  }

  /// The order from A.
  package static let byName = PlaceSort()
}

nonisolated extension PlaceSort: SortComparator {
  package var order: SortOrder {
    get { (measure == .name) == isReversed ? .reverse : .forward }
    set { isReversed = (measure == .name) == (newValue == .reverse) }
  }

  /// Places of which nothing is known come last, whichever way the others stand.
  package func compare(_ lhs: PlaceStats, _ rhs: PlaceStats) -> ComparisonResult {
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

nonisolated extension PlaceSort: RawRepresentable {
  package init?(rawValue: String) {
    let isTurned = rawValue.hasSuffix(Self.turned)
    guard let measure = Measure(rawValue: isTurned ? String(rawValue.dropLast(Self.turned.count)) : rawValue) else {
      return nil
    }
    self.init(measure, isReversed: isTurned)
  }

  package var rawValue: String { measure.rawValue + (isReversed ? Self.turned : "") }

  private static let turned = "-up"
}
