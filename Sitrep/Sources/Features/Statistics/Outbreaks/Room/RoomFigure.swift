import Domain
import Figures

/// An outbreak's cases period by period, all of them or those of the days that somebody chose.
nonisolated struct RoomFigure: Hashable {
  /// A day or a week.
  struct Bar: Hashable {
    let firstDay: Day

    /// Nil: no report.
    let cases: Int?
    let deaths: Int?

    /// True where cases are still to come.
    var isIncomplete = false
  }

  let period: ReportingPeriod

  /// The last ones, at most ``CurveFigure/mostBars``.
  let all: [Bar]

  /// The bars that are shown: those with a chosen day.
  let bars: [Bar]

  /// The place of the first one of them among all.
  let firstShown: Int

  /// True where days were chosen.
  let isChosen: Bool

  /// True where days were chosen, of which no bar has one: all are shown.
  let isOutside: Bool

  /// True where earlier bars are left out.
  let isCut: Bool

  /// Cases in no bar, because their date is unknown.
  let withoutDay: Int

  /// Nil without bars.
  init?(_ bars: [Bar], by period: ReportingPeriod, _ route: RoomRoute, withoutDay: Int = 0) {
    guard !bars.isEmpty else { return nil }
    self.period = period
    self.withoutDay = withoutDay
    all = Array(bars.suffix(CurveFigure.mostBars))
    isCut = all.count < bars.count
    let chosen = Self.chosen(all, period, route)
    isChosen = !route.isEmpty && chosen != nil
    isOutside = !route.isEmpty && chosen == nil
    let shown = chosen ?? all.startIndex..<all.endIndex
    firstShown = shown.lowerBound
    self.bars = Array(all[shown])
  }

  private static func chosen(_ bars: [Bar], _ period: ReportingPeriod, _ route: RoomRoute) -> Range<Int>? {
    let first = bars.firstIndex { bar in route.from.map { period.lastDay(from: bar.firstDay) >= $0 } ?? true }
    let last = bars.lastIndex { bar in route.to.map { bar.firstDay <= $0 } ?? true }
    guard let first, let last, first <= last else { return nil }
    return first..<last + 1
  }

  /// From the first shown period's first day to the last one's last.
  var days: ClosedRange<Day> { days(of: bars) }

  /// The same of all periods.
  var allDays: ClosedRange<Day> { days(of: all) }

  /// The first day of every period, then the day after the last one.
  var bounds: [Day] { all.map(\.firstDay) + [allDays.upperBound.advanced(by: 1)] }

  /// Nil where nothing was reported.
  var cases: Int? { Self.sum(bars.map(\.cases)) }
  var deaths: Int? { Self.sum(bars.map(\.deaths)) }

  /// The first day of the last bars whose cases aren't all known.
  var firstIncomplete: Day? { bars.first { $0.isIncomplete }?.firstDay }

  var axis: BarAxis { BarAxis(bars.map(\.firstDay), by: period) }

  /// Of some counts of all periods those that are shown.
  func shown<Value>(of all: [Value]) -> [Value] {
    Array(all[(firstShown..<firstShown + bars.count).clamped(to: all.indices)])
  }

  /// The bar at a day; nil where none is shown.
  func bar(at day: Day) -> Bar? {
    bars.last { $0.firstDay <= day }.flatMap { day <= period.lastDay(from: $0.firstDay) ? $0 : nil }
  }

  private func days(of bars: [Bar]) -> ClosedRange<Day> {
    bars[0].firstDay...period.lastDay(from: bars[bars.count - 1].firstDay)
  }

  private static func sum(_ counts: [Int?]) -> Int? {
    let known = counts.compactMap(\.self)
    guard !known.isEmpty else { return nil }
    return known.reduce(0) { sum, count in
      let (new, overflow) = sum.addingReportingOverflow(count)
      return overflow ? .max : new
    }
  }
}

nonisolated extension RoomFigure {
  /// The curve of a line list.
  init?(_ curve: CaseCurve, _ route: RoomRoute) {
    let bars = curve.bars.map {
      Bar(firstDay: $0.firstDay, cases: $0.cases, deaths: $0.deaths, isIncomplete: $0.isIncomplete)
    }
    self.init(bars, by: curve.period, route, withoutDay: curve.withoutDay)
  }

  /// The complete weeks of counts; nil without any.
  init?(cases: CompleteWeeks?, deaths: CompleteWeeks?, by period: ReportingPeriod, _ route: RoomRoute) {
    guard let cases else { return nil }
    let deaths = deaths?.byFirstDay ?? [:]
    let bars = cases.firstDays.enumerated().map { index, day in
      Bar(firstDay: day, cases: cases.counts[index], deaths: deaths[day] ?? nil)
    }
    self.init(bars, by: period, route)
  }
}

nonisolated extension ReportingPeriod {
  /// The last day of the period that begins on a day.
  func lastDay(from firstDay: Day) -> Day { firstDay.advanced(by: days - 1) }
}

nonisolated extension CompleteWeeks {
  fileprivate var firstDays: [Day] { counts.indices.map { lastWeek.advanced(by: 7 * ($0 - counts.count + 1)) } }

  fileprivate var byFirstDay: [Day: Int?] { Dictionary(zip(firstDays, counts)) { first, _ in first } }
}

extension PlacesModel {
  /// What the room shows at an address; nil where there is no period to show.
  func room(at route: StatisticsRoute) -> RoomFigure? {
    if let list {
      var choices = route.cases
      choices.stack = nil
      return RoomFigure(list.curve(asOf: route.asOf, choices), route.room)
    }
    let figures = onDay(route.asOf).figures
    return RoomFigure(
      cases: weeks(.cases(figures.caseClass), asOf: route.asOf), deaths: weeks(figures.deaths, asOf: route.asOf),
      by: outbreak.period == .day ? .week(start: .monday) : outbreak.period, route.room)
  }

  private func weeks(_ measure: Measure, asOf day: Day?) -> CompleteWeeks? {
    CompleteWeeks(counts(asOf: day), measure, by: onDay(day).figures.asOf, outbreak.period)
  }
}
