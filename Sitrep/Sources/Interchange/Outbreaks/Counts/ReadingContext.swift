import Domain

/// What readers of all layouts need to know about a table.
struct ReadingContext {
  let named: NamedTable
  let columns: TableColumns
  let publisher: OutbreakForm.Publisher?
  let resolver: CountryResolver
  let choices: OutbreakChoices

  /// The year of weeks that are written without one, from the title or the file's name.
  let year: Int?

  /// What the only place is called where the table names none.
  let onlyPlace: String

  var table: OutbreakTable { named.table }

  /// The periods of the rows: those of the column of dates, or of weeks.
  func rowPeriods() -> RowPeriods {
    let column = columns.date ?? columns.week ?? 0
    let values = DistinctValues(table.rows, column: column)
    // Weeks may be told by their days.
    if columns.date != nil || values.areDates {
      return RowPeriods(
        dates: values, heading: HeadingWords(table.headings[column]),
        known: publisher == .whoFirst ? .monthFirst : nil, choices)
    }
    return RowPeriods(
      weeks: values,
      years: columns.year.map { DistinctValues(table.rows, column: $0) }, year: year, choices)
  }

  /// Finds the places of the rows.
  func places(names: [String], codes: [String]) -> RowPlaces {
    RowPlaces(
      names: names, codes: codes, heading: columns.place.map { HeadingWords(table.headings[$0]) }, resolver: resolver,
      choices)
  }

  /// The rows that aren't kept, in the files' order.
  func leftOut(_ refusals: RowRefusals) -> [OutbreakImport.LeftOut] {
    refusals.reasons.sorted { $0.key < $1.key }.map { row, reason in
      OutbreakImport.LeftOut(file: named.file(ofRow: row), line: table.rows[row].line, reason: reason)
    }
  }

  func shownHeading(_ column: Int) -> String {
    guard table.headings.indices.contains(column) else { return "" }
    return table.headings[column].shortened(toBytes: HeadingRow.mostShown)
  }
}

extension DistinctValues {
  /// True where most are dates, or go from one to another.
  fileprivate var areDates: Bool {
    2 * texts.count { TableDate(Array($0.utf8)[...]) != nil || TableDateRange($0) != nil } > texts.count
  }
}
