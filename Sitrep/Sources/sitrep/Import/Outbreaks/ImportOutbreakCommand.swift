import ArgumentParser
import Domain
import Foundation
import Interchange
import Logging
import PortableUI
import SitrepApp
import Storage

/// `sitrep import outbreak`: makes an outbreak of files of counts or of a line list, and asks nothing.
struct ImportOutbreakCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "outbreak",
    abstract: Text("Import an outbreak’s counts or line list from CSV files or Excel workbooks.", bundle: .module)
      .inTerminal,
    discussion: Text(
      """
      The table has a row for each place and day or week, a column for each day or week, or columns for each place. \
      Tables of the World Health Organization and Our World in Data are known. Encoding, separators, the heading, the \
      order of dates and what columns mean are detected, by words of English, French, Spanish, Portuguese and Russian.

      A line list has a row for each case. Names, telephones, addresses, coordinates, notes and case ids are never \
      kept. With --populations, tables give the people of places, or of groups of ages.

      What you said of the last line list with the same heading, here or on the Statistics tab, is used again. Options \
      come first. With --fresh it isn’t used.

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

  @Option(
    help: ArgumentHelp(
      Text("Keep the file in place of this outbreak, whose name, disease and populations stay.", bundle: .module),
      valueName: "id"))
  var replace: String?

  @Option(
    help: ArgumentHelp(
      Text(
        "A table of people, by place or by group of ages, as 0-4. May be given several times.", bundle: .module),
      valueName: "file"))
  var populations: [String] = []

  @Flag(
    help: ArgumentHelp(
      Text("Read a line list without what was said of the last one with its heading.", bundle: .module)))
  var fresh = false

  @Flag(help: ArgumentHelp(Text("Say what would be imported, and change nothing.", bundle: .module)))
  var dryRun = false

  @Flag(help: ArgumentHelp(Text("Print what was imported as JSON.", bundle: .module)))
  var json = false

  @OptionGroup var folder: DataFolderOption

  func run() async throws {
    try InstalledFiles.check()
    let bundled = try BundledStatisticsStore()
    var (profile, replaced): (OutbreakProfile?, Outbreak?) = (nil, nil)
    if let replace {
      let found = try await OutbreakProfile.replacing(replace, in: folder)
      (profile, replaced) = (found.0, found.1)
    } else {
      profile = try await OutbreakProfile.existing(in: folder, forReading: dryRun)
    }
    let sheets = ChildSheetReader { Console.writeLine($0, to: .standardError) }
    let read = try await read(
      with: OutbreaksComposition.files(for: bundled, sheets: sheets), over: replaced, in: profile)
    let text = await read.plan.text(files: files)
    guard let outbreak = read.plan.outbreak(id: replaced?.id ?? .random(), received: Date()) else {
      let sheets = read.plan.missingColumns.isEmpty ? [] : await OutbreakImportReport.lines(of: read.sheets)
      try await refuse(text.questions + sheets)
    }
    try check(outbreak, over: replaced)
    let people = try await PopulationFiles(populations, of: outbreak, with: read.plan.places)
    for line in people.skipped { Console.writeLine(line, to: .standardError) }
    if !json {
      for line in await read.lines { Console.writeLine(line, to: .standardOutput) }
      await write(text, people)
    }
    if !dryRun {
      let profile = if let profile { profile } else { try await OutbreakProfile(in: folder) }
      try await profile.keep(outbreak, read, people)
    }
    if json {
      Console.writeLine(try await text.object.json(id: dryRun ? nil : outbreak.id), to: .standardOutput)
    } else {
      Console.writeLine(dryRun ? ImportOutcome.dryRun : Self.outcome(of: outbreak), to: .standardOutput)
    }
  }

  private func write(_ text: any ImportedOutbreakText, _ people: PopulationFiles) async {
    for line in await text.skipped { Console.writeLine(line, to: .standardError) }
    for line in await text.lines { Console.writeLine(line, to: .standardOutput) }
    guard !people.isEmpty else { return }
    Console.writeLine(
      Text("Populations: places \(people.places.count), groups of ages \(people.ages.count).", bundle: .module),
      to: .standardOutput)
  }

  private static func outcome(of outbreak: Outbreak) -> Text {
    Text("Kept “\(outbreak.name)” as outbreak \(outbreak.id.rawValue).", bundle: .module)
  }

  /// Counts take the place of counts, and a line list of a line list.
  private func check(_ outbreak: Outbreak, over replaced: Outbreak?) throws {
    guard let replaced, replaced.content != outbreak.content else { return }
    let name = TerminalText.short(replaced.name)
    switch replaced.content {
    case .counts:
      try refuse([Text("“\(name)” is made of counts, and the file is a line list.", bundle: .module)])
    case .cases:
      try refuse([Text("“\(name)” is a line list, and the file is made of counts.", bundle: .module)])
    }
  }

  /// What the files hold; if one cannot be read, the reason is told and nothing is imported.
  ///
  /// - Parameters:
  ///   - codec: Reads them.
  ///   - replaced: The outbreak in whose place they come, which tells disease and name.
  ///   - profile: Knows what was said of the last line list with the same heading; nil: nothing was.
  /// - Returns: What they hold, and by which choices.
  /// - Throws: The exit code of a failure.
  private func read(
    with codec: OutbreakFileCodec, over replaced: Outbreak?, in profile: OutbreakProfile?
  ) async throws -> OutbreakFilesRead {
    var sheets: [SheetTable] = []
    do {
      var said = try choices.choices(locale: TerminalLanguage.current)
      said.disease = said.disease ?? replaced?.disease
      said.name = said.name ?? replaced?.name
      said.takenNames = try await profile?.names ?? []
      let files = try await codec.readingSheets(
        of: try files.map { path in
          FiguresFile(name: path, bytes: try InputFile.read(path, limit: OutbreakLimits.file))
        }, said)
      sheets = files.compactMap(\.sheet)
      let read = OutbreakFilesRead(plan: try codec.readAny(files, said), choices: said, sheets: sheets)
      guard !fresh, let profile else { return read }
      return await profile.asLastTime(read) { choices throws(OutbreakFileProblem) in try codec.readAny(files, choices) }
    } catch let problem as OutbreakFileProblem {
      let text = await ProblemText.text(problem.cause)
      let lines = await OutbreakImportReport.lines(of: sheets)
      try refuse([problem.file.map { text.about($0) } ?? text] + lines)
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
