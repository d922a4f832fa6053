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

  @Option(
    help: ArgumentHelp(
      Text(
        """
        What a column means, if it isn’t detected. Of counts: place, date, week, year, cases, new cases, cumulative \
        cases, suspected cases, deaths and so on. Of a line list: onset, reported, outcome, age, sex and so on. Or \
        “left out”. May be given several times.
        """, bundle: .module), valueName: "heading=role"))
  var column: [NamedColumn] = []

  func validate() throws {
    if new && cumulative {
      throw ValidationError(Text("--new and --cumulative exclude each other.", bundle: .module))
    }
    if let one = column.first(where: { $0.caseRole == nil }), let other = column.first(where: { $0.role == nil }) {
      let (one, other) = (TerminalText.short(one.text), TerminalText.short(other.text))
      throw ValidationError(Text("“\(one)” is of counts, and “\(other)” of a line list.", bundle: .module))
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
    var choices = OutbreakChoices(
      encoding: encoding, sheet: sheet, disease: disease, name: name,
      counting: new ? .new : cumulative ? .cumulative : nil, dateOrder: dateOrder, weekStart: weekStart, year: year,
      merged: Dictionary(merge.map { ($0.place, $0.other) }) { $1 }, locale: locale)
    for column in column {
      choices.namedRoles[column.heading] = column.role
      choices.namedCaseRoles[column.heading] = column.caseRole
      if column.caseRole == nil { choices.content = .counts }
      if column.role == nil { choices.content = .cases }
    }
    return choices
  }
}

/// What the column under a heading means, as `Kebele=place`.
struct NamedColumn: ExpressibleByArgument {
  /// As it was written.
  let text: String
  let heading: String

  /// Nil: no column of counts means that.
  let role: ColumnRole?

  /// Nil: no column of a line list means that.
  let caseRole: CaseColumnRole?

  init?(argument: String) {
    guard let mark = argument.lastIndex(of: "=") else { return nil }
    let word = argument[argument.index(after: mark)...].trimmingCharacters(in: .whitespaces).lowercased()
    text = argument
    heading = argument[..<mark].trimmingCharacters(in: .whitespaces)
    role = ColumnRole.all.first { $0.argument == word }
    caseRole = CaseColumnRole.allCases.first { $0.words == word }
    guard !heading.isEmpty, role != nil || caseRole != nil else { return nil }
  }
}

extension ColumnRole {
  /// As it is written on the command line: `place`, `new cases`, `suspected cases`.
  fileprivate var argument: String {
    switch self {
    case .placeCode: "code"
    case .part: "part"
    case .personal: "personal"
    case .count(let measure, let counting):
      [counting?.rawValue, measure.argument].compactMap(\.self).joined(separator: " ")
    default: words
    }
  }
}

extension Measure {
  /// As `suspected cases`.
  fileprivate var argument: String {
    rawValue.split(separator: ".").reversed().joined(separator: " ")
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
