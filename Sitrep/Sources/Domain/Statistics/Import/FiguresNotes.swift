/// What a person should know about how a file of figures was read.
package struct FiguresNotes: Hashable, Sendable {
  /// How counts were understood that the file doesn't name.
  package enum Counting: Hashable, Sendable {
    /// They hardly ever fall: totals.
    case totals

    /// They rise and fall: new counts, of which the totals were made.
    case new
  }

  /// A column between two days that stands for the missing one.
  package struct FoundDay: Hashable, Sendable {
    package let heading: String
    package let day: Day

    package init(heading: String, day: Day) {
      self.heading = heading
      self.day = day
    }
  }

  /// Cells of one row, or of one country's rows, that hold no count and are unknown.
  package struct UnknownCells: Hashable, Sendable {
    /// Where the first of them stands: a line, or a place in a list, from 1.
    package let row: Int

    /// The country, as the file has it.
    package let name: String

    /// The column of the first one.
    package let column: String

    /// What the first one holds.
    package let text: String

    package let count: Int

    package init(row: Int, name: String, column: String, text: String, count: Int) {
      self.row = row
      self.name = name
      self.column = column
      self.text = text
      self.count = count
    }
  }

  package var table: TableNotes

  /// Nil: the file names them.
  package var counting: Counting?

  /// The order that was taken for dates that would fit another one; nil: none would.
  package var dateOrder: DateOrder?

  /// Days that have several columns, all equal.
  package var equalDays: [Day] = []

  /// Days that have several columns that differ: where they do, the count is unknown.
  package var differingDays: [Day] = []

  package var foundDays: [FoundDay] = []
  package var unknownCells: [UnknownCells] = []

  package init(table: TableNotes = TableNotes(), counting: Counting? = nil) {
    self.table = table
    self.counting = counting
  }
}

/// Which number of a date comes first.
package enum DateOrder: CaseIterable, Hashable, Sendable {
  case monthFirst
  case dayFirst

  /// Of years with two digits: `21-08-04`.
  case yearFirst
}
