/// The quality of a line list: rows read, rows left out with the reason, and cells that are empty or not understood.
///
/// Cells are counted over the rows that are cases or were discarded: totals and repeated rows are none.
package struct CaseQuality: Hashable, Codable, Sendable {
  /// What the cells of a column didn't say.
  package struct Column: Hashable, Codable, Sendable {
    package let name: String
    package let role: CaseColumnRole

    /// Cells with nothing in them, or a word for nothing.
    package let empty: Int

    /// Cells that no rule understands, and values that can't be.
    package let notUnderstood: Int

    package init(name: String, role: CaseColumnRole, empty: Int, notUnderstood: Int) {
      self.name = name
      self.role = role
      self.empty = empty
      self.notUnderstood = notUnderstood
    }
  }

  /// A place that rows write in several ways.
  package struct FoldedPlace: Hashable, Codable, Sendable {
    package struct Spelling: Hashable, Codable, Sendable {
      package let text: String

      /// Cases that are of the place by this spelling.
      package let cases: Int

      package init(text: String, cases: Int) {
        self.text = text
        self.cases = cases
      }
    }

    package let name: String

    /// The most frequent one first.
    package let spellings: [Spelling]

    package init(name: String, spellings: [Spelling]) {
      self.name = name
      self.spellings = spellings
    }
  }

  /// Rows below the heading that are not blank: always ``kept`` and those that were left out.
  package var rows = 0
  package var kept = 0

  /// Rows with nothing in any column that means something; they are no rows.
  package var blankRows = 0
  package var totalRows = 0

  /// Rows that another one repeats exactly.
  package var sentTwice = 0

  /// Rows of a case that a later row has again, with other values.
  package var enteredAgain = 0

  /// Rows that turned out to be no cases.
  package var discarded = 0

  /// Rows without a case id; 0 where no column has one.
  package var withoutID = 0

  /// True where rows with one id are of different people, so that nothing was left out by it.
  package var hasSharedIDs = false

  package var onsetInFuture = 0
  package var onsetAfterReport = 0

  /// More than ``CaseDates/longestDelay`` days before the report.
  package var onsetLongBeforeReport = 0

  /// Reports, or onsets where nothing is said of reports, that are more than a year from all others: mistyped years.
  package var dateFarOff = 0

  package var columns: [Column] = []
  package var foldedPlaces: [FoldedPlace] = []

  package init() {}

  /// Rows of which nothing was kept.
  package var leftOut: Int { totalRows + sentTwice + enteredAgain + discarded }

  package func column(_ role: CaseColumnRole) -> Column? { columns.first { $0.role == role } }
}
