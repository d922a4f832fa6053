import DesignSystem
import Domain
import Foundation
import PortableUI

/// Writes a report's sections in one language.
struct ReportWriter {
  let report: SituationReport
  let figures: ReportFigures
  let language: ReportLanguage

  init(_ report: SituationReport, in locale: Locale) {
    self.report = report
    figures = ReportFigures(report)
    language = ReportLanguage(locale, hidesSmallNumbers: report.words.hidesSmallNumbers)
  }

  /// The figures of a line list; nil of counts.
  var list: CaseFigures? {
    guard case .cases(let figures, _) = report.content else { return nil }
    return figures
  }

  func words(_ text: Text) -> String { text.words(for: language.locale) }

  /// What a place is called; of the cases whose place isn't known a word for that.
  func name(of row: ReportFigures.PlaceRow) -> String {
    row.country?.name(for: language.locale) ?? row.place?.name ?? words(Text("Unknown place", bundle: .module))
  }

  /// The word for a place, as the outbreak's own column has it.
  var placeLabel: String {
    switch report.outbreak.level {
    case .countries: words(Text("Country", bundle: .module))
    case .named(let label): label.isEmpty ? words(Text("Place", bundle: .module)) : label
    }
  }

  /// Tables of places have at most so many rows, so that a page stays small.
  static let mostPlaces = 200
}

/// The whole report.
extension ReportDocument {
  init(_ report: SituationReport, in locale: Locale) {
    let writer = ReportWriter(report, in: locale)
    let sections = [
      writer.highlights(),
      writer.own(
        "context", Text("Context", bundle: .module), report.words[.context]),
      writer.changes(),
      writer.epidemiology(),
      writer.own("response", Text("Response", bundle: .module), report.words[.response]),
      writer.own("challenges", Text("Challenges", bundle: .module), report.words[.challenges]),
      writer.own(
        "recommendations", Text("Recommendations", bundle: .module), report.words[.recommendations]),
      writer.methods(),
      writer.guidance(),
    ]
    self.init(
      language: writer.language.isRussian ? "ru" : "en", title: writer.title, head: writer.head(),
      sections: sections.compactMap { $0 }.filter { !$0.isEmpty }, foot: writer.foot())
  }
}

/// Above and below the sections.
extension ReportWriter {
  var title: String { words(Text("Situation report: \(report.outbreak.name)", bundle: .module)) }

  func head() -> [ReportDocument.Term] {
    let disease = report.outbreak.disease.name(for: language.locale)
    let places = figures.places.count { $0.place != nil }
    var terms = [
      term(
        Text("Disease", bundle: .module),
        disease.prefix(1).uppercased(with: language.locale) + disease.dropFirst()),
      term(Text("Places", bundle: .module), "\(placeLabel): \(language.said(plain: places))"),
    ]
    if let issue = report.words.issue { terms.append(term(Text("Issue", bundle: .module), String(issue))) }
    terms.append(term(Text("Data as of", bundle: .module), language.day(report.asOf)))
    let source = report.outbreak.source.name
    if !source.isEmpty { terms.append(term(Text("Source", bundle: .module), source)) }
    return terms
  }

  func term(_ name: Text, _ value: String) -> ReportDocument.Term {
    ReportDocument.Term(name: words(name), value: value)
  }

  func foot() -> String {
    let files = report.outbreak.provenance.files.map(\.name)
    let source = files.isEmpty ? report.outbreak.source.name : files.joined(separator: ", ")
    if report.version.isEmpty { return words(Text("Made by Sitrep from \(source).", bundle: .module)) }
    return words(Text("Made by Sitrep \(report.version) from \(source).", bundle: .module))
  }

  /// A section that the team writes; empty where it wrote nothing.
  func own(_ id: String, _ title: Text, _ text: String?) -> ReportDocument.Part {
    ReportDocument.Part(id: id, title: words(title), blocks: team(text))
  }

  /// What the team wrote, marked as theirs; nothing where it wrote nothing.
  func team(_ text: String?) -> [ReportDocument.Block] {
    guard let text, !text.reportLines.isEmpty else { return [] }
    return [.team(label: words(Text("Written by the team", bundle: .module)), text: text)]
  }
}

extension ReportLanguage {
  /// A number that is no count of people, in running text.
  func said(plain number: Int) -> String {
    ReportLanguage(locale, hidesSmallNumbers: false).said(number)
  }
}
