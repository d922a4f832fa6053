import DesignSystem
import Domain
import PortableUI

/// Why a file, or a row of it, is not taken, in the user's language.
package enum WorldFileProblemText {
  package static func text(_ problem: WorldFileProblem?) -> Text {
    switch problem {
    case nil: Text("The file couldn’t be opened. Choose it again.", bundle: .module)
    case .tooLarge(let limit): Text("The file is larger than \(limit / 1_000_000) MB.", bundle: .module)
    case .notText: Text("This isn’t a text file. Save it as CSV in UTF-8, or as JSON.", bundle: .module)
    case .empty: Text("The file is empty.", bundle: .module)
    case .mistaken(let file): mistakenFileText(file, wanted: Text("Choose a CSV or JSON file.", bundle: .module))
    case .noColumn(let name):
      Text(
        "The header row has no “\(name)” column. It needs the columns country and population.",
        bundle: .module)
    case .openQuote(let line): Text("The quotation mark on line \(line) is never closed.", bundle: .module)
    case .tooManyRows(let limit): Text("The file has more than \(limit) rows.", bundle: .module)
    case .notJSON(let fault, let line, let column): notJSONText(fault, line: line, column: column)
    case .notAWorld(let fault, let place): text(fault, at: place)
    }
  }

  private static func text(_ fault: FileFault, at place: FilePosition) -> Text {
    switch (place, fault) {
    case (.wholeFile, _): Text("This file isn’t a list of countries (\(fileFaultText(fault))).", bundle: .module)
    case (.line(let line), _): Text("Line \(line) can’t be read: \(fileFaultText(fault)).", bundle: .module)
    case (.path(let path), .missing): Text("This file has no “\(path)”.", bundle: .module)
    case (.path(let path), .twice): Text("This file has “\(path)” twice.", bundle: .module)
    case (.path(let path), .found(let found, let expected)):
      Text("“\(path)” is \(filePartText(found)), not \(filePartText(expected)).", bundle: .module)
    case (.path(let path), _): Text("“\(path)”: \(fileFaultText(fault)).", bundle: .module)
    }
  }

  /// Codes to choose from.
  private static func either(_ codes: [CountryCode]) -> Text {
    codes.dropFirst().reduce(Text(verbatim: codes.first?.rawValue ?? "")) {
      Text("\($0) or \($1.rawValue)", bundle: .module)
    }
  }

  package static func text(_ refusal: WorldImport.Refusal) -> Text {
    switch refusal {
    case .continent: Text("There is no such continent.", bundle: .module)
    case .unknownCountry:
      Text("This country isn’t recognized. Check the spelling, or add a column with its continent.", bundle: .module)
    case .ambiguousName(let codes): Text("Several countries are called this. Use \(either(codes)).", bundle: .module)
    case .ambiguousContinent:
      Text("Several countries are called this. Add a column with its continent.", bundle: .module)
    case .name(let problem): DraftProblemText.text(problem)
    case .population(let problem): DraftProblemText.text(problem)
    case .repeated(let line?): Text("The country is on line \(line) already.", bundle: .module)
    case .repeated(nil): Text("The country is in the file already.", bundle: .module)
    }
  }
}
