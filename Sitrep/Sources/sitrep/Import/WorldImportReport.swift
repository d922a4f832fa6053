import DesignSystem
import Domain
import Foundation
import PortableUI

/// What an import makes of its files, planned one after the other, and the lines that tell it.
struct WorldImportReport {
  /// A file that was read.
  struct File {
    let name: String
    let content: WorldFileContent
  }

  private let locale: Locale
  private var plans: [(file: String, plan: WorldImport)] = []
  private var tableNotes: [(file: String, notes: TableNotes)] = []

  /// - Parameter locale: The reader's, which decides about numbers where the files don't.
  init(locale: Locale = TerminalLanguage.current) {
    self.locale = locale
  }

  /// Plans the files on a world.
  ///
  /// - Returns: The one edit with the changes of all files.
  mutating func plan(_ files: [File], into before: Populations) -> WorldEdit {
    var world = before
    var touched: [CountryKey] = []
    for file in files {
      let plan = WorldImport(file.content.rows, into: world, locale: locale)
      touched += world.apply(plan.edit).map(\.place)
      plans.append((file.name, plan))
      tableNotes.append((file.name, file.content.notes))
    }
    var seen: Set<CountryKey> = []
    return WorldEdit(
      touched.filter { seen.insert($0).inserted && before[$0] != world[$0] }
        .map { WorldEdit.Change($0, before: before[$0], after: world[$0]) })
  }

  /// True if there were rows and all of them were left out.
  var tookNothing: Bool {
    total.refused > 0 && total.taken == 0
  }

  private var total: WorldImportCounts {
    plans.reduce(into: WorldImportCounts()) { $0 += WorldImportCounts($1.plan) }
  }

  /// Each row that is left out, with its file, line and reason.
  @MainActor var refusals: [Text] {
    items { item in
      guard case .refused(let refusal) = item.outcome else { return nil }
      let cells = [item.row.name, item.row.continent, item.row.population].map(TerminalText.short)
      return ProblemText.text(refusal).about(cells.joined(separator: " · "))
    }
  }

  /// What happened, for standard output; what would happen, in a dry run.
  @MainActor func lines(isDryRun: Bool) -> [Text] {
    let tables = tableNotes.flatMap { file, notes in TableNotesText.lines(notes).map { $0.about(file) } }
    var lines = tables + notes + plans.map { WorldImportCounts($0.plan).text.about($0.file) }
    if plans.count > 1 { lines.append(Text("All files: \(total.text)", bundle: .module)) }
    if isDryRun { lines.append(ImportOutcome.dryRun) }
    return lines
  }

  private var notes: [Text] {
    items { item in
      guard item.isAlsoElsewhere, item.outcome == .added else { return nil }
      return Text(
        "“\(TerminalText.short(item.row.name))” is on another continent too; it was added beside it.", bundle: .module)
    }
  }

  /// What is to be said of rows, each after its file and line.
  private func items(_ text: (WorldImport.Item) -> Text?) -> [Text] {
    plans.flatMap { file, plan in
      plan.items.compactMap { item in text(item)?.about(item.row.line.map { "\(file):\($0)" } ?? file) }
    }
  }
}
