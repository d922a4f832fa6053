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
  ///   - order: That of the table's dates.
  /// - Returns: The day of which the list is; without a title that of the newest entry.
  static func day(in titles: [String], after newest: Day, _ order: DateOrder) -> Day {
    let words = titles.flatMap { $0.split { " \t();,–".contains($0) } }
    let days = words.compactMap { word -> Day? in
      let digits = word.utf8.drop { !(0x30...0x39).contains($0) }
      guard digits.count >= 6, let text = String(digits) else { return nil }
      let bare = text.last == "." ? String(text.dropLast()) : text
      return TableDate(Array(bare.utf8)[...])?.day(order)
    }
    return days.filter { $0 > newest && newest.days(to: $0) <= longestWait }.max() ?? newest
  }

  /// A list is printed so many days after its last entry at most.
  private static let longestWait = 60
}
