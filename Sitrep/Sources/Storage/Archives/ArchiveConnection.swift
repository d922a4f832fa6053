import Domain
import Foundation
import GRDB

/// A complete archive's file, open for reading; it is never written, and may be deleted meanwhile.
final class ArchiveConnection: Sendable {
  private let queue: DatabaseQueue

  /// - Throws: What SQLite throws.
  init(_ path: String) throws {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.label = "archive"
    configuration.prepareDatabase { $0.add(tokenizer: ArchiveTokenizer.self) }
    queue = try DatabaseQueue(path: path, configuration: configuration)
  }

  /// The archive's version, by the mark in its header.
  ///
  /// - Throws: ``ArchiveImportProblem`` for a file that isn't a whole archive.
  func version() throws -> Int {
    try queue.read { db in
      guard try Int32.fetchOne(db, sql: "PRAGMA application_id") == ArchiveSchema.applicationID else {
        throw ArchiveImportProblem.other("it isn't a Sitrep archive, or it isn't complete")
      }
      return try db.values("PRAGMA user_version", []) { try $0.count(0) }.reduce(0, +)
    }
  }

  /// The values of all rows.
  func rows<Value>(
    _ sql: String, _ arguments: StatementArguments = [], _ value: (ArchiveRow) throws -> Value
  ) throws(ArchiveImportProblem) -> [Value] {
    try read { db in try db.values(sql, arguments, value) }
  }

  /// Several questions that nobody else comes between.
  func read<Value>(_ questions: (Database) throws -> Value) throws(ArchiveImportProblem) -> Value {
    do {
      return try queue.read(questions)
    } catch {
      throw ArchiveImportProblem(error)
    }
  }
}

extension Database {
  /// The values of all rows.
  func values<Value>(
    _ sql: String, _ arguments: StatementArguments, _ value: (ArchiveRow) throws -> Value
  ) throws -> [Value] {
    let rows = try Row.fetchCursor(try cachedStatement(sql: sql), arguments: arguments)
    var values: [Value] = []
    while let row = try rows.next() { values.append(try value(ArchiveRow(row))) }
    return values
  }
}
