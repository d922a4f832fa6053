import Domain
import Foundation
import Storage
import TestSupport
import Testing

@Suite struct SetAsideTests {
  private let temporary: TemporaryFolder
  private let moment = Date(timeIntervalSince1970: 18_843 * 86_400 + 5 * 3_600 + 6 * 60 + 7)

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test func `a damaged database is kept under the time in UTC, and a new one begins`() async throws {
    for suffix in ["", "-wal", "-shm"] {
      try Data("damaged\(suffix)".utf8).write(to: temporary.file("sitrep.sqlite\(suffix)"))
    }
    let folder = try DataFolder(opening: temporary.url)

    let kept = try AppDatabase.setAside(in: folder, now: moment)

    #expect(kept?.lastPathComponent == "sitrep.sqlite.damaged-20210804T050607Z")
    for suffix in ["", "-wal", "-shm"] {
      let contents = try Data(contentsOf: temporary.file("sitrep.sqlite.damaged-20210804T050607Z\(suffix)"))
      #expect(contents == Data("damaged\(suffix)".utf8))
    }
    #expect(try await AppDatabase.open(in: folder).watchedCountries().isEmpty)
  }

  @Test func `nothing is set aside where nothing is`() throws {
    #expect(try AppDatabase.setAside(in: DataFolder(opening: temporary.url), now: moment) == nil)
  }

  @Test func `what was set aside before is never overwritten`() throws {
    let folder = try DataFolder(opening: temporary.url)
    for contents in ["first", "second"] {
      try Data(contents.utf8).write(to: temporary.file("sitrep.sqlite"))
      if contents == "first" {
        _ = try AppDatabase.setAside(in: folder, now: moment)
      }
    }

    #expect(throws: AppDatabaseError.self) { try AppDatabase.setAside(in: folder, now: moment) }

    let first = try Data(contentsOf: temporary.file("sitrep.sqlite.damaged-20210804T050607Z"))
    #expect(first == Data("first".utf8))
    #expect(try Data(contentsOf: temporary.file("sitrep.sqlite")) == Data("second".utf8))
  }
}
