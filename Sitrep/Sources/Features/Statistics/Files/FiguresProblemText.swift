import DesignSystem
import Domain
import PortableUI

/// Why files, or rows of them, are not taken, in the user's language.
package enum FiguresProblemText {
  package static func text(_ cause: FiguresFileProblem.Cause) -> Text {
    switch cause {
    case .tooLarge(let limit): Text("The file is larger than \(limit / 1_000_000) MB.", bundle: .module)
    case .notText: Text("This isn’t a text file. Save it as CSV in UTF-8, or as JSON.", bundle: .module)
    case .empty: Text("The file is empty.", bundle: .module)
    case .mistaken(let file): mistakenFileText(file, wanted: supported)
    case .unknownForm: Text("This format isn’t supported. \(supported)", bundle: .module)
    case .neighbour(let file): text(file)
    case .noDisease(let name): text(disease: name)
    case .noCountries: Text("The file contains no countries.", bundle: .module)
    case .openQuote(let line): Text("The quotation mark on line \(line) is never closed.", bundle: .module)
    case .tooManyRows(let limit): Text("The file has more than \(limit) rows.", bundle: .module)
    case .tooManyDays(let limit): Text("The file has more than \(limit) days.", bundle: .module)
    case .cutOff: Text("The file is incomplete. Download it again.", bundle: .module)
    case .notJSON(let fault, let line, let column): notJSONText(fault, line: line, column: column)
    case .wrongShape(let fault, let place): text(fault, at: place)
    case .message(let message): Text("This is an error message, not figures: “\(message)”.", bundle: .module)
    default: series(cause)
    }
  }

  private static let supported = Text(
    """
    Use a table (CSV) with a country in each row and a column for each day, or with columns for date, country and cases, \
    or disease.sh JSON.
    """,
    bundle: .module)

  private static func text(_ file: FiguresNeighbour) -> Text {
    switch file {
    case .counties:
      Text(
        "These are the counties of the United States. Choose the file of the whole world, time_series_covid19_confirmed_global.csv.",
        bundle: .module)
    case .dailyReport:
      Text(
        "This is a Johns Hopkins report of one day. Choose the series of all days, time_series_covid19_confirmed_global.csv.",
        bundle: .module)
    case .world:
      Text(
        """
        These are figures of the whole world or of continents. Choose figures of countries, from /v3/covid-19/countries \
        or /v3/covid-19/historical.
        """,
        bundle: .module)
    case .universityRows:
      Text(
        "This is disease.sh’s answer to /jhucsse, which isn’t supported. Choose /v3/covid-19/countries or /v3/covid-19/historical.",
        bundle: .module)
    }
  }

  private static func text(disease name: String?) -> Text {
    guard let name else { return Text("The file doesn’t say which disease it counts.", bundle: .module) }
    return Text("The file’s name says “\(name)”.", bundle: .module)
  }

  private static func text(_ fault: FileFault, at place: FilePosition) -> Text {
    switch place {
    case .wholeFile: Text("This file can’t be read as figures (\(fileFaultText(fault))).", bundle: .module)
    case .line(let line): Text("Line \(line) can’t be read: \(fileFaultText(fault)).", bundle: .module)
    case .path(let path): Text("“\(path)” can’t be read: \(fileFaultText(fault)).", bundle: .module)
    }
  }

  private static func series(_ cause: FiguresFileProblem.Cause) -> Text {
    switch cause {
    case .repeatedKind: Text("Two of the files count the same thing.", bundle: .module)
    case .differentForms: Text("These files are of different kinds. Import them one at a time.", bundle: .module)
    case .noConfirmed: Text("The confirmed cases are missing. Choose that file too.", bundle: .module)
    case .noSuchDay(let day, _): Text("The file has no figures for \(day, format: .day).", bundle: .module)
    case .noDay: Text("The file doesn’t say which day its figures are from.", bundle: .module)
    default:
      Text(
        "Nothing says what this file counts. Its name must contain confirmed, recovered or deaths.", bundle: .module)
    }
  }

  package static func text(_ reason: FiguresImport.LeftOut.Reason) -> Text {
    switch reason {
    case .ship: Text("a cruise ship", bundle: .module)
    case .event: Text("the Olympic Games", bundle: .module)
    case .aggregate: Text("a total of several countries", bundle: .module)
    case .noCountry: Text("not a country or territory", bundle: .module)
    case .unknownName: Text("no country has this name", bundle: .module)
    case .ambiguousName(let codes):
      Text(
        "several countries have this name; use a code: \(codes.map(\.rawValue).joined(separator: ", "))",
        bundle: .module)
    case .repeated: Text("this country is already in the file", bundle: .module)
    case .partOfCountry: Text("a part of a country whose other parts are missing", bundle: .module)
    case .badNumber(let column): Text("not a whole number in the column “\(column)”", bundle: .module)
    case .badDay: Text("not a valid date", bundle: .module)
    case .noFigures: Text("no confirmed cases", bundle: .module)
    }
  }
}
