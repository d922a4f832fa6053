#if canImport(Workbooks)
  import Domain
  import Foundation
  import Interchange
  import Synchronization

  @testable import Workbooks

  /// Reads workbooks in this process, as the child does, and counts how often it was asked.
  final class DirectSheetReader: SheetReader {
    private let count = Mutex(0)

    var asked: Int { count.withLock(\.self) }

    func sheets(in file: FiguresFile, choosing name: String?) async throws(OutbreakFileProblem) -> SheetTable {
      count.withLock { $0 += 1 }
      do {
        let read = try SampleWorkbook.read([UInt8](file.bytes), name)
        return SheetTable(name: read.name, sheets: read.sheets, csv: Data(read.csv.utf8))
      } catch {
        throw OutbreakFileProblem(file: file.name, .workbook(error as? WorkbookProblem ?? .decoderStopped))
      }
    }
  }
#endif
