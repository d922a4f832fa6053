import ArgumentParser
import Foundation
import Interchange
import ZipExports

/// `sitrep-decode export`: decodes one export of Slack.
///
/// It lowers its own limits, gives up its rights (``Confinement``), reads the export from standard input, and writes its
/// parts to standard output.
struct DecodeExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Decodes one export of Slack: a zip archive, or the files of a folder.")

  @Flag(help: "Standard input is the files of a folder, as sitrep sends them.")
  var folder = false

  /// Seconds, for one export: a million messages take about ten.
  private static let computing = 1_800

  func run() throws {
    let name = ProcessInfo.processInfo.environment[ExportDecoding.nameVariable] ?? ""
    try ProcessLimits.lower(computing: Self.computing)
    try Confinement.decode()
    let write = { (bytes: [UInt8]) in try FileHandle.standardOutput.write(contentsOf: Data(bytes)) }
    if folder {
      let input = FileHandle.standardInput
      try ExportDecoding.run(
        folder: { try input.read(upToCount: 262_144).map { [UInt8]($0) } ?? [] }, name: name, write: write)
    } else {
      try ExportDecoding.run(zip: STDIN_FILENO, name: name, write: write)
    }
  }
}
