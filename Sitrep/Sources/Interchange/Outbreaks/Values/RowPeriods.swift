import Domain

/// The period of each row of a table.
struct RowPeriods {
  /// Stands for a row without one.
  static let none = Int32.min

  /// The first days of the rows' periods, as days since 1970-01-01.
  private(set) var starts: [Int32] = []

  /// Why rows have none.
  private(set) var reasons: [Int: LeftOutReason] = [:]
  private(set) var period = ReportingPeriod.day

  /// The order that was taken for dates that would fit another one.
  private(set) var dateOrder: DateOrder?
  private(set) var questions: [OutbreakQuestion] = []

  /// - Parameters:
  ///   - values: The column of dates.
  ///   - heading: Its heading, which may tell whether days begin or end weeks.
  ///   - known: The order that the publisher writes dates in.
  ///   - choices: What the person said.
  init(dates values: DistinctValues, heading: HeadingWords, known: DateOrder?, _ choices: OutbreakChoices) {
    let dates = values.texts.map { TableDate(Array($0.utf8)[...]) }
    let ranges = values.texts.indices.map { dates[$0] == nil ? TableDateRange(values.texts[$0]) : nil }
    if ranges.contains(where: { $0 != nil }) {
      readRanges(ranges, dates, values, known ?? choices.dateOrder, choices.weekStart)
      return
    }
    let days = days(of: dates, values, known ?? choices.dateOrder)
    let found = DayPattern(days.compactMap(\.self), heading: heading, start: choices.weekStart)
    period = found.period
    let starts = days.map { $0.map { found.start(of: $0).daysSinceEpoch } ?? Self.none }
    self.starts = values.ids.map { starts[Int($0)] }
    guard starts.contains(Self.none) else { return }
    for (row, id) in values.ids.enumerated() where starts[Int(id)] == Self.none {
      reasons[row] = .badDate(values.texts[Int(id)].shortened(toBytes: HeadingRow.mostShown))
    }
  }

  /// Periods that are written as their first and last day: weeks, or single days where most are.
  private mutating func readRanges(
    _ ranges: [TableDateRange?], _ dates: [TableDate?], _ values: DistinctValues, _ known: DateOrder?,
    _ weekStart: Weekday?
  ) {
    let order = known ?? DateOrder.allCases.first { order in ranges.contains { $0?.isWeek(order) == true } }
    let written = zip(dates, ranges).map { $0 ?? $1?.date }
    let taken = order ?? DateOrder.found(in: written.compactMap(\.self)).order
    let firsts = days(of: written, values, order)
    let spans = ranges.indices.map { index in
      ranges[index].map { $0.days(taken) } ?? firsts[index].map { $0...$0 }
    }
    let weeks = spans.compactMap(\.self).filter { $0.length == 7 }
    let areWeeks = weeks.count > spans.count { $0?.length == 1 }
    if areWeeks {
      let isFromSunday = weeks.allSatisfy { Weekday.sunday.weekStart(of: $0.lowerBound) == $0.lowerBound }
      period = .week(start: weekStart ?? (isFromSunday ? .sunday : .monday))
    }
    let wanted = areWeeks ? 7 : 1
    for (row, id) in values.ids.enumerated() {
      let span = spans[Int(id)].flatMap { Self.years.contains($0.lowerBound.year) ? $0 : nil }
      // Of weeks that begin on another day it is the one with most of their days.
      if let span, span.length == wanted {
        starts.append(period.start(of: span.lowerBound.advanced(by: wanted / 2)).daysSinceEpoch)
      } else {
        starts.append(Self.none)
        let text = values.texts[Int(id)].shortened(toBytes: HeadingRow.mostShown)
        reasons[row] = span == nil ? .badDate(text) : .notSevenDays(text)
      }
    }
  }

  /// Other years are mistakes.
  private static let years = 1_900...2_100

  /// A year that stands in the preview for one that the person must say.
  private static let openYear = 2_000

  /// - Parameters:
  ///   - labels: The column of weeks.
  ///   - years: The column of their years.
  ///   - year: The year of labels without one, where no column has it.
  ///   - choices: What the person said.
  init(weeks labels: DistinctValues, years: DistinctValues?, year: Int?, _ choices: OutbreakChoices) {
    period = .week(start: choices.weekStart ?? .monday)
    let year = choices.year ?? year
    let lacking = years == nil && year == nil ? labels.texts.filter { Self.lacksYear($0) } : []
    // A year is asked for only where most labels lack it: a single one is a mistake.
    let isOpen = lacking.count * 2 > labels.texts.count
    if isOpen { questions = [.year(example: lacking[0])] }
    var known: [Int64: Result<Int32, LeftOutReason>] = [:]
    starts.reserveCapacity(labels.ids.count)
    for (row, id) in labels.ids.enumerated() {
      let yearID = years?.ids[row] ?? 0
      let key = Int64(id) << 32 | Int64(yearID)
      let own = years.map { Int($0.texts[Int(yearID)]) } ?? (isOpen ? Self.openYear : year)
      let week = known[key] ?? Self.week(labels.texts[Int(id)], year: own, start: choices.weekStart ?? .monday)
      known[key] = week
      switch week {
      case .success(let first): starts.append(first)
      case .failure(let reason):
        starts.append(Self.none)
        reasons[row] = reason
      }
    }
  }

  private static func lacksYear(_ label: String) -> Bool {
    if case .failure(.weekWithoutYear) = week(label, year: nil, start: .monday) { return true }
    return false
  }

  private static func week(_ label: String, year: Int?, start: Weekday) -> Result<Int32, LeftOutReason> {
    let shown = label.shortened(toBytes: HeadingRow.mostShown)
    do throws(EpiWeek.LabelProblem) {
      let week = try EpiWeek.read(label, year: year, start: start)
      return years.contains(week.year) ? .success(week.firstDay.daysSinceEpoch) : .failure(.badWeek(shown))
    } catch {
      switch error {
      case .notAWeek: return .failure(.badWeek(shown))
      case .noYear: return .failure(.weekWithoutYear(shown))
      case .noSuchWeek: return .failure(.noSuchWeek(shown))
      }
    }
  }

  /// The days of distinct dates, in the order that all tell together.
  private mutating func days(of dates: [TableDate?], _ values: DistinctValues, _ known: DateOrder?) -> [Day?] {
    let found = DateOrder.found(in: dates.compactMap(\.self))
    let order = known ?? found.order
    if found.isGuess {
      dateOrder = order
      if known == nil, let example = DateOrder.example(among: dates) {
        questions.append(.dateOrder(example: values.texts[example.index], readings: example.readings))
      }
    }
    return dates.map { $0?.day(order) }.map { day in day.flatMap { Self.years.contains($0.year) ? $0 : nil } }
  }
}

/// Whether days are those of daily or of weekly figures.
struct DayPattern {
  let period: ReportingPeriod

  /// How far a day is from the first one of its period; nil: any day of the week may stand for it.
  private let offset: Int?

  /// - Parameters:
  ///   - days: Distinct or not, in any order.
  ///   - heading: Of their column.
  ///   - start: When weeks begin, if the person said so.
  init(_ days: [Day], heading: HeadingWords, start: Weekday?) {
    let sorted = Set(days).sorted()
    let steps = zip(sorted, sorted.dropFirst()).map { $0.days(to: $1) }
    let saysWeek = ColumnWords.week.matches(heading)
    guard !steps.isEmpty, steps.count >= 2 || saysWeek, steps.allSatisfy({ $0.isMultiple(of: 7) }) else {
      period = .day
      offset = 0
      return
    }
    if let start {
      period = .week(start: start)
      offset = nil
      return
    }
    let first = sorted[0]
    let begins = saysWeek && ColumnWords.weekStart.matches(heading)
    let ends = ColumnWords.weekEnd.matches(heading)
    switch first.days(since: .monday) {
    case 0 where !ends: (period, offset) = (.week(start: .monday), 0)
    case 6 where begins: (period, offset) = (.week(start: .sunday), 0)
    case 6: (period, offset) = (.week(start: .monday), 6)
    case 5 where !begins: (period, offset) = (.week(start: .sunday), 6)
    default: (period, offset) = (.week(start: .monday), nil)
    }
  }

  /// The first day of the period that a day stands for.
  func start(of day: Day) -> Day {
    offset.map { day.advanced(by: -$0) } ?? period.start(of: day)
  }
}

extension Day {
  /// 0 to 6.
  fileprivate func days(since start: Weekday) -> Int { start.weekStart(of: self).days(to: self) }
}
