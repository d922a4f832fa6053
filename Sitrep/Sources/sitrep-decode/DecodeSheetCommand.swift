import ArgumentParser
import Foundation
import Interchange
import Workbooks

/// `sitrep-decode sheet`: reads one sheet of an Excel workbook.
///
/// It lowers its own limits, gives up its rights (``Confinement``), reads the whole workbook from standard input, and
/// writes the sheet's rows to standard output, with a ``WorkbookAnswer`` behind them.
struct DecodeSheetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet", abstract: "Reads one sheet of an Excel workbook.")

  func run() throws {
    let name = ProcessInfo.processInfo.environment[WorkbookAnswer.nameVariable]
    try ProcessLimits.lower(computing: WorkbookLimits.computing)
    try Confinement.decode()
    // No more than one byte beyond what is allowed.
    let file = try FileHandle.standardInput.read(upToCount: WorkbookLimits.file + 1).map { [UInt8]($0) } ?? []
    try WorkbookDecoding.run(file, choosing: name) { bytes in
      try FileHandle.standardOutput.write(contentsOf: Data(bytes))
    }
  }
}
