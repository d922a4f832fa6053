import Domain

/// Every country's totals, day by day, in the form in which the overview looks at them: many countries on one day.
nonisolated struct WorldDays: Sendable {
  /// All days that any country has.
  let days: ClosedRange<Day>
  private let counts: [CountryCode: Counts]

  private struct Counts: Sendable {
    let confirmed: [Int?]
    let deaths: [Int?]
    let firstDay: Day

    func value(_ series: KeyPath<Counts, [Int?]>, on day: Day) -> Int? {
      let index = firstDay.distance(to: day)
      let values = self[keyPath: series]
      return values.indices.contains(index) ? values[index] : nil
    }
  }

  /// Nil without any day.
  init?(_ histories: [CountryHistory]) {
    let known = histories.filter { !$0.confirmed.isEmpty }
    guard let first = known.map(\.firstDay).min(), let last = known.map(\.lastDay).max() else { return nil }
    days = first...last
    counts = Dictionary(
      known.map {
        ($0.code, Counts(confirmed: $0.confirmed, deaths: $0.deaths, firstDay: $0.firstDay))
      }, uniquingKeysWith: { first, _ in first })
  }

  var codes: [CountryCode] { counts.keys.sorted() }

  func cases(of code: CountryCode, on day: Day) -> Int? { counts[code]?.value(\.confirmed, on: day) }

  func deaths(of code: CountryCode, on day: Day) -> Int? { counts[code]?.value(\.deaths, on: day) }

  /// What was added in the seven days up to and including one; nil where the first or the last total is unknown.
  func newCases(of code: CountryCode, inTheWeekTo day: Day) -> Int? {
    guard let after = cases(of: code, on: day), let before = cases(of: code, on: day.advanced(by: -7)) else {
      return nil
    }
    return after - before
  }

  /// The sums of all countries whose totals are known on a day.
  func totals(on day: Day) -> WorldTotalsOfDay {
    let known = counts.keys.filter { cases(of: $0, on: day) != nil }
    return WorldTotalsOfDay(
      countries: known.count,
      cases: known.compactMap { cases(of: $0, on: day) }.reduce(0, +),
      deaths: known.compactMap { deaths(of: $0, on: day) }.reduce(0, +),
      newCases: known.compactMap { newCases(of: $0, inTheWeekTo: day) }.reduce(0, +))
  }

  /// The sums day by day, as a history of one country is; a country that ends early keeps its last total.
  func history(as code: CountryCode) -> CountryHistory {
    CountryHistory(
      code: code, firstDay: days.lowerBound, confirmed: sums(\.confirmed), recovered: [], deaths: sums(\.deaths))
  }

  private func sums(_ series: KeyPath<Counts, [Int?]>) -> [Int?] {
    var sums = [Int](repeating: 0, count: days.count)
    for counts in counts.values {
      var last = 0
      let offset = days.lowerBound.distance(to: counts.firstDay)
      for index in sums.indices where index >= offset {
        let values = counts[keyPath: series]
        if values.indices.contains(index - offset), let value = values[index - offset] { last = value }
        sums[index] += last
      }
    }
    return sums
  }
}

/// The world's figures of a day.
nonisolated struct WorldTotalsOfDay: Hashable, Sendable {
  /// How many countries have a total.
  let countries: Int
  let cases: Int
  let deaths: Int
  /// Of the last seven days.
  let newCases: Int
}
