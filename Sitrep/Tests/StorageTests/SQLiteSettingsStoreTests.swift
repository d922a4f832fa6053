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
      let database = try temporary.database()
      let settings = database.settings()
      settings.save("\"ru\"", for: "language")
      settings.save("\"light\"", for: "theme")
      settings.save("\"dark\"", for: "theme")
      settings.save("true", for: "onlyWatched")
      settings.save(nil, for: "onlyWatched")
      settings.save(nil, for: "never set")
      await database.waitForWrites()
    }

    #expect(try await temporary.database().settings().allSettings() == ["language": "\"ru\"", "theme": "\"dark\""])
  }

  @Test func `reading sees what was saved just before`() async throws {
    let settings = try temporary.database().settings()

    settings.save("1", for: "a")

    #expect(try await settings.allSettings() == ["a": "1"])
  }

  @Test(arguments: [
    "<script>alert('1')</script>", "'; DROP TABLE setting; --", "\"quoted\" \\ `tick`", "\u{202E}\u{2066}bidi\u{2069}",
    "%s %@ %n", "Côte d’Ivoire 🇨🇮 ё", "\r\n\t", "",
  ])
  func `hostile text is data, as key and as value`(text: String) async throws {
    do {
      let database = try temporary.database()
      database.settings().save(text, for: text)
      await database.waitForWrites()
    }

    #expect(try await temporary.database().settings().allSettings() == [text: text])
  }

  @Test func `a setting that cannot be saved is reported`() async throws {
    let database = try temporary.database()
    try await database.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA query_only = ON") }

    await confirmation { reported in
      let settings = database.settings { failure in
        #expect(failure.key == "theme")
        #expect(failure.description.hasPrefix("The setting theme could not be saved: "))
        reported()
      }
      settings.save("\"dark\"", for: "theme")
      await database.waitForWrites()
    }

    try await database.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA query_only = OFF") }
    #expect(try await database.settings().allSettings().isEmpty)
  }
}
