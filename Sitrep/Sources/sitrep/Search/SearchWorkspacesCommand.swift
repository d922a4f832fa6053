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
    abstract: "Find messages in the archives of workspaces.",
    discussion: """
      A query has words, "exact phrases" and beginnings of words (vacc*); the last word may go on. from:name, \
      in:channel, before:2020-04-17, after:2020-04-17 (both without that day), has:link, has:file, has:reaction and \
      has:thread narrow it. Days are those of this machine's time zone.

      The newest messages come first. If nothing was imported, the messages that come with the program are searched.

      The exit code is 0 also where nothing is found, and 1 if the query isn't understood: a name that nobody has, or \
      that several have, is listed with the ids to choose from.
      """)

  @Argument(help: ArgumentHelp("What to look for.", valueName: "query"))
  var query: [String]

  @Option(help: ArgumentHelp("Only in this archive, as the import named it.", valueName: "id"))
  var archive: String?

  @Flag(help: "The best matches first.")
  var best = false

  @Option(help: ArgumentHelp("Print so many messages of an archive at most.", valueName: "number"))
  var limit = Int.max

  @Flag(help: "Print JSON, a line for each message.")
  var json = false

  @OptionGroup var folder: DataFolderOption

  /// How many messages are read at once.
  private static let batch = 500

  func validate() throws {
    guard limit > 0 else { throw ValidationError("The number must be 1 or more.") }
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
      let found = try entry.archive.find(
        resolution.filter, in: nil, first..<first + min(Self.batch, limit - first)
      ).messages
      for message in found { try tell(FoundLine(message, in: entry.id)) }
      if found.isEmpty { break }
      first += found.count
    }
    return true
  }

  private func tell(_ line: FoundLine) throws {
    Console.writeLine(json ? try line.json : line.text, to: .standardOutput)
  }
}
