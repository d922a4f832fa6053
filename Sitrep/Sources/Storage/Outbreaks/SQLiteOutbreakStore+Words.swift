import Domain
import Foundation
import GRDB

/// What a person says of outbreaks beside their figures, kept as JSON.
///
/// GRDB has a type `ColumnMapping` of its own.
extension SQLiteOutbreakStore {
  package func reportWords(of id: OutbreakID) async throws(ReadProblem) -> ReportWords {
    let text = try await text("SELECT words FROM reportWords WHERE outbreak = ?", id.rawValue)
    guard let text else { return ReportWords() }
    do {
      return try JSONDecoder().decode(ReportWords.self, from: Data(text.utf8))
    } catch {
      report(.damaged("the words of a report have changed"))
      throw ReadProblem("the words of the report are damaged")
    }
  }

  package func keep(_ words: ReportWords, of id: OutbreakID) async throws(SaveProblem) {
    try await writes.save(to: database) { db in
      try db.execute(sql: OutbreakSQL.keepWords, arguments: ["id": id.rawValue, "words": try json(of: words)])
    }
  }

  package func mapping(ofHeading key: String) async throws(ReadProblem) -> Domain.ColumnMapping? {
    let text = try await text("SELECT mapping FROM columnMapping WHERE heading = ?", key)
    guard let text else { return nil }
    do {
      return try JSONDecoder().decode(Domain.ColumnMapping.self, from: Data(text.utf8))
    } catch {
      report(.damaged("what was said of a line list’s columns has changed"))
      return nil
    }
  }

  package func keep(_ mapping: Domain.ColumnMapping, ofHeading key: String) async throws(SaveProblem) {
    try await writes.save(to: database) { db in
      try db.execute(sql: OutbreakSQL.keepMapping, arguments: [key, try json(of: mapping)])
      try db.execute(sql: OutbreakSQL.deleteOldMappings)
    }
  }

  private func text(_ statement: String, _ key: String) async throws(ReadProblem) -> String? {
    await writes.wait()
    return try await database.readValue { try String.fetchOne($0, sql: statement, arguments: [key]) }
  }
}

private func json(of value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}
