/// What files of figures hold, before anything is changed.
package struct FiguresImport: Hashable, Sendable {
  /// What became of one file's rows.
  package struct File: Hashable, Sendable {
    package let name: String
    package let form: FiguresForm

    /// Who published the file.
    package let source: DataSource

    /// All rows of the file that are not blank, without the heading.
    package let rows: Int

    /// The rows whose figures were taken.
    package let taken: Int

    /// The countries that were put together from several rows, by code.
    package let joined: [Joined]

    /// The rows that were left out, in the file's order.
    package let leftOut: [LeftOut]

    /// The days that the file has figures of.
    package let days: ClosedRange<Day>

    /// How it was read.
    package let notes: FiguresNotes

    package init(
      name: String, form: FiguresForm, source: DataSource, rows: Int, taken: Int, joined: [Joined],
      leftOut: [LeftOut], days: ClosedRange<Day>, notes: FiguresNotes = FiguresNotes()
    ) {
      self.name = name
      self.form = form
      self.source = source
      self.rows = rows
      self.taken = taken
      self.joined = joined
      self.leftOut = leftOut
      self.days = days
      self.notes = notes
    }
  }

  /// A country that several rows were put together to.
  package struct Joined: Hashable, Sendable {
    package let code: CountryCode
    package let name: String
    package let rows: Int

    package init(code: CountryCode, name: String, rows: Int) {
      self.code = code
      self.name = name
      self.rows = rows
    }
  }

  /// A row that was left out.
  package struct LeftOut: Hashable, Sendable {
    package enum Reason: Error, Hashable, Sendable {
      /// A cruise ship.
      case ship

      /// The Olympic Games.
      case event

      /// The world, a continent or another sum.
      case aggregate

      /// A place where nobody lives, or several territories in one row.
      case noCountry

      case unknownName

      /// The name fits several countries.
      case ambiguousName([CountryCode])

      /// An earlier row has the same country.
      case repeated

      /// A part of a country whose other parts are missing or were left out: no sum can be made.
      case partOfCountry

      /// A value isn't a whole number: the column.
      case badNumber(column: String)

      /// The day is none, or not one of the calendar.
      case badDay

      /// No total of confirmed cases.
      case noFigures
    }

    /// Where it stands: a line of a table, or a place in a list, from 1.
    package let row: Int

    /// How many rows were left out for it, of which that one is the first.
    package let rows: Int

    /// The name, as the file has it.
    package let name: String

    package let reason: Reason

    package init(row: Int, rows: Int = 1, name: String, reason: Reason) {
      self.row = row
      self.rows = rows
      self.name = name
      self.reason = reason
    }
  }

  package let files: [File]

  /// What is kept if the import is taken.
  package let set: FiguresSet

  package init(files: [File], set: FiguresSet) {
    self.files = files
    self.set = set
  }

  /// The name under which it is kept: those of all its files.
  package var name: String { files.map(\.name).joined(separator: ", ") }

  /// The days that the import has figures of.
  package var days: ClosedRange<Day> {
    files.dropFirst().reduce(files.first?.days ?? set.report.asOf...set.report.asOf) { days, file in
      min(days.lowerBound, file.days.lowerBound)...max(days.upperBound, file.days.upperBound)
    }
  }
}

/// The form of a file of figures.
package enum FiguresForm: Hashable, Sendable {
  /// A row for each country or province and a column for each day, as Johns Hopkins University published it.
  case wideTable(SeriesKind)

  /// A row for each country and day, as datasets/covid-19 has it.
  case longTable

  /// The countries of one day, as disease.sh answers.
  case feedCountries

  /// The days of one or several countries, as disease.sh answers.
  case feedHistory
}
