import Domain
import Foundation

/// What `sitrep-decode sheet` says at its end, as JSON: before it stand the rows, between the two a byte 0.
package enum WorkbookAnswer: Codable, Hashable, Sendable {
  /// The name of the sheet whose rows these are, and the names of all that have any.
  case sheet(String, of: [String])

  /// The rows so far are worth nothing.
  case problem(WorkbookProblem)

  /// The variable of the environment that names the sheet: arguments can be read by everybody on the machine.
  package static let nameVariable = "SITREP_SHEET"

  private static let mark: UInt8 = 0

  /// What is written behind the rows.
  package func ending() throws -> [UInt8] {
    [Self.mark] + [UInt8](try JSONEncoder().encode(self))
  }

  /// The rows and the answer that a whole output holds; nil: it is no whole one.
  package static func parts(of output: Data) -> (csv: Data, answer: WorkbookAnswer)? {
    guard let end = output.lastIndex(of: mark) else { return nil }
    do {
      let answer = try JSONDecoder().decode(WorkbookAnswer.self, from: output[(end + 1)...])
      return (output[..<end], answer)
    } catch {
      return nil
    }
  }
}
