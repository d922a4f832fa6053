import Domain
import Foundation
import Interchange

/// Decodes a workbook as the child process does.
package enum WorkbookDecoding {
  /// Writes the rows of a sheet, and then the answer.
  ///
  /// - Parameters:
  ///   - file: The workbook.
  ///   - name: The sheet; nil: the visible one with the most cells.
  ///   - write: Takes the next bytes.
  /// - Throws: What `write` throws; what is wrong with the workbook is written.
  package static func run(
    _ file: [UInt8], choosing name: String?, write: ([UInt8]) throws -> Void
  ) throws {
    let answer: WorkbookAnswer
    do {
      var workbook = try open(file, choosing: name)
      while true {
        let piece = try workbook.next()
        if piece.isEmpty { break }
        try write(piece)
      }
      answer = .sheet(workbook.name, of: workbook.names)
    } catch let problem as WorkbookProblem {
      answer = .problem(problem)
    }
    try write(try answer.ending())
  }

  private static func open(
    _ file: [UInt8], choosing name: String?
  ) throws(WorkbookProblem) -> OpenWorkbook<ZippedParts> {
    guard file.count <= WorkbookLimits.file else { throw .tooLarge(limit: WorkbookLimits.file) }
    if let problem = OldWorkbook.problem(of: file) { throw problem }
    return try OpenWorkbook(try ZippedParts(file), choosing: name)
  }
}
