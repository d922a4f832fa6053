import Foundation

/// What a store has, as far as screens need it at once.
package struct FiguresSnapshot: Hashable, Sendable {
  /// The figures to show: those of the newest day, and of one day those that came last.
  package let shown: KeptFigures

  /// The import that ``FiguresStore/undoImport()`` takes back; nil where there is none.
  package let undoable: ImportedFigures?

  /// By what the feed knows the figures that it sent last; nil where it has sent none.
  package let mark: CacheValidator?

  /// The days of which figures can be shown.
  package let days: KnownDays

  /// - Parameters:
  ///   - shown: The figures to show.
  ///   - undoable: The import that can be taken back.
  ///   - mark: By what the feed knows its figures.
  ///   - days: The days of series that are kept; that of the figures needn't be among them.
  package init(
    shown: KeptFigures, undoable: ImportedFigures? = nil, mark: CacheValidator? = nil, days: [ClosedRange<Day>] = []
  ) {
    self.shown = shown
    self.undoable = undoable
    self.mark = mark
    self.days = KnownDays(shown.report.asOf...shown.report.asOf, days)
  }
}

/// Where a profile's figures are kept: those that came with the program, from a feed and from files.
///
/// Each change is kept whole or not at all, and is on disk when the call returns.
package protocol FiguresStore: Sendable {
  /// Keeps what a feed sent, in place of what it sent before.
  func keep(_ figures: FiguresSet, mark: CacheValidator?, received: Date) async throws(SaveProblem) -> FiguresSnapshot

  /// Keeps what a person imported, beside what was imported before.
  func keep(_ figures: FiguresSet, named name: String, received: Date) async throws(SaveProblem) -> FiguresSnapshot

  /// Forgets the newest import; nothing happens where there is none.
  func undoImport() async throws(SaveProblem) -> FiguresSnapshot

  /// Keeps one country's series that a feed sent, in place of the one it sent before.
  func keep(_ history: SourcedHistory) async throws(SaveProblem)

  /// The series of a country that ends last; nil where there is none.
  func history(of code: CountryCode) async throws(ReadProblem) -> SourcedHistory?

  /// The series by which a country's figures of a day are told, whole; nil where none covers the day.
  ///
  /// It is a series from a feed or a file where that reaches as far as the first release that came with the program,
  /// else the one of the release that has the day.
  func history(of code: CountryCode, asOf day: Day) async throws(ReadProblem) -> SourcedHistory?

  /// The same of all countries.
  func series(asOf day: Day) async throws(ReadProblem) -> SeriesOfDay
}
