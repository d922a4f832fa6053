import DesignSystem
import Domain
import PortableUI

/// Why files, or rows of them, are not taken, in the reader's language.
enum FiguresProblemText {
  static func text(_ cause: FiguresFileProblem.Cause) -> Text {
    switch cause {
    case .tooLarge(let limit): Text("The file is larger than \(limit / 1_000_000) MB.", bundle: .module)
    case .notText: Text("The file is no text. Save it as CSV in UTF-8, or as JSON.", bundle: .module)
    case .empty: Text("The file is empty.", bundle: .module)
    case .webPage: Text("The file is a web page. Save the raw file instead.", bundle: .module)
    case .unknownForm:
      Text(
        "The file has none of the forms that are read: tables of Johns Hopkins, answers of disease.sh.", bundle: .module
      )
    case .noCountries: Text("The file holds no country.", bundle: .module)
    case .openQuote(let line): Text("The quotation mark on line \(line) has no end.", bundle: .module)
    case .tooManyRows(let limit): Text("The file has more than \(limit) rows.", bundle: .module)
    case .tooManyDays(let limit): Text("The file has more than \(limit) days.", bundle: .module)
    case .cutOff: Text("The file ends too early. Load it again.", bundle: .module)
    case .notJSON: Text("The file is no well-formed JSON.", bundle: .module)
    case .wrongShape(path: "", _): Text("The file is not in the form of figures.", bundle: .module)
    case .wrongShape(let path, _): Text("The file is not in the form of figures at \(path).", bundle: .module)
    default: series(cause)
    }
  }

  private static func series(_ cause: FiguresFileProblem.Cause) -> Text {
    switch cause {
    case .repeatedKind: Text("Two of the files count the same.", bundle: .module)
    case .differentForms: Text("These files are of different kinds. Import them one after the other.", bundle: .module)
    case .noConfirmed: Text("The confirmed cases are missing. Choose their file too.", bundle: .module)
    case .noSuchDay(let day, _): Text("The file has no figures of \(day, format: .day).", bundle: .module)
    case .noDay: Text("The file does not say of which day its figures are.", bundle: .module)
    default:
      Text(
        "Neither the file’s name nor its columns say what it counts: confirmed, recovered or deaths.", bundle: .module)
    }
  }

  static func text(_ reason: FiguresImport.LeftOut.Reason) -> Text {
    switch reason {
    case .ship: Text("a cruise ship", bundle: .module)
    case .event: Text("the Olympic Games", bundle: .module)
    case .aggregate: Text("a sum of several countries", bundle: .module)
    case .noCountry: Text("not a country or territory", bundle: .module)
    case .unknownName: Text("no country has this name", bundle: .module)
    case .ambiguousName: Text("several countries have this name", bundle: .module)
    case .repeated: Text("the country is in the file already", bundle: .module)
    case .partOfCountry: Text("a part of a country whose other parts are missing", bundle: .module)
    case .badNumber(let column): Text("no whole number in the column “\(column)”", bundle: .module)
    case .badDay: Text("no day of the calendar", bundle: .module)
    case .noFigures: Text("no confirmed cases", bundle: .module)
    }
  }
}
