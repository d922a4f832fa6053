import Domain
import Foundation

/// What an import makes of its files, planned one after the other, and the lines that tell it.
struct WorldImportReport {
  /// A file that was read.
  struct File {
    let name: String
    let rows: [WorldFileRow]
  }

  /// Each row that is left out, with its file, line and reason.
  private(set) var refusals: [String] = []

  private var summaries: [String] = []
  private var notes: [String] = []
  private var total = WorldImportCounts()

  /// Plans the files on a world.
  ///
  /// - Returns: The one edit with the changes of all files.
  mutating func plan(_ files: [File], into before: Populations) -> WorldEdit {
    var world = before
    var touched: [CountryKey] = []
    for file in files {
      let plan = WorldImport(file.rows, into: world, locale: Locale(identifier: "en"))
      touched += world.apply(plan.edit).map(\.place)
      tell(plan, of: TerminalText.path(file.name))
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

  /// What happened, for standard output; what would happen, in a dry run.
  func lines(isDryRun: Bool) -> [String] {
    var lines = notes + summaries
    if summaries.count > 1 { lines.append("All files: \(total.words)") }
    if isDryRun { lines.append("This was a dry run: nothing was changed.") }
    return lines
  }

  private mutating func tell(_ plan: WorldImport, of file: String) {
    let counts = WorldImportCounts(plan)
    total += counts
    summaries.append("\(file): \(counts.words)")
    for item in plan.items {
      let place = item.row.line.map { "\(file):\($0)" } ?? file
      if case .refused(let refusal) = item.outcome { refusals.append("\(place): \(refusal.words(for: item.row))") }
      if item.isAlsoElsewhere, item.outcome == .added {
        notes.append(
          "\(place): \(TerminalText.quoted(item.row.name)) is in another continent too; it was added beside it.")
      }
    }
  }
}
