import ArgumentParser
import Domain
import Foundation
import PortableUI
import Reports

/// `sitrep report`: writes an outbreak's situation report.
struct ReportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: Text("Write an outbreak’s situation report.", bundle: .module).inTerminal,
    discussion: Text(
      """
      The report says what the figures say of time, person and place on one day, with data and methods; of covid-19 it \
      is about the watched countries, or, if none is watched, the ten with the most cases. HTML is one file without \
      scripts that prints on A4; PDF needs Chromium. The same outbreak, day and language give the same file.

      Counts of 1 to 4 cases of a line list are written as <5, unless --small-numbers is given.
      """, bundle: .module
    ).inTerminal)

  /// The forms that a report can have.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case html, md, json, pdf
  }

  @Argument(
    help: ArgumentHelp(
      Text("The outbreak, as the import named it, or covid-19.", bundle: .module), valueName: "id"))
  var id: String

  @OptionGroup var destination: ExportOutput

  @Option(
    name: [.customLong("asof"), .customLong("as-of")],
    help: ArgumentHelp(
      Text(
        "The day, as 2023-03-09; the nearest one that there is. (default: the one that the screens show)",
        bundle: .module), valueName: "day"))
  var asOf: Day?

  @Option(
    help: ArgumentHelp(
      Text("Say what changed since the figures of this day, such as the last issue’s.", bundle: .module),
      valueName: "day"))
  var since: Day?

  @Option(
    help: ArgumentHelp(Text("en or ru. (default: the terminal’s language)", bundle: .module), valueName: "language"))
  var language: WrittenLanguage?

  @Option(help: ArgumentHelp(Text("html, md, json or pdf.", bundle: .module), valueName: "format"))
  var format = Format.html

  @Flag(
    help: ArgumentHelp(Text("Write counts of 1 to 4 cases of a line list as they are, not as <5.", bundle: .module)))
  var smallNumbers = false

  @OptionGroup var folder: DataFolderOption

  func run() async throws {
    let output = try destination.checked()
    let printer = try format == .pdf ? PagePrinter() : nil
    let profile = try ExportedProfile(
      in: folder, hint: Text("While it runs, stop it, or use another data folder.", bundle: .module))
    let report = try await profile.report(of: id, asOf: asOf, since: since, smallNumbers: smallNumbers)
    let locale = language?.locale ?? TerminalLanguage.current
    let data =
      switch format {
      case .html: Data(report.html(in: locale).utf8)
      case .md: Data(report.markdown(in: locale).utf8)
      case .json: Data(try report.json(in: locale).utf8)
      case .pdf: try await printer?.pdf(of: report.html(in: locale)) ?? Data()
      }
    guard let output else { return try OutputFile.writeToStandardOutput(data) }
    try output.write(data)
    Console.writeLine(Text("outbreak \(id).", bundle: .module).about(output.path), to: .standardOutput)
  }
}

extension WrittenLanguage: ExpressibleByArgument {}
