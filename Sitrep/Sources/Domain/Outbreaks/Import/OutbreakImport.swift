import Foundation

/// What files of counts hold, before anything is kept.
package struct OutbreakImport: Hashable, Sendable {
  /// A row of which nothing would be kept.
  package struct LeftOut: Hashable, Sendable {
    /// Which of the files, from 0.
    package let file: Int

    /// From 1, as an editor numbers lines.
    package let line: Int

    package let reason: LeftOutReason

    package init(file: Int = 0, line: Int, reason: LeftOutReason) {
      self.file = file
      self.line = line
      self.reason = reason
    }
  }

  /// Cells of counts that hold no number where the row's other cells were taken.
  package struct UnreadCells: Hashable, Sendable {
    /// The line of the first one.
    package let line: Int

    /// The heading of its column, shortened.
    package let column: String

    /// What stands there, shortened.
    package let text: String

    package let count: Int

    package init(line: Int, column: String, text: String, count: Int) {
      self.line = line
      self.column = column
      self.text = text
      self.count = count
    }
  }

  /// How counts are understood that may be new or cumulative.
  package struct CountingFound: Hashable, Sendable {
    package let counting: Counting
    package let reason: OutbreakColumn.Reason

    /// How often counts fall from one period to the next, and how many such steps there are.
    package let falls: Int
    package let steps: Int

    package init(counting: Counting, reason: OutbreakColumn.Reason, falls: Int, steps: Int) {
      self.counting = counting
      self.reason = reason
      self.falls = falls
      self.steps = steps
    }
  }

  /// Two places whose names differ by a letter or two.
  package struct AlikePlaces: Hashable, Sendable {
    /// The one with fewer rows.
    package let place: OutbreakPlace
    package let rows: Int

    /// What it may be a misspelling of.
    package let other: OutbreakPlace
    package let otherRows: Int

    package init(place: OutbreakPlace, rows: Int, other: OutbreakPlace, otherRows: Int) {
      self.place = place
      self.rows = rows
      self.other = other
      self.otherRows = otherRows
    }
  }

  /// What the file says of its sums.
  package enum OwnTotals: Hashable, Sendable {
    case none
    case agree

    /// The first one that differs: its line, and both sums.
    case differ(line: Int, theirs: Int, ours: Int)
  }

  package var form: OutbreakForm

  /// Lines above the heading.
  package var titles: [String]

  /// Nil: the person must say it.
  package var disease: Disease?

  /// What the outbreak is called unless the person says otherwise; at most 100 bytes.
  package var name: String

  package var level: PlaceLevel
  package var period: ReportingPeriod

  /// Of counts whose column doesn't tell it; nil: all columns do.
  package var counting: CountingFound?

  /// All columns but those of single periods.
  package var columns: [OutbreakColumn]

  /// The order that was taken for dates that would fit another one; nil: none would.
  package var dateOrder: DateOrder?

  /// What the person must say before anything is kept.
  package var questions: [OutbreakQuestion]

  /// At most 50; offered for merging, never merged unasked.
  package var alikePlaces: [AlikePlaces]

  /// All rows that are not blank, without the heading and what is above it.
  ///
  /// Always ``kept`` and ``leftOut`` together.
  package var rows: Int

  package var kept: Int

  /// Every row that was left out, in the files' order.
  package var leftOut: [LeftOut]

  package var unreadCells: [UnreadCells]

  /// Cells without a count in rows that were kept: no report.
  package var emptyCells: Int

  package var ownTotals: OwnTotals
  package var counts: OutbreakCounts
  package var days: ClosedRange<Day>
  package var source: DataSource
  package var provenance: Provenance

  package init(
    form: OutbreakForm, titles: [String] = [], disease: Disease?, name: String, level: PlaceLevel,
    period: ReportingPeriod, counting: CountingFound? = nil, columns: [OutbreakColumn] = [],
    dateOrder: DateOrder? = nil,
    questions: [OutbreakQuestion] = [], alikePlaces: [AlikePlaces] = [], rows: Int, kept: Int, leftOut: [LeftOut] = [],
    unreadCells: [UnreadCells] = [], emptyCells: Int = 0, ownTotals: OwnTotals = .none, counts: OutbreakCounts,
    days: ClosedRange<Day>, source: DataSource, provenance: Provenance
  ) {
    self.form = form
    self.titles = titles
    self.disease = disease
    self.name = name
    self.level = level
    self.period = period
    self.counting = counting
    self.columns = columns
    self.dateOrder = dateOrder
    self.questions = questions
    self.alikePlaces = alikePlaces
    self.rows = rows
    self.kept = kept
    self.leftOut = leftOut
    self.unreadCells = unreadCells
    self.emptyCells = emptyCells
    self.ownTotals = ownTotals
    self.counts = counts
    self.days = days
    self.source = source
    self.provenance = provenance
  }

  /// The outbreak to keep with ``counts``; nil while the person must still say something.
  ///
  /// - Parameters:
  ///   - id: A new one, or that of the outbreak whose counts are replaced.
  ///   - received: When the files came.
  /// - Returns: The head.
  package func outbreak(id: OutbreakID, received: Date) -> Outbreak? {
    guard questions.isEmpty, let disease else { return nil }
    return Outbreak(
      id: id, name: name, disease: disease, level: level, period: period, source: source, provenance: provenance,
      received: received, days: days, feed: feed)
  }

  /// WHO goes on publishing the weekly form.
  private var feed: OutbreakFeedLink? {
    form.publisher == .who && disease == .covid19 && period.days > 1 ? OutbreakFeedLink(.who, mark: nil) : nil
  }
}
