import Domain
import Foundation

/// All that a chart draws and says, worked out from the series and what the user chose.
package nonisolated struct ChartFigure: Hashable, Sendable {
  /// One country's part of the chart.
  package struct Entry: Hashable, Sendable {
    package let series: ChartSeries
    /// The seven-day mean of daily counts, or the totals.
    package let line: ChartLine
    /// The highest value that was published, and the latest; nil without any.
    package let peak: Value?
    package let latest: Value?
    /// The newest value of the line.
    package let latestOfLine: Value?
  }

  /// A value of a day.
  package struct Value: Hashable, Sendable {
    package let day: Day
    package let value: Double
  }

  /// A day whose count is below 0, because the publisher corrected an earlier one.
  package struct Correction: Hashable, Sendable {
    package let name: String
    package let day: Day
    package let count: Int
  }

  package let route: ChartRoute
  /// From the first to the last count.
  package let days: ClosedRange<Day>
  /// How many days lie between two counts: 1 or 7.
  package let step: Int
  package let entries: [Entry]
  package let scale: ChartScale
  /// What each day added, of a single country; drawn behind its mean.
  package let daily: ChartLine?
  package let corrections: [Correction]
  /// How many days of the range have no count, over all countries.
  package let missingDays: Int
  /// The counts that are higher than the axis, in the order of their days.
  package let cut: [Value]
  /// How many known values a logarithmic axis leaves out.
  package let leftOut: Int
  /// True where rates are shown; false where they were asked for and a population is missing.
  package let isRate: Bool

  /// Nil without any day.
  package init?(_ series: [ChartSeries], _ route: ChartRoute) {
    guard let days = Self.days(of: series, route) else { return nil }
    let isRate = route.isRate && series.allSatisfy { $0.population != nil }
    let step = series.map(\.step).max() ?? 1
    let drawn = series.map { Drawn($0, route.kind, days, step: step, factor: $0.factor(isRate: isRate) ?? 1) }
    let single = drawn.count == 1 && route.kind == .daily ? drawn.first : nil
    let lines = drawn.flatMap { $0.line.compactMap(\.self) }
    let counts: [Double] = single?.counts.compactMap(\.self) ?? []
    let isCut = step == 1 && !route.isLogarithmic
    let seen: [Double] = lines + (isCut ? Self.usual(counts) : counts)
    let scale = ChartScale(seen, isLogarithmic: route.isLogarithmic, isCounts: !isRate)
    self.route = route
    self.days = days
    self.step = step
    self.isRate = isRate
    self.scale = scale
    daily = single.map { ChartLine($0.counts, from: days.lowerBound, step: step, on: scale) }
    entries = drawn.map { $0.entry(scale) }
    let corrections = route.kind == .daily ? drawn.flatMap { $0.corrections(days) } : []
    self.corrections = corrections
    missingDays = drawn.reduce(0) { $0 + $1.counts.count { $0 == nil } }
    leftOut = route.isLogarithmic ? (lines + counts).count { scale.position(of: $0) == nil } : 0
    cut = isCut ? single?.values(above: scale.top) ?? [] : []
  }

  /// The counts without the highest 2 in 100, which would make everything else low: they are cut at the top.
  private static func usual(_ counts: [Double]) -> [Double] { counts.sorted().dropLast(counts.count / 50) }

  /// Of the days that any of the series has, those that were chosen, or the last ones.
  private static func days(of series: [ChartSeries], _ route: ChartRoute) -> ClosedRange<Day>? {
    let known = series.filter { !$0.totals.isEmpty }
    guard let first = known.map(\.firstDay).min(), let last = known.map(\.lastDay).max() else { return nil }
    let step = known.map(\.step).max() ?? 1
    if let span = route.span, span.overlaps(first...last) {
      let chosen = span.clamped(to: first...last)
      let begin = first.advanced(by: (first.distance(to: chosen.lowerBound) + step - 1) / step * step)
      let end = first.advanced(by: first.distance(to: chosen.upperBound) / step * step)
      return min(begin, end)...end
    }
    guard let count = route.range.days else { return first...last }
    return max(first, last.advanced(by: step - (count + step - 1) / step * step))...last
  }
}

nonisolated extension ChartFigure {
  /// The days of the corrections, each once.
  package var correctionDays: [Day] { Set(corrections.map(\.day)).sorted() }

  /// The days that the axis names: firsts of months, at most eight, or of a short time at most five of its days.
  package var labelledDays: [Day] {
    if namesMonths { return ChartMonths.firsts(in: days, atMost: 8) }
    let last = (days.count - 1) / step
    let steps = max(min(last, 4), 1)
    return (0...min(steps, last)).map { days.lowerBound.advanced(by: last * $0 / steps * step) }
  }

  /// True where the axis names months instead of days.
  package var namesMonths: Bool { days.count > 120 }

  /// True where each count of a day is drawn behind its mean.
  package var hasMean: Bool { route.kind == .daily && step == 1 }

  /// What is drawn as bars: the weeks or days of a single country or place.
  ///
  /// A logarithmic axis has no place for the 0 on which bars stand.
  package var bars: ChartLine? { step > 1 || !route.isLogarithmic ? daily : nil }

  /// Where bars are missing because nobody reported: parts of the plot's width, from 0 to 1, those that touch as one.
  package var unreported: [ClosedRange<Double>] {
    guard step > 1, bars != nil, let series = entries.first?.series else { return [] }
    let (first, width) = (drawnDays.lowerBound, Double(drawnDays.count - 1))
    var ranges: [ClosedRange<Double>] = []
    for day in days.days(by: step) where series.count(route.kind, on: day) == nil {
      let middle = Double(first.distance(to: day))
      let range = max(0, (middle - Double(step) / 2) / width)...min(1, (middle + Double(step) / 2) / width)
      if let last = ranges.last, last.upperBound >= range.lowerBound - 1e-9 {
        ranges[ranges.count - 1] = last.lowerBound...range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges
  }

  /// The days of the horizontal axis: bars need half a week beside them, names at the ends of lines a fifth of the width.
  var drawnDays: ClosedRange<Day> {
    let room = bars == nil ? 0 : step / 2
    let names = isCompared ? days.count / 5 : 0
    return days.lowerBound.advanced(by: -room)...days.upperBound.advanced(by: room + names)
  }

  /// True where lines have names at their ends.
  var isCompared: Bool { entries.count > 1 }

  /// Where the lines' names stand: beside each line's end, apart from one another.
  var lineNames: [LineName] {
    let ends = entries.compactMap { entry in
      entry.latestOfLine.flatMap { scale.position(of: $0.value) }.map { (name: entry.series.name, place: $0) }
    }
    var next = 0.0
    let places = ends.sorted { $0.place < $1.place }.map { end in
      let place = max(end.place, next)
      next = place + LineName.height
      return (end.name, place)
    }
    let excess = max(0, next - LineName.height - 1)
    return places.map { LineName(name: $0, value: scale.value(at: max(0, $1 - excess))) }
  }

  /// What the line of an entry shows on a day; nil where it shows nothing.
  package func value(of entry: Entry, on day: Day) -> Value? {
    series(entry, day) { $0.line(route.kind, on: day) }
  }

  /// What was published for an entry and a day.
  package func count(of entry: Entry, on day: Day) -> Value? {
    series(entry, day) { $0.count(route.kind, on: day).map(Double.init) }
  }

  private func series(_ entry: Entry, _ day: Day, _ value: (ChartSeries) -> Double?) -> Value? {
    let factor = entry.series.factor(isRate: isRate) ?? 1
    return value(entry.series).map { Value(day: day, value: $0 * factor) }
  }
}

/// A name at the end of a line.
nonisolated struct LineName: Hashable, Sendable {
  let name: String
  /// At this value of the axis.
  let value: Double

  /// How far names are apart, as a share of the axis.
  static let height = 0.06
}

/// The months of an axis.
private nonisolated enum ChartMonths {
  /// The first day of each month, or of each second, third, sixth or twelfth one, so that there are not too many.
  static func firsts(in days: ClosedRange<Day>, atMost most: Int) -> [Day] {
    let (first, last) = (days.lowerBound, days.upperBound)
    let months = first.year * 12 + first.month - 1...last.year * 12 + last.month - 1
    for step in [1, 2, 3, 6, 12, 24, 60, 120] {
      let firsts = months.filter { $0.isMultiple(of: step) }
        .compactMap { Day(year: $0 / 12, month: $0 % 12 + 1, day: 1) }
        .filter(days.contains)
      if firsts.count <= most { return firsts }
    }
    return []
  }
}

/// One series while the figure is worked out.
private nonisolated struct Drawn {
  let series: ChartSeries
  let days: ClosedRange<Day>
  let step: Int
  /// What was published for each day.
  let counts: [Double?]
  /// What the line shows of each day.
  let line: [Double?]

  init(_ series: ChartSeries, _ kind: ChartRoute.Kind, _ days: ClosedRange<Day>, step: Int, factor: Double) {
    self.series = series
    self.days = days
    self.step = step
    counts = days.days(by: step).map { day in series.count(kind, on: day).map { Double($0) * factor } }
    line =
      kind == .total || step > 1
      ? counts : days.days.map { day in series.line(kind, on: day).map { $0 * factor } }
  }

  func entry(_ scale: ChartScale) -> ChartFigure.Entry {
    ChartFigure.Entry(
      series: series, line: ChartLine(line, from: days.lowerBound, step: step, on: scale), peak: peak,
      latest: latest(of: counts), latestOfLine: latest(of: line))
  }

  /// The counts above a value, in the order of their days.
  func values(above top: Double) -> [ChartFigure.Value] {
    counts.enumerated().compactMap { index, count in count.flatMap { $0 > top ? value($0, index) : nil } }
  }

  /// The first day with the highest count.
  private var peak: ChartFigure.Value? {
    var best: ChartFigure.Value?
    for (index, count) in counts.enumerated() {
      if let count, count > best?.value ?? -.infinity { best = value(count, index) }
    }
    return best
  }

  private func latest(of values: [Double?]) -> ChartFigure.Value? {
    for (index, number) in values.enumerated().reversed() {
      if let number { return value(number, index) }
    }
    return nil
  }

  private func value(_ number: Double, _ index: Int) -> ChartFigure.Value {
    ChartFigure.Value(day: days.lowerBound.advanced(by: index * step), value: number)
  }

  func corrections(_ days: ClosedRange<Day>) -> [ChartFigure.Correction] {
    days.days(by: step).compactMap { day in
      guard let new = series.new(on: day), new < 0 else { return nil }
      return ChartFigure.Correction(name: series.name, day: day, count: new)
    }
  }
}

nonisolated extension ClosedRange<Day> {
  /// The number of days.
  package var count: Int { lowerBound.distance(to: upperBound) + 1 }

  /// Each day, the earliest first.
  package var days: some Collection<Day> { (0..<count).lazy.map { lowerBound.advanced(by: $0) } }

  /// Each day on which a period of so many days ends, from the first on.
  package func days(by step: Int) -> some Collection<Day> {
    (0...(count - 1) / step).lazy.map { lowerBound.advanced(by: $0 * step) }
  }
}

nonisolated extension Day {
  /// How many days later the other one is.
  package func distance(to other: Day) -> Int { Int(other.daysSinceEpoch) - Int(daysSinceEpoch) }
}
