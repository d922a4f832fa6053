import ArgumentParser
import Domain
import Foundation
import Interchange
import Logging
import PortableUI
import SitrepApp
import Storage

/// `sitrep import statistics`: takes figures from files, all of them as one import or none.
struct ImportStatisticsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "statistics",
    abstract: Text("Import figures of countries from CSV or JSON files.", bundle: .module).inTerminal,
    discussion: Text(
      """
      A table (CSV) has a row for each country and a column for each day, as Johns Hopkins University publishes it \
      (several files together: confirmed, deaths, recovered, as their names say), or a row for each country and day, \
      with columns for date, country and cases, as Our World in Data and datasets/covid-19 have it. JSON is read as \
      disease.sh answers. Encoding, separators, the order of dates and the marks in numbers are detected. The report \
      says what was assumed, and names each column that isn’t used.

      Only figures of COVID-19 are shown. A file that doesn’t say that it counts them is refused without \
      --disease covid-19.

      Provinces are summed to countries. Ships, sums and other rows that aren’t countries are skipped and named on \
      standard error. A cell that isn’t a number is unknown, and named. The newest day that at least half of the \
      countries have figures for is shown; older ones are kept for the charts.

      The exit code is 0 if the figures were taken, also if rows were skipped; it is 1 if a file could not be read, or \
      if nothing could be kept.
      """, bundle: .module
    ).inTerminal)

  @Argument(
    help: ArgumentHelp(
      Text("The files, CSV or JSON, of one source; - is standard input.", bundle: .module), valueName: "file"))
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      Text("The day to show, or the day of figures that name none, as 2023-03-09.", bundle: .module), valueName: "day"))
  var asOf: Day?

  @Option(
    help: ArgumentHelp(
      Text("The disease, where the files don’t name it: covid-19.", bundle: .module), valueName: "disease"))
  var disease: CountedDisease?

  @Option(help: EncodingHelp.text)
  var encoding: TextEncoding?

  @Flag(help: ArgumentHelp(Text("Say what would be imported, and change nothing.", bundle: .module)))
  var dryRun = false

  @Flag(help: ArgumentHelp(Text("Forget the newest import instead.", bundle: .module)))
  var undo = false

  @OptionGroup var folder: DataFolderOption

  func validate() throws {
    guard undo == files.isEmpty else {
      throw ValidationError(
        undo
          ? Text("--undo takes no files.", bundle: .module) : Text("Name at least one file.", bundle: .module))
    }
    guard !undo || asOf == nil && disease == nil && encoding == nil && !dryRun else {
      throw ValidationError(Text("--undo goes with --data only.", bundle: .module))
    }
  }

  func run() async throws {
    try InstalledFiles.check()
    if undo { return try await undoImport() }
    let bundled = try BundledStatisticsStore()
    let plan = try await plan(with: FiguresComposition.codec(for: bundled))
    let report = FiguresReport(plan)
    for line in await report.unknownCells { Console.writeLine(line, to: .standardError) }
    for line in await report.leftOut { Console.writeLine(line, to: .standardError) }
    for line in await report.lines { Console.writeLine(line, to: .standardOutput) }
    guard !dryRun else {
      Console.writeLine(ImportOutcome.dryRun, to: .standardOutput)
      return
    }
    let store = try open(above: bundled)
    do throws(SaveProblem) {
      let name = files.map { URL(filePath: $0).lastPathComponent }.joined(separator: ", ")
      let snapshot = try await store.keep(plan.set, named: name, received: Date())
      Console.writeLine(FiguresReport.outcome(of: plan, snapshot), to: .standardOutput)
    } catch {
      throw CommandFailure(await ProblemText.text(error))
    }
  }

  private func undoImport() async throws {
    guard DatabaseAccess.exists(try folder.location()) else { throw CommandFailure(noFolder: try folder.location()) }
    let store = try open(above: try BundledStatisticsStore())
    guard let name = try await store.snapshot().undoable?.name else {
      throw CommandFailure(Text("There is no import of figures that could be undone.", bundle: .module))
    }
    do throws(SaveProblem) {
      let snapshot = try await store.undoImport()
      Console.writeLine(
        Text(
          "Forgot \(name). The figures shown are now of \(snapshot.shown.report.asOf.iso8601).", bundle: .module),
        to: .standardOutput)
    } catch {
      throw CommandFailure(await ProblemText.text(error))
    }
  }

  private func open(above bundled: BundledStatisticsStore) throws -> SQLiteFiguresStore {
    let database = try DatabaseAccess.open(
      try folder.location(),
      hint: Text("While it runs, you can import the file on its Statistics tab instead.", bundle: .module))
    let logger = Logger(label: "sitrep")
    return FiguresComposition.store(in: database, above: bundled) { logger.error("\($0)") }
  }

  /// What the files hold; if one cannot be read, the reason is told and nothing is imported.
  private func plan(with codec: FiguresFileCodec) async throws -> FiguresImport {
    do {
      let read = try files.map { path in
        FiguresFile(name: path, bytes: try InputFile.read(path, limit: FiguresFileCodec.largestFile))
      }
      return try codec.read(
        read,
        FiguresChoices(asOf: asOf, encoding: encoding, disease: disease?.disease, locale: TerminalLanguage.current))
    } catch let problem as FiguresFileProblem {
      let text = await ProblemText.text(problem.cause)
      Console.writeLine(problem.file.map { text.about($0) } ?? text, to: .standardError)
    } catch {
      Console.writeLine("\(error)", to: .standardError)
    }
    Console.writeLine(ImportOutcome.nothingImported, to: .standardError)
    throw ExitCode.failure
  }
}

/// Written as 2023-03-09.
extension Day: ExpressibleByArgument {}

/// A disease whose figures the Statistics tab's first outbreak shows.
enum CountedDisease: String, ExpressibleByArgument, CaseIterable {
  case covid19 = "covid-19"

  var disease: Disease {
    switch self {
    case .covid19: .covid19
    }
  }
}
