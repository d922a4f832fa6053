import ArgumentParser
import Foundation
import Interchange

/// `sitrep read-export`: the child process in which ``ChildExportDecoder`` lets strangers' exports be decoded.
///
/// It lowers its own limits, gives up its rights (``Confinement``), reads the export from standard input, and writes its
/// parts to standard output.
struct ReadExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read-export", abstract: "Decodes one export; for the program itself.", shouldDisplay: false)

  @Flag(help: "Standard input is the files of a folder, as the program sends them, not a zip archive.")
  var folder = false

  /// The variable of the environment that has the export's name: other users cannot read it there.
  static let nameVariable = "SITREP_EXPORT_NAME"

  /// Seconds, for one export: a million messages take about ten.
  private static let computing = 1_800

  func run() throws {
    let name = ProcessInfo.processInfo.environment[Self.nameVariable] ?? ""
    try ProcessLimits.lower(computing: Self.computing)
    guard Confinement.decode() else { throw ExitCode(InspectPictureCommand.notConfined) }
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
