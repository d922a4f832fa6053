import Domain
import Foundation
import Interchange
import SampleData
import Testing

/// Line lists beside the repository, and small ones of our own.
enum CaseFileSamples {
  static func published(_ path: String, _ choices: OutbreakChoices = OutbreakChoices()) throws -> CaseImport {
    let bytes = try Data(contentsOf: OutbreakFileSamples.folder.appending(path: path))
    let name = String(path.split(separator: "/").last ?? "")
    return try read([FiguresFile(name: name, bytes: bytes)], choices)
  }

  /// A file of our own.
  static func read(
    _ text: String, named name: String = "list.csv", _ choices: OutbreakChoices = OutbreakChoices()
  ) throws -> CaseImport {
    try read([FiguresFile(name: name, bytes: Data(text.utf8))], choices)
  }

  /// Rows of a list of which only the order of columns matters.
  static func read(heading: String, _ rows: [String], _ choices: OutbreakChoices = OutbreakChoices()) throws
    -> CaseImport
  {
    try read(([heading] + rows).joined(separator: "\n") + "\n", choices)
  }

  /// Why a file of our own can't be read; nil: it can.
  static func problem(
    _ text: String, _ choices: OutbreakChoices = OutbreakChoices()
  ) -> OutbreakFileProblem.Cause? {
    do throws(OutbreakFileProblem) {
      _ = try OutbreakFileSamples.codec.readAny([FiguresFile(name: "list.csv", bytes: Data(text.utf8))], choices)
      return nil
    } catch {
      return error.cause
    }
  }

  /// A table of people beside a list.
  static func populations(_ path: String, of cases: CaseList) throws -> [PlaceKey: PlacePopulation] {
    let file = FiguresFile(
      name: path, bytes: try Data(contentsOf: OutbreakFileSamples.folder.appending(path: path)))
    let table = try OutbreakTableCodec().populations(in: file, locale: Locale(identifier: "en"))
    return PopulationMatch(table, with: cases.places, from: path).populations
  }

  /// What a script of other hands made of the files.
  static func expected(_ name: String) throws -> [String: Any] {
    let bytes = try Data(contentsOf: OutbreakFileSamples.folder.appending(path: "expected/\(name).json"))
    return try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
  }

  private static func read(_ files: [FiguresFile], _ choices: OutbreakChoices) throws -> CaseImport {
    guard case .cases(let read) = try OutbreakFileSamples.codec.readAny(files, choices) else {
      throw NoLineList()
    }
    // No row is lost: each is a case, or left out with its line.
    #expect(read.rows == read.kept + read.leftOut.count && read.kept == read.cases.count)
    #expect(read.quality.leftOut == read.leftOut.count && read.leftOut.allSatisfy { $0.line > 0 })
    return read
  }

  private struct NoLineList: Error {}
}

extension CaseImport {
  /// The records, in the order of the file.
  var records: [CaseRecord] { Array(cases.records) }

  func column(_ heading: String) -> CaseColumn? { columns.first { $0.name == heading } }

  func role(_ heading: String) -> CaseColumnRole? { column(heading)?.role }

  func place(_ record: CaseRecord) -> String? { record.place.map { cases.places[$0].name } }

  /// How many rows were left out for a reason.
  func leftOut(_ isReason: (CaseLeftOutReason) -> Bool) -> Int { leftOut.count { isReason($0.reason) } }
}
