import Domain

extension DateOrder {
  /// What was found out about the dates of a column, or of a heading row.
  struct Found: Equatable {
    let order: DateOrder

    /// True where another order gives days, too.
    let isGuess: Bool
  }

  /// The order in which all dates are days; where several are, that of days that are closest to each other, and else the
  /// one that people use with such marks.
  static func found(in dates: some Collection<TableDate>) -> Found {
    let open = dates.filter(\.isOpen)
    guard let mark = open.first?.mark else { return Found(order: .monthFirst, isGuess: false) }
    let usual = usual(with: mark)
    let tried = usual.map { order in
      let days = open.compactMap { $0.day(order) }
      return (order: order, wrong: open.count - days.count, span: span(of: days))
    }
    let fewest = tried.map(\.wrong).min() ?? 0
    let fitting = tried.filter { $0.wrong == fewest }
    // Points are nowhere written between a month and the day that follows it.
    let closest = mark == UInt8(ascii: ".") ? fitting.first : fitting.min { $0.span < $1.span }
    let order = closest?.order ?? usual[0]
    return Found(order: order, isGuess: fitting.contains { $0.order != .yearFirst && $0.order != order })
  }

  private static func usual(with mark: UInt8) -> [DateOrder] {
    mark == UInt8(ascii: "/") ? [.monthFirst, .dayFirst, .yearFirst] : [.dayFirst, .monthFirst, .yearFirst]
  }

  private static func span(of days: [Day]) -> Int32 {
    guard let first = days.min(), let last = days.max() else { return 0 }
    return last.daysSinceEpoch - first.daysSinceEpoch
  }
}

extension DateOrder {
  /// A date to ask about: one that is another day in another order, else the first one that is written in numbers.
  ///
  /// Nobody writes points between a month and the day after it, so such dates are not asked about.
  ///
  /// - Parameter dates: The distinct ones of a column; nil: not a date.
  /// - Returns: Its position, and the day that it is in each order; nil: there is nothing to ask.
  static func example(among dates: [TableDate?]) -> (index: Int, readings: [DateReading])? {
    let open = dates.indices.lazy.compactMap { index in
      dates[index].flatMap { date in
        date.isOpen && date.mark != UInt8(ascii: ".") ? (index: index, readings: readings(of: date)) : nil
      }
    }
    return open.first { Set($0.readings.map(\.day)).count > 1 } ?? open.first
  }

  private static func readings(of date: TableDate) -> [DateReading] {
    allCases.compactMap { order in date.day(order).map { DateReading(order: order, day: $0) } }
  }
}
