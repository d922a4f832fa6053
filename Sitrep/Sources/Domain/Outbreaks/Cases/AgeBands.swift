/// The groups of ages in which the cases of a disease are counted.
package struct AgeBands: Hashable, Sendable {
  /// Nobody is older: 120 years.
  package static let mostMonths = 1_440

  /// One after the other, from birth on.
  package let bands: [AgeBand]

  /// - Parameter lowerBounds: The least age of each band, in months; the first one is 0.
  package init(lowerBounds: [Int]) {
    let bounds = Set(lowerBounds + [0]).filter { (0...Self.mostMonths).contains($0) }.sorted()
    bands = bounds.indices.map { index in
      AgeBand(lower: bounds[index], upper: index + 1 < bounds.count ? bounds[index + 1] : nil)
    }
  }

  /// Of any disease: 0-4, 5-14, 15-49 years, 50 and more.
  package static let usual = AgeBands(lowerBounds: [0, 60, 180, 600])

  /// Of diseases that vaccination in the first years prevents: 0-5, 6-8, 9-11 months, 1-4, 5-14 years, 15 and more.
  package static let measles = AgeBands(lowerBounds: [0, 6, 9, 12, 60, 180])

  package init(for disease: Disease) {
    self = disease == .known(.measles) ? .measles : .usual
  }

  /// Which band an age is in, from 0; nil beyond ``mostMonths`` and below 0.
  package func index(ofMonths months: Int) -> Int? {
    guard (0...Self.mostMonths).contains(months) else { return nil }
    return bands.lastIndex { $0.lower <= months }
  }

  /// What a band is called in files for programs: `0-4`, `50+`, and where others are of months `6-8 m` and `1-4 y`.
  package func label(of band: AgeBand) -> String {
    let ages = band.ages
    let range = ages.greatest.map { "\(ages.least)-\($0)" } ?? "\(ages.least)+"
    return bands.allSatisfy(\.isInYears) ? range : "\(range) \(band.isInYears ? "y" : "m")"
  }
}
