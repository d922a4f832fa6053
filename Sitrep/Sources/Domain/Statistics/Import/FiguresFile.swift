import Foundation

/// A file of figures that somebody named.
package struct FiguresFile: Hashable, Sendable {
  package let name: String
  package let bytes: Data

  package init(name: String, bytes: Data) {
    self.name = name
    self.bytes = bytes
  }
}

/// Reads and writes files of figures.
package protocol FiguresFiles: Sendable {
  /// Reads files that belong together: a series of confirmed cases, one of deaths …
  ///
  /// The form is told by the content. May take a second for large files: not to be called on the main actor.
  ///
  /// - Parameters:
  ///   - files: One or several, of one source.
  ///   - asOf: The day to show of a series, or the day of figures that name none; nil: the newest of the files.
  /// - Returns: What the files hold, and what was left out.
  /// - Throws: Why they cannot be read, or are of no use.
  func read(_ files: [FiguresFile], asOf: Day?) throws(FiguresFileProblem) -> FiguresImport

  /// A file for spreadsheets.
  func write(_ table: FiguresTable) -> Data
}

/// Why files could not be read at all.
package struct FiguresFileProblem: Error, Hashable, Sendable {
  package enum Cause: Error, Hashable, Sendable {
    case tooLarge(limit: Int)
    case notText
    case empty

    /// It looks like another kind of file.
    case mistaken(MistakenFile)

    /// None of the forms that are read.
    case unknownForm

    /// Only the world's figures, or others without countries.
    case noCountries

    /// The text ends inside a quoted field that began on this line.
    case openQuote(line: Int)

    case tooManyRows(limit: Int)
    case tooManyDays(limit: Int)

    /// The text ends before the JSON does.
    case cutOff

    /// Not JSON: where, both from 1, the column in bytes, and why.
    case notJSON(FileFault, line: Int, column: Int)

    /// Not in the form of figures: where, and why.
    case wrongShape(FileFault, at: FilePosition)

    /// Not figures but a message of the service that was asked for them.
    case message(String)

    /// A series: of which counts it is, is told neither by the file's name nor by its columns.
    case unknownKind

    /// Another of the files has the same counts.
    case repeatedKind(SeriesKind)

    /// The files are of different forms and cannot be joined.
    case differentForms

    /// Deaths or recovered without the confirmed cases that they belong to.
    case noConfirmed

    /// Nothing says of which day the figures are; the person must.
    case noDay

    /// The person named a day on which the files have no figures.
    case noSuchDay(Day, available: ClosedRange<Day>)
  }

  /// The file's name; nil where it is about all of them.
  package let file: String?

  package let cause: Cause

  package init(file: String?, _ cause: Cause) {
    self.file = file
    self.cause = cause
  }
}

/// What a series counts.
package enum SeriesKind: String, CaseIterable, Hashable, Sendable {
  case confirmed
  case recovered
  case deaths
}
