import ArgumentParser
import DesignSystem
import Domain
import Foundation
import Interchange
import PortableUI
import Storage
import Workspaces

/// `sitrep search workspaces`: prints the messages that a query finds.
struct SearchWorkspacesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "workspaces",
    abstract: Text("Find messages in the archives of workspaces.", bundle: .module).inTerminal,
    discussion: Text(
      """
      A query has words, “exact phrases” and beginnings of words (vacc*). from:name, in:channel, before:2020-04-17, \
      after:2020-04-17 (both without that day), has:link, has:file, has:reaction and has:thread narrow it. Days are \
      those of this machine’s time zone. Case and accents don’t matter, nor does Russian ё or е.

      The newest messages come first. If nothing was imported, the sample messages that come with sitrep are searched.

      The exit code is 0 also where nothing is found, and 1 if the query isn’t understood: a name that nobody has, or \
      that several have, is listed with the ids to choose from.
      """, bundle: .module
    ).inTerminal)

  @Argument(help: ArgumentHelp(Text("What to look for.", bundle: .module), valueName: "query"))
  var query: [String]

  @Option(
    help: ArgumentHelp(Text("Only in this archive, as the import named it.", bundle: .module), valueName: "id"))
  var archive: String?

  @Flag(help: ArgumentHelp(Text("The best matches first.", bundle: .module)))
  var best = false

  @Option(
    help: ArgumentHelp(
      Text("Print at most this many messages per archive, from 1 to 10000.", bundle: .module), valueName: "number"))
  var limit = 1_000

  @Flag(help: ArgumentHelp(Text("Print JSON, a line for each message.", bundle: .module)))
  var json = false

  @OptionGroup var folder: DataFolderOption

  /// How many messages are read at once.
  private static let batch = 500

  func validate() throws {
    guard (1...FoundMessages.mostCounted).contains(limit) else {
      throw ValidationError(Text("--limit is a number from 1 to 10000.", bundle: .module))
    }
  }

  func run() async throws {
    try InstalledFiles.check()
    let location = try folder.location()
    guard DatabaseAccess.exists(location) else { throw CommandFailure(noFolder: location) }
    let data = try DatabaseAccess.folder(
      location, hint: Text("While it runs, you can search on its Workspaces tab instead.", bundle: .module))
    // The last word of a finished query is a word, and no beginning.
    let query = SearchQuery(query.joined(separator: " ") + " ")
    for problem in query.problems { throw CommandFailure(await SearchProblemText.text(problem)) }
    let archives = try ChosenArchives(archive, in: ArchiveFolder(in: data)).entries
    var isUnderstood = archives.isEmpty
    for entry in archives {
      do {
        isUnderstood = try await search(entry, query) || isUnderstood
      } catch let problem as ArchiveImportProblem {
        throw CommandFailure(await ProblemText.text(problem).about(entry.name))
      }
    }
    guard isUnderstood else { throw ExitCode.failure }
  }

  /// Prints what an archive has.
  ///
  /// - Returns: False where the archive doesn't know a name, or knows several; it is told then.
  private func search(_ entry: ArchiveEntry, _ query: SearchQuery) async throws -> Bool {
    let resolution = try entry.archive.resolve(
      query, in: SearchScope(), zone: .current, order: best ? .best : .newest)
    guard resolution.doubts.isEmpty else {
      for doubt in resolution.doubts {
        for line in await SearchProblemText.lines(doubt) {
          Console.writeLine(line.about(entry.name), to: .standardError)
        }
      }
      return false
    }
    var first = 0
    while first < limit {
      let found = try entry.archive.find(resolution.filter, in: nil, first..<first + min(Self.batch, limit - first))
      for message in found.messages { try tell(FoundLine(message, in: entry.id)) }
      if found.messages.isEmpty { break }
      first += found.messages.count
      if first == limit, found.hasMore || found.count > limit { tellLimit(in: entry) }
    }
    return true
  }

  private func tellLimit(in entry: ArchiveEntry) {
    let isMost = limit == FoundMessages.mostCounted
    let text =
      isMost
      ? Text("There may be more messages. Narrow the search down.", bundle: .module)
      : Text("There are more messages. Print more of them with --limit.", bundle: .module)
    Console.writeLine(text.about(entry.name), to: .standardError)
  }

  private func tell(_ line: FoundLine) throws {
    Console.writeLine(json ? try line.json : line.text, to: .standardOutput)
  }
}
