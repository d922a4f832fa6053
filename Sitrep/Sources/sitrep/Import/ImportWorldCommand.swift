import ArgumentParser
import Domain
import Foundation
import Interchange
import PortableUI
import Storage

/// `sitrep import world`: takes countries and populations from files, all of them or none.
struct ImportWorldCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "world",
    abstract: Text("Import countries and populations from CSV or JSON files.", bundle: .module).inTerminal,
    discussion: Text(
      """
      A CSV file has the columns country and population, named in its first line, in any order; without such a line, \
      each row is a country and its number. A country may be a code. Only a name that is no country’s needs its \
      continent, in a column of that name. A JSON file is \(#"{"asia": {"Japan": 125681593}}"#) or what “sitrep export \
      world --format json” writes.

      What a point or a comma means in numbers is detected from the whole column; where that isn’t enough, LC_ALL and \
      LANG decide: in English, 1,234 is whole and 1.234 a fraction.

      All files are taken at once: if one cannot be read, or the disk is full, nothing changes. A country that is there \
      already gets the file’s population; of two files that name it, the later one decides. Rows that cannot be \
      used are skipped and named on standard error.

      The exit code is 0 if every file was read, also if rows were skipped; it is 1 if a file could not be read, if \
      all rows were skipped, or if nothing could be kept.
      """, bundle: .module
    ).inTerminal)

  @Argument(
    help: ArgumentHelp(Text("The files, CSV or JSON; - is standard input.", bundle: .module), valueName: "file"))
  var files: [String]

  @OptionGroup var folder: DataFolderOption

  @Option(help: EncodingHelp.text)
  var encoding: TextEncoding?

  @Flag(help: ArgumentHelp(Text("Say what would change, and change nothing.", bundle: .module)))
  var dryRun = false

  func run() async throws {
    try InstalledFiles.check()
    let files = try await readAll()
    let location = try folder.location()
    var report = WorldImportReport()
    if dryRun && !DatabaseAccess.exists(location) {
      _ = report.plan(files, into: [:])
    } else {
      let database = try DatabaseAccess.open(
        location, hint: Text("While it runs, you can import the file on its World tab instead.", bundle: .module))
      let edit = report.plan(files, into: try await database.world())
      if !dryRun { try await keep(edit, in: database) }
    }
    for line in await report.refusals { Console.writeLine(line, to: .standardError) }
    for line in await report.lines(isDryRun: dryRun) { Console.writeLine(line, to: .standardOutput) }
    if report.tookNothing { throw ExitCode.failure }
  }

  /// Every file's rows; if a file cannot be read, each such file is named and nothing is imported.
  private func readAll() async throws -> [WorldImportReport.File] {
    let codec = WorldFileCodec()
    var read: [WorldImportReport.File] = []
    for path in files {
      do {
        let data = try InputFile.read(path, limit: WorldFileCodec().largestFile)
        let content = try codec.read(data, as: encoding, locale: TerminalLanguage.current)
        read.append(WorldImportReport.File(name: path, content: content))
      } catch let problem as WorldFileProblem {
        Console.writeLine(await ProblemText.text(problem).about(path), to: .standardError)
      } catch {
        Console.writeLine("\(error)", to: .standardError)
      }
    }
    guard read.count == files.count else {
      Console.writeLine(ImportOutcome.nothingImported, to: .standardError)
      throw ExitCode.failure
    }
    return read
  }

  /// Returns when the edit is on disk.
  private func keep(_ edit: WorldEdit, in database: AppDatabase) async throws {
    guard !edit.changes.isEmpty else { return }
    do throws(SaveProblem) {
      try await database.worldStore.save(edit)
    } catch {
      throw CommandFailure(await ProblemText.text(error))
    }
  }
}
