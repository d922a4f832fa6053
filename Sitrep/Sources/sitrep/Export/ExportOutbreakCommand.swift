import ArgumentParser
import Domain
import Foundation
import Interchange
import Logging
import PortableUI
import SitrepApp
import Storage

/// `sitrep export outbreak`: writes an outbreak's figures to a file or to standard output.
struct ExportOutbreakCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "outbreak",
    abstract: Text("Write an outbreak’s figures as CSV or JSON.", bundle: .module).inTerminal,
    discussion: Text(
      """
      CSV has a row for each place and day or week, and of a line list for each place, class and week. With --json it \
      is one object, for programs: what each place has on one day, with rates and their 95% intervals; null is “no \
      report”. Of a line list it also has the curve, the delay to the report, ages and quality; no single case is \
      ever written.

      covid-19 is the outbreak that comes with sitrep; a name that is not there is answered with those that are.
      """, bundle: .module
    ).inTerminal)

  @Argument(
    help: ArgumentHelp(
      Text("The outbreak, as the import named it, or covid-19.", bundle: .module), valueName: "id"))
  var id: String

  @OptionGroup var destination: ExportOutput

  @Flag(help: ArgumentHelp(Text("Write what each place has on one day as JSON.", bundle: .module)))
  var json = false

  @Option(
    name: [.customLong("asof"), .customLong("as-of")],
    help: ArgumentHelp(
      Text(
        "The day, as 2023-03-09; the nearest one that there is. (default: the one that the screens show)",
        bundle: .module), valueName: "day"))
  var asOf: Day?

  @Flag(
    help: ArgumentHelp(Text("Write counts of 1 to 4 cases of a line list as they are, not as <5.", bundle: .module)))
  var smallNumbers = false

  @OptionGroup var folder: DataFolderOption

  func run() async throws {
    let output = try destination.checked()
    let profile = try ExportedProfile(
      in: folder, hint: Text("While it runs, you can export from its Statistics tab instead.", bundle: .module))
    let data =
      json
      ? Data(try await profile.json(of: id, asOf: asOf).utf8)
      : try await profile.table(of: id, upTo: asOf, hidesSmallNumbers: !smallNumbers)
    guard let output else { return try OutputFile.writeToStandardOutput(data) }
    try output.write(data)
    Console.writeLine(Text("outbreak \(id).", bundle: .module).about(output.path), to: .standardOutput)
  }
}
