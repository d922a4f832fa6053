import DesignSystem
import Domain
import PortableUI

/// Why a file, or a row of it, is not taken, in the reader's language.
enum WorldFileProblemText {
  static func text(_ problem: WorldFileProblem?) -> Text {
    switch problem {
    case nil: Text("The file could not be opened. Choose it again.", bundle: .module)
    case .tooLarge(let limit): Text("The file is larger than \(limit / 1_000_000) MB.", bundle: .module)
    case .notText: Text("The file is no text. Save it as CSV in UTF-8, or as JSON.", bundle: .module)
    case .empty: Text("The file is empty.", bundle: .module)
    case .noColumn(let name):
      Text("The first line names no column “\(name)”. It must name continent, country and population.", bundle: .module)
    case .openQuote(let line): Text("The quotation mark on line \(line) has no end.", bundle: .module)
    case .tooManyRows(let limit): Text("The file has more than \(limit) rows.", bundle: .module)
    case .notAWorld(let fault, at: .wholeFile):
      Text("The file is no list of countries: \(fileFaultText(fault))", bundle: .module)
    case .notAWorld(let fault, let place):
      Text("The file is no list of countries. \(filePlaceText(place)): \(fileFaultText(fault))", bundle: .module)
    }
  }

  static func text(_ refusal: WorldImport.Refusal) -> Text {
    switch refusal {
    case .continent: Text("There is no such continent.", bundle: .module)
    case .name(let problem): DraftProblemText.text(problem)
    case .population(let problem): DraftProblemText.text(problem)
    case .repeated(let line?): Text("The country is on line \(line) already.", bundle: .module)
    case .repeated(nil): Text("The country is in the file already.", bundle: .module)
    }
  }
}
