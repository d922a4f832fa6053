import DesignSystem
import Domain
import PortableUI

/// What an import took from an export beside new messages, and what it left out, in the user's language.
package enum ImportReportText {
  /// How much became an archive of its own.
  static func taken(_ counts: ArchiveCounts) -> Text {
    let messages = Text("\(counts.messages) messages", bundle: .module)
    let conversations = Text("in \(counts.channels) conversations", bundle: .module)
    return Text("\(messages) \(conversations).", bundle: .module)
  }

  /// What is to be said of an import.
  ///
  /// - Parameters:
  ///   - report: What was taken.
  ///   - most: How many of the parts are listed that were left out.
  /// - Returns: A line for each fact; none where all was new.
  package static func lines(_ report: ImportReport, listing most: Int = .max) -> [Text] {
    var lines: [Text] = []
    if report.joined != nil {
      lines.append(
        Text(
          "\(report.added) messages are new, \(report.replaced) were replaced, \(report.kept) others stay.",
          bundle: .module))
    }
    lines += report.notes.map(text)
    guard report.skippedCount > 0 else { return lines }
    let listed = report.skipped.prefix(most)
    lines.append(Text("Left out: \(report.skippedCount).", bundle: .module))
    lines += listed.map { SkippedPartText.text($0) }
    let more = report.skippedCount - listed.count
    if more > 0 { lines.append(Text("\(more) more were left out.", bundle: .module)) }
    return lines
  }

  private static func text(_ note: ImportNote) -> Text {
    switch note {
    case .emptyLists(let files):
      Text("These lists are missing or empty: \(files.joined(separator: ", ")).", bundle: .module)
    case .noNames: Text("The export names nobody: people are shown by their ids.", bundle: .module)
    }
  }
}
