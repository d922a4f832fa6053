import Foundation

/// Reads tables of the people of places, and writes an outbreak's counts or cases as a table.
package protocol OutbreakTables: Sendable {
  /// Reads a workbook, which must be done before ``populations(in:locale:)``; nil: none can be read here.
  var sheets: (any SheetReader)? { get }

  /// Reads a table with a place and a number of people in each row.
  ///
  /// Not to be called on the main actor: a file may be large.
  ///
  /// - Parameters:
  ///   - file: CSV in any encoding that programs write; digits may be in groups.
  ///   - locale: Decides about encodings and numbers where the file doesn't.
  /// - Returns: All rows, in the file's order.
  /// - Throws: Why the file cannot be read at all.
  func populations(in file: FiguresFile, locale: Locale) throws(PopulationFileProblem) -> PopulationTable

  /// A table (CSV) for spreadsheets: a row for each place and period, with new and total counts; "no report" is empty.
  func table(of outbreak: Outbreak, _ counts: OutbreakCounts) -> Data

  /// A table (CSV) for spreadsheets of a line list: the cases and deaths of each place, class and week.
  ///
  /// - Parameters:
  ///   - outbreak: The head.
  ///   - list: Its cases.
  ///   - day: As of which day; nil: the last one.
  ///   - hidesSmallNumbers: Whether "<5" stands in place of 1 to 4.
  /// - Returns: UTF-8.
  func table(of outbreak: Outbreak, _ list: CaseList, upTo day: Day?, hidesSmallNumbers: Bool) -> Data

  /// A table (CSV) for spreadsheets of the rows that an import left out: file, line and reason, then place and
  /// date where any row has one.
  func table(of rows: [LeftOutRow]) -> Data
}

/// A row that an import left out, in words.
package struct LeftOutRow: Hashable, Sendable {
  package let file: String

  /// From 1, as an editor numbers lines.
  package let line: Int

  package let reason: String

  /// What the row calls its place; empty: nothing.
  package let place: String

  /// The day of onset, else of report.
  package let day: Day?

  package init(file: String, line: Int, reason: String, place: String = "", day: Day? = nil) {
    self.file = file
    self.line = line
    self.reason = reason
    self.place = place
    self.day = day
  }
}

extension OutbreakTables {
  package var sheets: (any SheetReader)? { nil }
}

/// What a table of the people of places holds.
package struct PopulationTable: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    /// From 1, as an editor numbers lines.
    package let line: Int

    /// The place as the file has it.
    package let name: String

    /// How many people, above 0; nil where the cell holds no such number.
    package let count: Int?

    package init(line: Int, name: String, count: Int?) {
      self.line = line
      self.name = name
      self.count = count
    }
  }

  package let rows: [Row]

  /// The year that the column's heading names; nil where it names none.
  package let year: Int?

  package init(rows: [Row], year: Int?) {
    self.rows = rows
    self.year = year
  }
}

/// Why a table of the people of places cannot be read at all.
package enum PopulationFileProblem: Error, Hashable, Sendable {
  /// In bytes.
  case tooLarge(limit: Int)
  case tooManyRows(limit: Int)
  case notText
  case empty

  /// It looks like another kind of file.
  case mistaken(MistakenFile)

  /// A workbook, or what looks like one.
  case workbook(WorkbookProblem)

  /// No column holds places, or none their people.
  case noColumns

  /// The text ends inside a quoted field that began on this line, or a field is too long to be one.
  case brokenRow(line: Int)
}
