import Domain

/// A line list as CSV: the cases and deaths of each place, class and week, and of no single case.
///
/// Weeks are those of onset, else of report; an empty week is not known. Names that a spreadsheet would take for
/// formulas are guarded.
enum CaseTableText {
  private static let head = [
    "place", "code", "class", "week", "first_day", "last_day", "cases", "deaths", "source",
  ]

  static func csv(_ outbreak: Outbreak, _ table: CaseWeekTable, hidesSmallNumbers: Bool) -> String {
    let source = CSVText.cell(outbreak.source.name)
    let number = { (count: Int) in
      hidesSmallNumbers && SmallNumbers.range.contains(count) ? SmallNumbers.mark : String(count)
    }
    return CSVText.line(head)
      + table.rows.map { row in
        var code = ""
        if case .country(let country)? = row.place?.key { code = country.rawValue }
        let days = row.week.map { [$0.label, $0.firstDay.iso8601, $0.lastDay.iso8601] } ?? ["", "", ""]
        return CSVText.line(
          [CSVText.cell(row.place?.name ?? ""), code, name(of: row.caseClass)] + days
            + [number(row.cases), number(row.deaths), source])
      }.joined()
  }

  /// Empty where the list tells no class.
  private static func name(of caseClass: CaseClass) -> String { caseClass == .all ? "" : caseClass.rawValue }
}
