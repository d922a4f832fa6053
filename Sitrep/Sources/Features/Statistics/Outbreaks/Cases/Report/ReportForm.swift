import DesignSystem
import Domain
import Foundation
import PortableUI
import Reports

/// What is kept of a report: the team's words, or these and a file.
nonisolated enum ReportForm: String, CaseIterable, Hashable {
  case words, html, markdown, json

  /// The forms of files.
  static let files = [ReportForm.html, .markdown, .json]

  /// The file, the same as the command writes.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - language: Its language.
  /// - Returns: Nil of words alone.
  /// - Throws: Where a figure can't be written.
  func document(of report: SituationReport, in language: WrittenLanguage) throws -> ExportedDocument? {
    let name = "sitrep-\(report.outbreak.fileName)-\(report.asOf.iso8601)-\(language.rawValue)"
    return switch self {
    case .words: nil
    case .html: ExportedDocument(Data(report.html(in: language.locale).utf8), as: .html, named: name)
    // No kind of files is Markdown's everywhere, so the name has its ending.
    case .markdown: ExportedDocument(Data(report.markdown(in: language.locale).utf8), as: .data, named: name + ".md")
    case .json: ExportedDocument(Data(try report.json(in: language.locale).utf8), as: .json, named: name)
    }
  }
}

/// Whether the team's text is saved.
enum ReportSaveState {
  case untouched, kept, refused, unwritten
}
