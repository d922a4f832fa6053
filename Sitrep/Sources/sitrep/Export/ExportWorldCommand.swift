import ArgumentParser
import Domain
import Foundation
import Interchange
import PortableUI
import Storage

/// `sitrep export world`: writes all countries to a file or to standard output.
struct ExportWorldCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "world",
    abstract: Text("Write your countries and populations as CSV or JSON.", bundle: .module).inTerminal,
    discussion: Text(
      """
      “sitrep import world” reads both formats back. In CSV a name that a spreadsheet would take for a formula gets an \
      apostrophe before it, which the import takes away again.
      """, bundle: .module
    ).inTerminal)

  @OptionGroup var destination: ExportOutput

  @Option(
    help: ArgumentHelp(Text("The format. (default: json for a file that ends in .json, else csv)", bundle: .module)))
  var format: WorldFileFormat?

  @OptionGroup var folder: DataFolderOption

  func run() async throws {
    try InstalledFiles.check()
    let location = try folder.location()
    guard DatabaseAccess.exists(location) else { throw CommandFailure(noFolder: location) }
    let output = try destination.checked()
    let database = try DatabaseAccess.open(
      location, hint: Text("While it runs, you can export from its World tab instead.", bundle: .module))
    let world = try await database.world()
    let data = WorldFileCodec().write(world, as: format ?? formatOfName)
    guard let output else { return try OutputFile.writeToStandardOutput(data) }
    try output.write(data)
    Console.writeLine(
      Text("\(WorldTotals(world).countries) countries.", bundle: .module).about(output.path), to: .standardOutput)
  }

  private var formatOfName: WorldFileFormat {
    destination.file?.lowercased().hasSuffix(".json") == true ? .json : .csv
  }
}

extension WorldFileFormat: ExpressibleByArgument {}
