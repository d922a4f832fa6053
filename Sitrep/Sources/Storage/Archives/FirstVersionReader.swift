import Domain
import Foundation
import GRDB

/// Reads an archive of version 1, which has neither threads nor a search index, so that it can be made anew.
struct FirstVersionReader: WorkspaceFileReader {
  private let path: String

  /// Of the archive.
  let name: String
  let imported: Date

  /// - Throws: ``ArchiveImportProblem`` where the file isn't such an archive.
  init(_ path: String) throws {
    self.path = path
    let about = try ArchiveConnection(path).rows("SELECT name, imported FROM about") { row in
      (try row.text(0), try row.date(1))
    }
    guard let about = about.first else { throw ArchiveRow.damage }
    (name, imported) = about
  }

  func read(_ piece: @escaping () throws -> [UInt8], _ body: (ArchivePart) throws -> Void) throws {
    let archive = try ArchiveConnection(path)
    let workspaces = try archive.rows("SELECT key, id, name FROM workspace ORDER BY key") { row in
      (key: try row.count(0), id: try row.text(1), name: try row.text(2))
    }
    for workspace in workspaces {
      let channels = try archive.rows(
        "SELECT id, name, first, messages FROM channel WHERE workspace = ? ORDER BY key", [workspace.key]
      ) { row in
        (id: try row.text(0), name: try row.text(1), first: try row.count(2), count: try row.count(3))
      }
      for channel in channels {
        try archive.read { db in try messages(channel.first..<channel.first + channel.count, db, body) }
        try body(.channel(id: channel.id, name: channel.name))
      }
      try body(.workspace(id: workspace.id, name: workspace.name))
    }
  }

  private func messages(_ places: Range<Int>, _ db: Database, _ body: (ArchivePart) throws -> Void) throws {
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT message.id, content, posted, member.id, member.name, 0, NULL
        FROM message CROSS JOIN member ON member.key = message.member WHERE place >= ? AND place < ? ORDER BY place
        """, arguments: [places.lowerBound, places.upperBound])
    while let row = try rows.next() { try body(.message(try ArchiveRow(row).message())) }
  }
}
