import ArgumentParser
import Domain
import Foundation
import Interchange
import Logging
import PortableUI
import SitrepApp
import Storage

/// `sitrep import outbreak`: makes an outbreak of files of counts, and asks nothing.
struct ImportOutbreakCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "outbreak",
    abstract: Text("Import an outbreak’s counts from CSV files or Excel workbooks.", bundle: .module).inTerminal,
    discussion: Text(
      """
      The table has a row for each place and day or week, a column for each day or week, or columns for each place. \
      Tables of the World Health Organization and Our World in Data are known. Encoding, separators, the heading, the \
      order of dates and what columns mean are detected, by words of English, French, Spanish, Portuguese and Russian.

      Nothing is asked: if the disease, the order of dates, or whether counts are new or cumulative can’t be told, the \
      import is refused and names the option that says it. Several files make one outbreak: parts of one table, or a \
      table for each count.

      Rows that can’t be used are skipped and named on standard error, each with its reason. With --json, one object is \
      printed for programs, with the id that “sitrep export outbreak” takes.

      The exit code is 0 only if something was imported.
      """, bundle: .module
    ).inTerminal)

  @Argument(
    help: ArgumentHelp(
      Text("The files, CSV or Excel (.xlsx); - is standard input.", bundle: .module), valueName: "file"))
  var files: [String]

  @OptionGroup var choices: OutbreakImportOptions

  @Flag(help: ArgumentHelp(Text("Say what would be imported, and change nothing.", bundle: .module)))
  var dryRun = false

  @Flag(help: ArgumentHelp(Text("Print what was imported as JSON.", bundle: .module)))
  var json = false

  @OptionGroup var folder: DataFolderOption

  func run() async throws {
    try InstalledFiles.check()
    let bundled = try BundledStatisticsStore()
    let sheets = ChildSheetReader { Console.writeLine($0, to: .standardError) }
    let (plan, tables) = try await plan(with: OutbreaksComposition.files(for: bundled, sheets: sheets))
    let report = OutbreakImportReport(plan, files: files, sheets: tables)
    guard let outbreak = plan.outbreak(id: .random(), received: Date()) else {
      try await refuse(report.questions)
    }
    if !json {
      for line in await report.skipped { Console.writeLine(line, to: .standardError) }
      for line in await report.lines { Console.writeLine(line, to: .standardOutput) }
    }
    if !dryRun { try await keep(outbreak, plan.counts) }
    if json {
      Console.writeLine(try report.json(id: dryRun ? nil : outbreak.id), to: .standardOutput)
    } else {
      Console.writeLine(dryRun ? ImportOutcome.dryRun : OutbreakImportReport.outcome(of: outbreak), to: .standardOutput)
    }
  }

  private func keep(_ outbreak: Outbreak, _ counts: OutbreakCounts) async throws {
    let database = try DatabaseAccess.open(
      try folder.location(),
      hint: Text("While it runs, you can import the file on its Statistics tab instead.", bundle: .module))
    let logger = Logger(label: "sitrep")
    let store = try await database.outbreakStore { logger.error("\($0.reason)") }
    do throws(SaveProblem) {
      try await store.keep(outbreak, counts)
    } catch {
      throw CommandFailure(await ProblemText.text(error))
    }
  }

  /// What the files hold; if one cannot be read, the reason is told and nothing is imported.
  ///
  /// - Parameter codec: Reads them.
  /// - Returns: The outbreak, and the sheets that were read of workbooks.
  /// - Throws: The exit code of a failure.
  private func plan(with codec: OutbreakFileCodec) async throws -> (OutbreakImport, [SheetTable]) {
    var sheets: [SheetTable] = []
    do {
      let choices = try self.choices.choices(locale: TerminalLanguage.current)
      let read = try await codec.readingSheets(
        of: try files.map { path in
          FiguresFile(name: path, bytes: try InputFile.read(path, limit: OutbreakLimits.file))
        }, choices)
      sheets = read.compactMap(\.sheet)
      return (try codec.read(read, choices), sheets)
    } catch let problem as OutbreakFileProblem {
      let text = await ProblemText.text(problem.cause)
      try refuse([problem.file.map { text.about($0) } ?? text] + OutbreakImportReport.lines(of: sheets))
    } catch {
      Console.writeLine("\(error)", to: .standardError)
      try refuse([])
    }
  }

  private func refuse(_ reasons: [Text]) throws -> Never {
    for reason in reasons { Console.writeLine(reason, to: .standardError) }
    Console.writeLine(ImportOutcome.nothingImported, to: .standardError)
    throw ExitCode.failure
  }
}
