import DesignSystem
import Domain
import PortableUI

/// Why files of counts cannot be read, and what to do, in the user's language.
package enum OutbreakProblemText {
  package static func text(_ cause: OutbreakFileProblem.Cause) -> Text {
    switch cause {
    case .tooLarge(let limit): Text("The file is larger than \(limit / 1_000_000) MB.", bundle: .module)
    case .notText: Text("This isn’t a text file. Save it as CSV in UTF-8, or as JSON.", bundle: .module)
    case .empty: Text("The file is empty.", bundle: .module)
    case .mistaken(let file): mistakenFileText(file, wanted: wanted)
    case .workbook(let problem): WorkbookProblemText.text(problem)
    case .lineList:
      Text(
        "Each row of this file is a case, but no column has the cases’ dates, such as the date of onset or report.",
        bundle: .module)
    case .unknownForm: Text("This format isn’t supported. \(wanted)", bundle: .module)
    case .months(let example):
      Text(
        "“\(example)” is a month. Counts by month can’t be read: use a table with counts by day or week.",
        bundle: .module)
    case .noSuchColumn(let name, let headings):
      Text(
        "The table has no column “\(name)”. Its columns are: \(headings.joined(separator: ", ")).", bundle: .module)
    case .openQuote(let line): Text("The quotation mark on line \(line) is never closed.", bundle: .module)
    case .tooLongField(let line, _): Text("A cell on line \(line) is too long.", bundle: .module)
    case .noSuchDisease(let names):
      Text("The file has other diseases: \(names.joined(separator: ", ")).", bundle: .module)
    case .nothingKept(_, let first): nothingKept(first)
    case .severalRowsForAPeriod(let line, let other):
      Text(
        "Lines \(line) and \(other) are of one place and period. Add a column that tells them apart, or remove one.",
        bundle: .module)
    case .repeatedCounts: Text("Two of the files count the same thing.", bundle: .module)
    case .differentForms:
      Text("These files are of different kinds. Import them one at a time.", bundle: .module)
    default: limit(cause)
    }
  }

  private static let wanted = Text(
    "Use a table (CSV) of counts with places and days or weeks.", bundle: .module)

  private static func nothingKept(_ first: OutbreakImport.LeftOut?) -> Text {
    guard let first else { return Text("No row of the file could be used.", bundle: .module) }
    return Text(
      "No row of the file could be used. Line \(first.line): \(LeftOutText.text(first.reason)).", bundle: .module)
  }

  private static func limit(_ cause: OutbreakFileProblem.Cause) -> Text {
    switch cause {
    case .tooManyColumns(let limit): Text("The file has more than \(limit) columns.", bundle: .module)
    case .tooManyPlaces(let limit): Text("The file has more than \(limit) places.", bundle: .module)
    case .tooManyPeriods(let limit): Text("The file has more than \(limit) days or weeks.", bundle: .module)
    case .tooManyCells(let limit), .tooManyFigures(let limit):
      Text("The file has more than \(limit) figures.", bundle: .module)
    case .tooManyRows(let limit): Text("The file has more than \(limit) rows.", bundle: .module)
    default: Text("This format isn’t supported. \(wanted)", bundle: .module)
    }
  }
}
