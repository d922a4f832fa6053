import Domain
import Foundation

/// The situation report of an outbreak as of a day.
///
/// It holds no clock and nothing that is random: the same figures and words give the same bytes in each language.
package struct SituationReport: Sendable {
  /// What the report is of.
  package enum Content: Sendable {
    /// A line list, and what its import left out.
    case cases(CaseFigures, CaseQuality)

    /// Published counts, and their weeks, the oldest first.
    case counts(OutbreakFigures, [ReportWeek])

    /// Countries, and why it is these.
    case countries([ReportCountry], ReportedCountries)
  }

  package let outbreak: Outbreak

  /// The day of the figures.
  package let asOf: Day
  package let content: Content
  package let words: ReportWords

  /// The figures of the issue before; nil: there is none to compare with.
  package let previous: IssueFigures?

  /// Advice on the disease; nil: there is none.
  package let guidance: GuidanceContent?

  /// Sitrep's version, as its foot names it.
  package let version: String

  /// Who is who, of an outbreak by countries.
  let catalogue: CountryCatalogue

  /// - Parameters:
  ///   - outbreak: The head.
  ///   - day: The day of the figures of countries; those of cases and counts know their own.
  ///   - content: The figures, with the populations that rates are told by.
  ///   - words: What the team wrote.
  ///   - previous: The figures of the issue before; nil: there is none to compare with.
  ///   - guidance: Advice on the disease; nil: there is none.
  ///   - countries: Who is who, of an outbreak by countries.
  ///   - version: Sitrep's version; empty: it isn't told.
  package init(
    of outbreak: Outbreak, on day: Day, _ content: Content, words: ReportWords = ReportWords(),
    previous: IssueFigures? = nil, guidance: GuidanceContent? = nil,
    countries: CountryCatalogue = CountryCatalogue([]), version: String = ""
  ) {
    self.outbreak = outbreak
    asOf =
      switch content {
      case .cases(let figures, _): figures.asOf
      case .counts(let figures, _): figures.asOf
      case .countries: day
      }
    self.content = content
    self.words = words
    self.previous = previous
    self.guidance = guidance
    self.version = version
    catalogue = countries
  }

  /// The report as one page that needs nothing from elsewhere; prints on A4.
  package func html(in locale: Locale) -> String {
    HTMLReport.page(ReportDocument(self, in: locale))
  }

  /// The report as Markdown, with tables and without pictures.
  package func markdown(in locale: Locale) -> String {
    MarkdownReport.text(ReportDocument(self, in: locale))
  }

  /// The figures for programs, with the drafted sentences in the language.
  ///
  /// - Throws: Where a figure can't be written.
  package func json(in locale: Locale) throws -> String {
    try JSONReport.text(self, in: locale)
  }

  /// The report's headings, sentences and tables, to show them on a screen.
  package func document(in locale: Locale) -> ReportDocument { ReportDocument(self, in: locale) }
}
