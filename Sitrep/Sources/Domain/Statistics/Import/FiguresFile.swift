import Foundation

/// A file of figures that somebody named.
package struct FiguresFile: Hashable, Sendable {
  package let name: String
  package let bytes: Data

  /// Of a workbook, the sheet that is read in place of ``bytes``; nil: none was read yet.
  package var sheet: SheetTable?

  package init(name: String, bytes: Data, sheet: SheetTable? = nil) {
    self.name = name
    self.bytes = bytes
    self.sheet = sheet
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
  ///   - choices: What the person said about them.
  /// - Returns: What the files hold, and what was left out.
  /// - Throws: Why they cannot be read, or are of no use.
  func read(_ files: [FiguresFile], _ choices: FiguresChoices) throws(FiguresFileProblem) -> FiguresImport

  /// A file for spreadsheets.
  func write(_ table: FiguresTable) -> Data
}

/// What a person says about files of figures, and the files may not.
package struct FiguresChoices: Hashable, Sendable {
  /// The day to show of a series, or the day of figures that name none; nil: the newest of which enough is known.
  package var asOf: Day?

  /// Nil: found in the bytes.
  package var encoding: TextEncoding?

  /// Nil: the files must name it themselves.
  package var disease: Disease?

  /// Decides about encodings and numbers where the files don't.
  package var locale: Locale

  package init(
    asOf: Day? = nil, encoding: TextEncoding? = nil, disease: Disease? = nil, locale: Locale = Locale(identifier: "en")
  ) {
    self.asOf = asOf
    self.encoding = encoding
    self.disease = disease
    self.locale = locale
  }
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

    /// Of the same publishers, but not a file that is read.
    case neighbour(FiguresNeighbour)

    /// The file doesn't say which disease it counts, or says another one than is read: its name there.
    case noDisease(named: String?)

    /// No row is of a country.
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

/// A file that lies beside the right one, and is often taken for it.
package enum FiguresNeighbour: Hashable, Sendable {
  /// Johns Hopkins University's series of the counties of the United States.
  case counties

  /// Johns Hopkins University's report of a single day.
  case dailyReport

  /// disease.sh's figures of the whole world, or of its continents.
  case world

  /// disease.sh's answer to `/jhucsse`.
  case universityRows
}

/// What a series counts.
package enum SeriesKind: String, CaseIterable, Hashable, Sendable {
  case confirmed
  case recovered
  case deaths
}
