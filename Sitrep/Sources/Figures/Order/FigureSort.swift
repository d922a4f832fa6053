import Foundation

/// In which order rows of figures stand.
///
/// The raw value is stable: it stands in addresses, as "deaths" or, the other way round, "deaths-up".
package nonisolated struct FigureSort<Measure: FigureMeasure>: Hashable, Sendable {
  package var measure: Measure

  /// False: names from A, figures from the largest.
  package var isReversed: Bool

  package init(_ measure: Measure = .name, isReversed: Bool = false) {
    self.measure = measure
    self.isReversed = isReversed
  }

  /// The order from A.
  package static var byName: FigureSort { FigureSort() }
}

nonisolated extension FigureSort: SortComparator {
  package var order: SortOrder {
    get { (measure == .name) == isReversed ? .reverse : .forward }
    set { isReversed = (measure == .name) == (newValue == .reverse) }
  }

  /// Rows of which nothing is known come last, whichever way the others stand; names stand as they are written.
  package func compare(_ lhs: Measure.Row, _ rhs: Measure.Row) -> ComparisonResult {
    if measure == .name { return order(Measure.text(of: lhs), Measure.text(of: rhs)) }
    guard let left = measure.value(of: lhs) else {
      return measure.value(of: rhs) == nil ? .orderedSame : .orderedDescending
    }
    guard let right = measure.value(of: rhs) else { return .orderedAscending }
    return order(right, left)
  }

  private func order<Value: Comparable>(_ lhs: Value, _ rhs: Value) -> ComparisonResult {
    if lhs == rhs { return .orderedSame }
    return (lhs < rhs) == isReversed ? .orderedDescending : .orderedAscending
  }
}

nonisolated extension FigureSort: RawRepresentable {
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

  private static var up: String { "-up" }
  private static var down: String { "-down" }
}
