import Domain

/// Which columns of a heading are days.
struct DayColumns {
  let first: Day
  let count: Int

  /// The first column of each day, and its place among the days.
  let columns: [(column: Int, offset: Int)]

  /// Further columns of a day, and its place.
  let doubles: [(column: Int, offset: Int)]

  /// Columns whose heading is no date, but which stand between two days where days are missing.
  let found: [FiguresNotes.FoundDay]

  /// The order of the dates; nil where it is certain, or the usual one of tables like Johns Hopkins University's.
  let guessedOrder: DateOrder?

  /// Nil: no heading is a day.
  init?(_ head: TableHead) throws(FiguresFileProblem.Cause) {
    let dates = head.titles.map { TableDate(Array($0.utf8)[...]) }
    let order = DateOrder.found(in: dates.compactMap(\.self))
    var days = dates.map { $0?.day(order.order) }
    found = Self.fillGaps(in: &days, head)
    guard let first = days.lazy.compactMap(\.self).min(), let last = days.lazy.compactMap(\.self).max() else {
      return nil
    }
    count = Int(last.daysSinceEpoch - first.daysSinceEpoch) + 1
    guard count <= FiguresFileCodec.mostDays else { throw .tooManyDays(limit: FiguresFileCodec.mostDays) }
    self.first = first
    let usesSlashes = dates.contains { $0?.isOpen == true && $0?.mark == UInt8(ascii: "/") }
    guessedOrder = order.isGuess && !(order.order == .monthFirst && usesSlashes) ? order.order : nil
    var seen: Set<Int> = []
    var columns: [(column: Int, offset: Int)] = []
    var doubles: [(column: Int, offset: Int)] = []
    for (column, day) in days.enumerated() {
      guard let day else { continue }
      let offset = Int(day.daysSinceEpoch - first.daysSinceEpoch)
      if seen.insert(offset).inserted { columns.append((column, offset)) } else { doubles.append((column, offset)) }
    }
    (self.columns, self.doubles) = (columns, doubles)
  }

  /// Takes headings between two days for the days that are missing there, if there are as many.
  private static func fillGaps(in days: inout [Day?], _ head: TableHead) -> [FiguresNotes.FoundDay] {
    var found: [FiguresNotes.FoundDay] = []
    var before: Int?
    for column in days.indices {
      guard let day = days[column] else { continue }
      defer { before = column }
      guard let start = before, let dayBefore = days[start], column - start > 1,
        Int(day.daysSinceEpoch) - Int(dayBefore.daysSinceEpoch) == column - start
      else { continue }
      for missing in (start + 1)..<column {
        let inferred = dayBefore.advanced(by: missing - start)
        days[missing] = inferred
        found.append(FiguresNotes.FoundDay(heading: head.titles[missing].shortened(toBytes: 60), day: inferred))
      }
    }
    return found
  }
}
