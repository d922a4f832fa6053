import Domain
import PortableUI

/// Why a workbook cannot be read, and what to do, in the user's language.
enum WorkbookProblemText {
  static func text(_ problem: WorkbookProblem) -> Text {
    switch problem {
    case .oldForm:
      Text("This workbook is in Excel’s old form (.xls). Save it as .xlsx or CSV in Excel.", bundle: .module)
    case .protected:
      Text("The workbook has a password. Remove the password in Excel, then import it again.", bundle: .module)
    case .binaryForm:
      Text("This workbook is in Excel’s binary form (.xlsb). Save it as .xlsx or CSV in Excel.", bundle: .module)
    case .openDocument:
      Text("This is an OpenDocument spreadsheet (.ods). Save it as .xlsx or CSV in LibreOffice.", bundle: .module)
    case .notAWorkbook:
      Text("This isn’t an Excel workbook. Choose a workbook (.xlsx) or a table (CSV).", bundle: .module)
    case .damaged:
      Text(
        "The workbook is damaged or incomplete. Open it in Excel, and save it again or as CSV.", bundle: .module)
    case .empty: Text("The sheet is empty.", bundle: .module)
    case .noSuchSheet(let names):
      Text("The workbook has no such sheet. It has: \(names.joined(separator: ", ")).", bundle: .module)
    case .tooSlow: Text("The workbook takes too long to read. Save the sheet as CSV in Excel.", bundle: .module)
    case .notReadableHere:
      Text("Workbooks can’t be read on this device. Save the sheet as CSV in Excel.", bundle: .module)
    default: limit(problem)
    }
  }

  private static func limit(_ problem: WorkbookProblem) -> Text {
    switch problem {
    case .unpackedTooLarge(let limit):
      Text("Unpacked, the workbook is larger than \(limit / 1_000_000) MB.", bundle: .module)
    case .sheetTooLarge(let limit): Text("The sheet is larger than \(limit / 1_000_000) MB.", bundle: .module)
    case .tooLarge(let limit): Text("The file is larger than \(limit / 1_000_000) MB.", bundle: .module)
    case .tooManySheets(let limit): Text("The workbook has more than \(limit) sheets.", bundle: .module)
    case .tooManyRows(let limit): Text("The file has more than \(limit) rows.", bundle: .module)
    case .tooManyColumns(let limit): Text("The file has more than \(limit) columns.", bundle: .module)
    case .tooLongCell(let row, let limit):
      Text("A cell in row \(row) is longer than \(limit) bytes.", bundle: .module)
    default: Text("The workbook can’t be read. Save the sheet as CSV in Excel.", bundle: .module)
    }
  }
}
