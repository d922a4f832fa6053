/// A group of ages, by months.
package struct AgeBand: Hashable, Sendable {
  /// The least age, in months.
  package let lower: Int

  /// The first month beyond; nil: no end.
  package let upper: Int?

  package init(lower: Int, upper: Int?) {
    self.lower = lower
    self.upper = upper
  }

  /// True where both ends are whole years.
  package var isInYears: Bool { lower.isMultiple(of: 12) && (upper ?? 0).isMultiple(of: 12) }

  /// The least and the greatest age in the unit of the band; the greatest is nil without an end.
  package var ages: (least: Int, greatest: Int?) {
    let unit = isInYears ? 12 : 1
    return (lower / unit, upper.map { $0 / unit - 1 })
  }
}
