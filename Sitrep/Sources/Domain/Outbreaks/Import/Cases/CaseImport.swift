import Foundation

/// What a line list holds, before anything is kept.
///
/// Nothing in it names a person: no cell of a personal column, no case id, no note.
package struct CaseImport: Hashable, Sendable {
  /// Lines above the heading.
  package var titles: [String]

  /// Nil: the person must say it.
  package var disease: Disease?

  /// What the outbreak is called unless the person says otherwise; at most 100 bytes.
  package var name: String

  package var level: PlaceLevel

  /// All columns.
  package var columns: [CaseColumn]

  /// The order that was taken for dates that would fit another one; nil: none would.
  package var dateOrder: DateOrder?

  /// What the person must say before anything is kept.
  package var questions: [CaseQuestion]

  /// At most 50; offered for merging, never merged unasked.
  package var alikePlaces: [OutbreakImport.AlikePlaces]

  /// Every row that was left out, in the files' order; ``CaseQuality/rows`` are the cases and these together.
  package var leftOut: [CaseLeftOut]
  package var quality: CaseQuality

  /// By column, in the table's order.
  package var unreadValues: [UnreadCaseValues]
  package var ownTotals: OutbreakImport.OwnTotals
  package var cases: CaseList
  package var source: DataSource
  package var provenance: Provenance

  package init(
    titles: [String] = [], disease: Disease?, name: String, level: PlaceLevel, columns: [CaseColumn] = [],
    dateOrder: DateOrder? = nil, questions: [CaseQuestion] = [], alikePlaces: [OutbreakImport.AlikePlaces] = [],
    leftOut: [CaseLeftOut] = [], quality: CaseQuality, unreadValues: [UnreadCaseValues] = [],
    ownTotals: OutbreakImport.OwnTotals = .none, cases: CaseList, source: DataSource, provenance: Provenance
  ) {
    self.titles = titles
    self.disease = disease
    self.name = name
    self.level = level
    self.columns = columns
    self.dateOrder = dateOrder
    self.questions = questions
    self.alikePlaces = alikePlaces
    self.leftOut = leftOut
    self.quality = quality
    self.unreadValues = unreadValues
    self.ownTotals = ownTotals
    self.cases = cases
    self.source = source
    self.provenance = provenance
  }

  /// All rows that are not blank, without the heading and what is above it: always ``kept`` and ``leftOut`` together.
  package var rows: Int { quality.rows }
  package var kept: Int { quality.kept }

  package var days: ClosedRange<Day> { cases.days }

  /// The outbreak to keep with ``cases``; nil while the person must still say something.
  ///
  /// - Parameters:
  ///   - id: A new one, or that of the outbreak whose list is replaced.
  ///   - received: When the files came.
  /// - Returns: The head.
  package func outbreak(id: OutbreakID, received: Date) -> Outbreak? {
    guard questions.isEmpty, let disease else { return nil }
    return Outbreak(
      id: id, name: name, disease: disease, level: level, period: .day, content: .cases, source: source,
      provenance: provenance, received: received, days: days)
  }
}
