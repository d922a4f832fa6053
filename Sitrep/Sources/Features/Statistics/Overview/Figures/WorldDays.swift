import Domain
import Figures

/// Every country's totals, day by day, in the form in which the overview looks at them: many countries on one day.
nonisolated struct WorldDays: Sendable {
  /// All days that any country has.
  let days: ClosedRange<Day>
  /// How many days lie between two counts: 1 or 7.
  let step: Int
  private let histories: [CountryCode: CountryHistory]
  /// The sums day by day; a country that ends early keeps its last total.
  private let sums: (confirmed: [Int], deaths: [Int])
  /// What was reported of each week, nil where no country reported; empty where counts are by the day.
  private let news: [Int?]

  /// Nil without any day.
  init?(_ histories: [CountryHistory]) {
    let known = histories.filter { !$0.confirmed.isEmpty }
    guard let first = known.map(\.firstDay).min(), let last = known.map(\.lastDay).max() else { return nil }
    let days = first...last
    self.days = days
    step = known.map(\.step).max() ?? 1
    self.histories = Dictionary(known.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
    let count = (days.count - 1) / step + 1
    sums = (
      Self.sums(known, \.confirmed, from: first, count: count), Self.sums(known, \.deaths, from: first, count: count)
    )
    news = step > 1 ? Self.news(known, from: first, count: count) : []
  }

  var codes: [CountryCode] { histories.keys.sorted() }

  func cases(of code: CountryCode, on day: Day) -> Int? { histories[code]?.total(\.confirmed, on: day) }

  func deaths(of code: CountryCode, on day: Day) -> Int? { histories[code]?.total(\.deaths, on: day) }

  /// What was added in the seven days up to and including one; nil where the first or the last total is unknown.
  func newCases(of code: CountryCode, inTheWeekTo day: Day) -> Int? { histories[code]?.newCases(inTheWeekTo: day) }

  /// The sums of all countries whose totals are known on a day.
  func totals(on day: Day) -> WorldTotalsOfDay {
    let known = histories.keys.filter { cases(of: $0, on: day) != nil }
    let reported = known.compactMap { newCases(of: $0, inTheWeekTo: day) }
    return WorldTotalsOfDay(
      countries: known.count,
      cases: known.compactMap { cases(of: $0, on: day) }.reduce(0, +),
      deaths: known.compactMap { deaths(of: $0, on: day) }.reduce(0, +),
      newCases: reported.reduce(0, +))
  }

  /// How many countries have a count of the seven days up to one.
  func reporting(on day: Day) -> Int { histories.keys.count { newCases(of: $0, inTheWeekTo: day) != nil } }

  /// The sums as the history of one country.
  func history(as code: CountryCode) -> CountryHistory {
    CountryHistory(
      code: code, firstDay: days.lowerBound, confirmed: sums.confirmed, recovered: [], deaths: sums.deaths, step: step,
      published: news.isEmpty ? [:] : [.confirmed: news])
  }

  private static func sums(
    _ histories: [CountryHistory], _ series: KeyPath<CountryHistory, [Int?]>, from first: Day, count: Int
  ) -> [Int] {
    var sums = [Int](repeating: 0, count: count)
    for history in histories {
      let (totals, offset) = (history[keyPath: series], first.distance(to: history.firstDay) / history.step)
      var last = 0
      for index in offset..<sums.count {
        if totals.indices.contains(index - offset), let total = totals[index - offset] { last = total }
        sums[index] += last
      }
    }
    return sums
  }

  private static func news(_ histories: [CountryHistory], from first: Day, count: Int) -> [Int?] {
    var sums = [Int?](repeating: nil, count: count)
    for history in histories {
      let offset = first.distance(to: history.firstDay) / history.step
      for (index, new) in (history.published[.confirmed] ?? []).enumerated() {
        if let new, sums.indices.contains(index + offset) { sums[index + offset] = (sums[index + offset] ?? 0) + new }
      }
    }
    return sums
  }
}

nonisolated extension CountryHistory {
  /// A total of a day; nil where it is unknown.
  fileprivate func total(_ series: KeyPath<CountryHistory, [Int?]>, on day: Day) -> Int? {
    let (totals, distance) = (self[keyPath: series], firstDay.distance(to: day))
    if step > 1 { return distance < 0 ? nil : totals.prefix(distance / step + 1).last { $0 != nil } ?? nil }
    return totals.indices.contains(distance) ? totals[distance] : nil
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
