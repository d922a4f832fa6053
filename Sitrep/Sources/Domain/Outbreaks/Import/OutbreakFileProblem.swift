/// Why files of counts could not be read at all.
package struct OutbreakFileProblem: Error, Hashable, Sendable {
  package enum Cause: Error, Hashable, Sendable {
    /// In bytes.
    case tooLarge(limit: Int)

    case notText
    case empty

    /// It looks like another kind of file.
    case mistaken(MistakenFile)

    /// A workbook, or what looks like one.
    case workbook(WorkbookProblem)

    /// Rows are cases, not counts, and of a line list no column has the cases' days.
    case lineList

    /// It is no table with a heading and numbers below it: the headings that were found.
    case unknownForm(headings: [String])

    /// Counts are of months, which aren't read: one of them.
    case months(example: String)

    /// A column was named that the table doesn't have: its name, and the headings that there are.
    case noSuchColumn(String, headings: [String])

    /// The text ends inside a quoted field that began on this line.
    case openQuote(line: Int)

    /// In bytes.
    case tooLongField(line: Int, limit: Int)

    case tooManyColumns(limit: Int)
    case tooManyRows(limit: Int)
    case tooManyCells(limit: Int)
    case tooManyPlaces(limit: Int)
    case tooManyPeriods(limit: Int)

    /// Places, periods and measures multiplied.
    case tooManyFigures(limit: Int)

    /// The file has several diseases, and the one that was asked for isn't among them: those that are.
    case noSuchDisease(named: [String])

    /// No row was taken: how many there are, and why the first one was not.
    case nothingKept(rows: Int, OutbreakImport.LeftOut?)

    /// Many places have several rows for one period, which no column of dates of receipt decides: a line of both.
    case severalRowsForAPeriod(line: Int, other: Int)

    /// Two of the files count the same.
    case repeatedCounts

    /// The files differ in their kind of places or periods.
    case differentForms
  }

  /// The file's name; nil where it is about all of them.
  package let file: String?

  package let cause: Cause

  package init(file: String?, _ cause: Cause) {
    self.file = file
    self.cause = cause
  }
}
