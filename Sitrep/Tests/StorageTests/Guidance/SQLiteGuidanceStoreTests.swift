import Domain
import Foundation
import GRDB
import Interchange
import TestSupport
import Testing

@testable import Storage

@MainActor
@Suite struct SQLiteGuidanceStoreTests {
  private let temporary: TemporaryFolder
  private let codec = GuidanceFileCodec()

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test func `nothing was imported at first`() async throws {
    #expect(try await temporary.database().guidance(by: codec) == nil)
  }

  @Test func `an import is kept, replaced and forgotten, also when the program begins anew`() async throws {
    let team = try BundledGuidance.content(by: codec).titled("Team")
    let other = team.titled("Other")
    do {
      let database = try temporary.database()
      #expect(await save(team, in: database) == nil)
      #expect(try await database.guidance(by: codec) == team)
      #expect(await save(other, in: database) == nil)
    }
    let database = try temporary.database()
    #expect(try await database.guidance(by: codec) == other)
    #expect(await save(nil, in: database) == nil)
    #expect(try await database.guidance(by: codec) == nil)
    #expect(try await database.pool.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM guidance") } == 0)
  }

  @Test func `a reader that waits for the writes has the last of them`() async throws {
    let database = try temporary.database()
    let bundled = try BundledGuidance.content(by: codec)
    for number in 1...20 {
      await save(bundled.titled("Number \(number)"), in: database)
    }
    #expect(try await database.guidance(by: codec)?.title.english == "Number 20")
  }

  @Test func `why a change was refused is told, and what was kept stays`() async throws {
    let database = try temporary.database()
    let team = try BundledGuidance.content(by: codec).titled("Team")
    await save(team, in: database)
    try await database.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA query_only = ON") }

    #expect(await save(nil, in: database) == .notWritable)
    #expect(await save(team.titled("Other"), in: database) == .notWritable)

    #expect(try await database.guidance(by: codec) == team)
    try await database.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA query_only = OFF") }
  }

  @Test func `a text that is no guidance any more is refused, not taken for damage`() async throws {
    let database = try temporary.database()
    try await database.pool.write { try $0.execute(sql: "INSERT INTO guidance VALUES (1, '{}')") }

    await #expect(throws: GuidanceFileRefusal([GuidanceFileProblem(.notGuidance)])) {
      try await database.guidance(by: codec)
    }
  }

  @Test func `a program that is not whole says so`() throws {
    #expect(throws: BundledGuidance.Missing.self) { try BundledGuidance.content(of: nil, by: codec) }
    let file = temporary.file("Guidance.json")
    try Data("{".utf8).write(to: file)
    #expect(throws: BundledGuidance.Missing.self) { try BundledGuidance.content(of: file, by: codec) }
    #expect("\(BundledGuidance.Missing())".contains("Install sitrep again."))
  }

  @discardableResult
  private func save(_ content: GuidanceContent?, in database: AppDatabase) async -> SaveProblem? {
    do throws(SaveProblem) {
      try await database.guidanceStore(by: codec).save(content)
      return nil
    } catch {
      return error
    }
  }
}

extension GuidanceContent {
  /// The same under another title.
  fileprivate func titled(_ title: String) -> GuidanceContent {
    GuidanceContent(
      title: GuidanceText(english: title, russian: "Название: \(title)"), edition: edition, updated: updated,
      review: review, note: note, emergency: emergency, symptoms: symptoms, recommendations: recommendations,
      sources: sources)
  }
}
