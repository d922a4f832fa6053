import ArgumentParser
import Domain
import Foundation
import PortableUI

/// What a person says about files of counts or a line list, and the files don't.
struct OutbreakImportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      Text(
        "The disease, in English or Russian, as cholera, measles or mpox; of a file with several, the one to import.",
        bundle: .module), valueName: "disease"))
  var disease: Disease?

  @Option(
    help: ArgumentHelp(
      Text("What the outbreak is called. (default: after its disease and place)", bundle: .module), valueName: "name"))
  var name: String?

  @Option(help: EncodingHelp.text)
  var encoding: TextEncoding?

  @Option(
    help: ArgumentHelp(
      Text("The sheet of a workbook to import. (default: the visible one with the most cells)", bundle: .module),
      valueName: "name"))
  var sheet: String?

  @Flag(help: ArgumentHelp(Text("Counts are new ones, of each day or week.", bundle: .module)))
  var new = false

  @Flag(help: ArgumentHelp(Text("Counts are cumulative, up to each day or week.", bundle: .module)))
  var cumulative = false

  @Option(
    help: ArgumentHelp(
      Text("The order of dates, if it isn’t detected.", bundle: .module), valueName: "order"))
  var dateOrder: DateOrder?

  @Option(
    help: ArgumentHelp(Text("The year of weeks that are written without one.", bundle: .module), valueName: "year"))
  var year: Int?

  @Option(
    help: ArgumentHelp(
      Text(
        "The day on which weeks begin: monday or sunday. (default: monday, unless the file has days)", bundle: .module),
      valueName: "day"))
  var weekStart: Weekday?

  @Option(
    help: ArgumentHelp(
      Text("A place that is another one misspelt. May be given several times.", bundle: .module),
      valueName: "place=other"))
  var merge: [MergedPlaces] = []

  func validate() throws {
    if new && cumulative {
      throw ValidationError(Text("--new and --cumulative exclude each other.", bundle: .module))
    }
  }

  /// - Parameter locale: Decides where the files don't.
  /// - Returns: What was decided on the command line.
  /// - Throws: ``CommandFailure`` where the name is none.
  func choices(locale: Locale) throws(CommandFailure) -> OutbreakChoices {
    if let name {
      do {
        _ = try OutbreakName(name)
      } catch {
        throw CommandFailure(
          Text("“\(TerminalText.short(name))” can’t be the name of an outbreak.", bundle: .module))
      }
    }
    return OutbreakChoices(
      encoding: encoding, sheet: sheet, disease: disease, name: name,
      counting: new ? .new : cumulative ? .cumulative : nil, dateOrder: dateOrder, weekStart: weekStart, year: year,
      merged: Dictionary(merge.map { ($0.place, $0.other) }) { $1 }, locale: locale)
  }
}

/// Two spellings of one place, as `Pt. Saida=Port Saïda`.
struct MergedPlaces: ExpressibleByArgument {
  let place: PlaceKey
  let other: PlaceKey

  init?(argument: String) {
    let names = argument.split(separator: "=", maxSplits: 1).map { PlaceKey(name: String($0)) }
    guard names.count == 2, names[0] != names[1] else { return nil }
    (place, other) = (names[0], names[1])
  }
}

/// A key, or any name.
extension Disease: ExpressibleByArgument {
  package init?(argument: String) {
    self.init(text: argument)
  }
}

/// As `dmy`.
extension DateOrder: ExpressibleByArgument {
  package init?(argument: String) {
    guard let order = Self.allCases.first(where: { $0.argument == argument.lowercased() }) else { return nil }
    self = order
  }

  package static var allValueStrings: [String] { allCases.map(\.argument) }

  /// As it is written on the command line.
  var argument: String {
    switch self {
    case .dayFirst: "dmy"
    case .monthFirst: "mdy"
    case .yearFirst: "ymd"
    }
  }
}

extension Weekday: ExpressibleByArgument {}
