/// The cases of a line list by place, class and week: what of them is handed on as a table.
package struct CaseWeekTable: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    /// Nil: the place is not known.
    package let place: OutbreakPlace?
    package let caseClass: CaseClass

    /// Of onset, else of report; nil: neither is known.
    package let week: EpiWeek?
    package let cases: Int
    package let deaths: Int
  }

  /// By place in the list's order, then by class, then by week.
  ///
  /// Weeks without cases between others are there, but not where a year and more has none.
  package let rows: [Row]
}

extension CaseWeekTable {
  /// - Parameters:
  ///   - list: The line list.
  ///   - day: As of which day; nil: the last one.
  ///   - weekStart: When weeks begin.
  package init(_ list: CaseList, asOf day: Day? = nil, weekStart: Weekday = .monday) {
    let view = CaseView(list, asOf: day)
    let classes = CaseClass.allCases
    let died = CaseOutcome.allCases.firstIndex(of: .died) ?? 0
    var groups: [Int: Group] = [:]
    for packed in list.cases where view.contains(packed) {
      let place = packed.place == PackedCase.none ? list.places.count : Int(packed.place)
      let deaths = view.outcomeNumber(of: packed) == died ? 1 : 0
      let week = PackedCase.day(packed.onsetElseReport).map { Int(weekStart.weekStart(of: $0).daysSinceEpoch) }
      groups[place * classes.count + packed.classNumber, default: Group()].add(deaths, in: week)
    }
    rows = groups.sorted { $0.key < $1.key }.flatMap { key, group in
      let place = key / classes.count
      return group.rows(
        of: list.places.indices.contains(place) ? list.places[place] : nil, classes[key % classes.count],
        weekStart: weekStart)
    }
  }
}

/// The cases of one place and class.
private struct Group {
  /// Cases and deaths by the week's first day, since 1970; nil: the week is not known.
  private var weeks: [Int?: (cases: Int, deaths: Int)] = [:]

  /// A longer time without cases is passed over, in days.
  private static let longestGap = 53 * 7

  mutating func add(_ deaths: Int, in week: Int?) {
    let before = weeks[week] ?? (0, 0)
    weeks[week] = (before.cases + 1, before.deaths + deaths)
  }

  func rows(of place: OutbreakPlace?, _ caseClass: CaseClass, weekStart: Weekday) -> [CaseWeekTable.Row] {
    let row = { (day: Int?) in
      CaseWeekTable.Row(
        place: place, caseClass: caseClass,
        week: day.flatMap { Day(daysSinceEpoch: $0) }.map { EpiWeek(containing: $0, start: weekStart) },
        cases: weeks[day]?.cases ?? 0, deaths: weeks[day]?.deaths ?? 0)
    }
    var rows: [CaseWeekTable.Row] = []
    var last: Int?
    for day in weeks.keys.compactMap(\.self).sorted() {
      if let last, day - last <= Self.longestGap {
        rows += stride(from: last + 7, to: day, by: 7).map { row($0) }
      }
      rows.append(row(day))
      last = day
    }
    return weeks[nil] == nil ? rows : rows + [row(nil)]
  }
}
