import Domain
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Storage

@Suite struct SQLiteSettingsStoreTests {
  private let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test func `settings persist, and the last value counts`() async throws {
    do {
      let settings = try temporary.database().settingsStore
      try await settings.save("\"ru\"", for: "language")
      try await settings.save("\"light\"", for: "theme")
      try await settings.save("\"dark\"", for: "theme")
      try await settings.save("true", for: "onlyWatched")
      try await settings.save(nil, for: "onlyWatched")
      try await settings.save(nil, for: "never set")
    }

    #expect(try await temporary.database().settings() == ["language": "\"ru\"", "theme": "\"dark\""])
  }

  @Test(arguments: [
    "<script>alert('1')</script>", "'; DROP TABLE setting; --", "\"quoted\" \\ `tick`", "\u{202E}\u{2066}bidi\u{2069}",
    "%s %@ %n", "Côte d’Ivoire 🇨🇮 ё", "\r\n\t", "",
  ])
  func `hostile text is data, as key and as value`(text: String) async throws {
    do {
      try await temporary.database().settingsStore.save(text, for: text)
    }

    #expect(try await temporary.database().settings() == [text: text])
  }

  @Test func `a setting that cannot be saved is refused`() async throws {
    let database = try temporary.database()
    try await database.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA query_only = ON") }

    await #expect(throws: SaveProblem.notWritable) {
      try await database.settingsStore.save("\"dark\"", for: "theme")
    }

    try await database.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA query_only = OFF") }
    #expect(try await database.settings().isEmpty)
  }
}
