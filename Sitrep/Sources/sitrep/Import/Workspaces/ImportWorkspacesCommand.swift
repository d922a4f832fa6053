import ArgumentParser
import Domain
import Foundation
import Interchange
import PortableUI
import Storage

/// `sitrep import workspaces`: takes exports of Slack and files of workspaces, all of them or none.
struct ImportWorkspacesCommand: InterruptibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "workspaces",
    abstract: Text(
      "Import workspaces, channels and messages from exports of Slack and from JSON files.", bundle: .module
    ).inTerminal,
    discussion: Text(
      """
      An export is the zip archive that Slack gives, or a folder with what is in it. It joins the archive of the same \
      team: a message that both have is taken from the export, and what the export lacks stays. Any other export, and \
      each JSON file, becomes an archive of its own, beside those that are there.

      A JSON file is \(form), or what “sitrep export workspaces” writes. Without ids, and with \(olderForm) instead of \
      “member” and “posted”, it is read too. Dates are as in 2022-10-19T02:06:11Z.

      All files are taken or none: if one cannot be read, or the disk is full, nothing changes. Single files and \
      messages of an export that cannot be read are left out and listed.

      The exit code is 0 if every file was taken, and 1 if none was.
      """, bundle: .module
    ).inTerminal)

  /// What a file of workspaces looks like.
  private static let form = """
    [{"id", "name", "channels": [{"id", "name", "messages": [{"id", "content", "posted", "member": {"id", "name"}}]}]}]
    """

  private static let olderForm = #""user": {"name", "email"}, "date""#

  @Argument(
    help: ArgumentHelp(Text("The exports and JSON files; - is standard input.", bundle: .module), valueName: "export"))
  var exports: [String]

  @Option(
    help: ArgumentHelp(Text("The archive that they join, as an import named it.", bundle: .module), valueName: "id"))
  var into: String?

  @Flag(help: ArgumentHelp(Text("Print what was imported as JSON, a line for each export.", bundle: .module)))
  var json = false

  @OptionGroup var folder: DataFolderOption

  /// An archive that is complete, and not yet there for anybody.
  private struct Built {
    let path: String
    let archive: ArchiveFolder.Ready
    let time: Duration
  }

  func run() async throws {
    try InstalledFiles.check()
    let opened = exports.map { path in (path, Result { () throws(CommandFailure) in try ExportSource(path) }) }
    let data = try DatabaseAccess.folder(
      folder.location(),
      hint: Text("While it runs, you can import the file on its Workspaces tab instead.", bundle: .module))
    let archives = ArchiveFolder(in: data)
    archives.deleteLeftovers()
    let line = ProgressLine()
    var built: [Built] = []
    for (path, source) in opened where !Task.isCancelled {
      do {
        built.append(try await build(source.get(), at: path, after: built.map(\.archive), in: archives, line))
      } catch let problem as ArchiveImportProblem {
        line.tell(TerminalText.line(await ProblemText.text(problem).about(path)))
      } catch {
        line.tell("\(error)")
      }
    }
    line.clear()
    guard built.count == exports.count else {
      for step in built { archives.discard(step.archive) }
      line.tell(TerminalText.line(ImportOutcome.nothingImported))
      throw ExitCode.failure
    }
    for (index, step) in built.enumerated() {
      // A later export of the same team has all of it.
      let isLast = !built[(index + 1)...].contains { $0.archive.id == step.archive.id }
      if isLast { try await publish(step, in: archives) } else { archives.discard(step.archive) }
      try await tell(step)
    }
  }

  private func build(
    _ source: ExportSource, at path: String, after ready: [ArchiveFolder.Ready], in archives: ArchiveFolder,
    _ line: ProgressLine
  ) async throws -> Built {
    let start = ContinuousClock.now
    let archive = try await archives.build(
      from: source.file, named: source.name, with: source.reader, into: into, joining: ready
    ) { step in
      line.show(TerminalText.line(step.text.about(path)))
    }
    return Built(path: path, archive: archive, time: .now - start)
  }

  private func publish(_ built: Built, in archives: ArchiveFolder) async throws {
    do {
      _ = try await archives.publish(built.archive)
    } catch {
      throw CommandFailure(await ProblemText.text(error).about(built.path))
    }
  }

  private func tell(_ built: Built) async throws {
    let report = ImportedExport(built.archive.report, of: built.path, as: built.archive.id, in: built.time)
    if json { return Console.writeLine(try report.json, to: .standardOutput) }
    for text in await report.lines { Console.writeLine(text.about(built.path), to: .standardOutput) }
  }
}
