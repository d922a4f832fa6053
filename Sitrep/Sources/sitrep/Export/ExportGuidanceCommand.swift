import ArgumentParser
import Domain
import Foundation
import Interchange
import PortableUI
import Storage

/// `sitrep export guidance`: writes the guidance to a file or to standard output, for a team to begin with.
struct ExportGuidanceCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "guidance",
    abstract: Text("Write the symptoms, advice and sources as JSON.", bundle: .module).inTerminal,
    discussion: Text(
      """
      “sitrep import guidance” reads it back. It is what was imported; if nothing was, or with --bundled, the guidance \
      that comes with sitrep.
      """, bundle: .module
    ).inTerminal)

  @OptionGroup var destination: ExportOutput

  @Flag(help: ArgumentHelp(Text("Write the guidance that comes with sitrep.", bundle: .module)))
  var bundled = false

  @OptionGroup var folder: DataFolderOption

  func run() async throws {
    try InstalledFiles.check()
    let output = try destination.checked()
    let codec = GuidanceFileCodec()
    let content = try await imported(by: codec) ?? BundledGuidance.content(by: codec)
    let data = codec.write(content)
    guard let output else { return try OutputFile.writeToStandardOutput(data) }
    try output.write(data)
    Console.writeLine(content.summary().about(output.path), to: .standardOutput)
  }

  /// What was imported; nil where nothing was, or is wanted.
  private func imported(by codec: GuidanceFileCodec) async throws -> GuidanceContent? {
    let location = try folder.location()
    guard !bundled else { return nil }
    guard DatabaseAccess.exists(location) else {
      if folder.data != nil { throw CommandFailure(noFolder: location) }
      return nil
    }
    let database = try DatabaseAccess.open(
      location, hint: Text("While it runs, you can export from its Guidance tab instead.", bundle: .module))
    do {
      return try await database.guidance(by: codec)
    } catch let refusal as GuidanceFileRefusal {
      throw CommandFailure(
        Text("The imported guidance can’t be used: \(await ProblemText.text(refusal))", bundle: .module))
    }
  }
}
