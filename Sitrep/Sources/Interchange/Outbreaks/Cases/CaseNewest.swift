import Domain

/// The day of a line list's newest entry, and reports that are too far from all others to be right.
struct CaseNewest {
  let newest: Day

  /// Reports on other days are mistakes.
  let plausible: ClosedRange<Day>

  /// Reports are apart by less than this, in days, but for single mistakes.
  static let widestGap = 366

  /// Nil: there are no days.
  init?(_ days: [Day]) {
    let sorted = days.sorted()
    guard var first = sorted.indices.first, var last = sorted.indices.last else { return nil }
    let most = max(sorted.count / 100, 1)
    // Of two or three days nobody knows which one is right.
    if sorted.count > 3 {
      for index in sorted.indices.suffix(most).reversed()
      where sorted[index - 1].days(to: sorted[index]) > Self.widestGap { last = index - 1 }
      for index in sorted.indices.prefix(most)
      where sorted[index].days(to: sorted[index + 1]) > Self.widestGap { first = index + 1 }
    }
    guard first <= last else { return nil }
    newest = sorted[last]
    plausible = sorted[first]...sorted[last]
  }

  /// The last day that texts above the table name, if it is soon after the newest entry.
  ///
  /// - Parameters:
  ///   - titles: «Сформировано 03.07.2025».
  ///   - newest: The day of the newest entry.
  ///   - order: That of the table's dates; nil: none of them tells it.
  /// - Returns: The day of which the list is; without a title that of the newest entry.
  static func day(in titles: [String], after newest: Day, _ order: DateOrder?) -> Day {
    let words = titles.flatMap { $0.split { " \t();,–".contains($0) } }
    let days = words.compactMap { word -> Day? in
      let digits = word.utf8.drop { !(0x30...0x39).contains($0) }
      guard digits.count >= 6, let text = String(digits) else { return nil }
      let bare = text.last == "." ? String(text.dropLast()) : text
      guard let date = TableDate(Array(bare.utf8)[...]) else { return nil }
      return date.day(date.mark == UInt8(ascii: ".") ? .dayFirst : order ?? .dayFirst)
    }
    return days.filter { $0 > newest && newest.days(to: $0) <= longestWait }.max() ?? newest
  }

  /// The last day that a table's other columns of dates name.
  ///
  /// - Parameters:
  ///   - rows: The table's rows; of many a part tells enough.
  ///   - columns: Columns of dates.
  ///   - order: That of the table's dates.
  /// - Returns: Nil: they name none.
  static func lastDay(in rows: [CSVRow], columns: [Int], _ order: DateOrder?) -> Day? {
    let step = max(rows.count / mostCompared, 1)
    return columns.prefix(mostColumns).compactMap { column in
      stride(from: 0, to: rows.count, by: step).compactMap { row in
        TableDate(rows[row].bytes(column))?.day(order ?? .dayFirst)
      }.max()
    }.max()
  }

  private static let mostCompared = 4_000
  private static let mostColumns = 20

  /// A list is printed so many days after its last entry at most.
  private static let longestWait = 60
}
