import Domain
import Foundation
import Testing

/// Messages by period, over several archives.
@Suite struct MessageCountsTests {
  private struct Unreadable: ForwardingArchive {
    func whole() throws(ArchiveImportProblem) -> any MessageArchive { throw .unreadable }
  }

  @Test func `messages of all archives are counted by period, and those before and after apart`() throws {
    let archives = [
      archive("a", ["2024-03-31T23:00:00Z", "2024-04-01T00:00:00Z", "2024-04-07T23:59:59Z", "2024-04-16T12:00:00Z"]),
      archive("b", ["2024-04-08T12:00:00Z", "2024-04-22T00:00:00Z"]),
    ]
    let bounds = try ["2024-04-01", "2024-04-08", "2024-04-15", "2024-04-22"].map(day)

    let counts = try MessageCounts(of: archives, between: bounds, in: .gmt)
    #expect(counts.periods == [2, 1, 1])
    #expect(counts.before == 1)
    #expect(counts.after == 1)

    let zone = try #require(TimeZone(secondsFromGMT: 2 * 3_600))
    let eastern = try MessageCounts(of: archives, between: bounds, in: zone)
    #expect(eastern.periods == [2, 2, 1], "the days of the reader's zone begin earlier")
    #expect(eastern.before == 0)
    #expect(try MessageCounts(of: [], between: bounds, in: .gmt).periods == [0, 0, 0])
  }

  @Test func `the newest messages of some days come from all archives`() throws {
    let archives = [
      archive("a", ["2024-04-01T12:00:00Z", "2024-04-03T12:00:00Z", "2024-04-05T12:00:00Z"]),
      archive("b", ["2024-04-02T12:00:00Z", "2024-04-03T12:00:00Z", "2024-04-06T00:00:00Z"]),
    ]
    let days = try day("2024-04-02")...day("2024-04-05")

    let all = try TeamMessage.newest(in: days, of: archives, .gmt, most: 9)
    #expect(all.map { $0.archive + $0.found.found.message.id } == ["a2", "a1", "b1", "b0"])
    let two = try TeamMessage.newest(in: days, of: archives, .gmt, most: 2)
    #expect(two == Array(all.prefix(2)))
  }

  @Test func `an archive that can't be read is named`() throws {
    let bad = ArchiveEntry(id: "x", name: "bad.zip", imported: nil, archive: Unreadable())
    let archives = [archive("a", ["2024-04-01T12:00:00Z"]), bad]
    let days = try day("2024-04-01")...day("2024-04-02")

    #expect(throws: UnreadableTeamArchive(name: "bad.zip")) {
      try MessageCounts(of: archives, between: [days.lowerBound, days.upperBound], in: .gmt)
    }
    #expect(throws: UnreadableTeamArchive(name: "bad.zip")) {
      try TeamMessage.newest(in: days, of: archives, .gmt, most: 3)
    }
  }

  @Test @MainActor func `without archives there is nothing, and every way leads to the beginning`() throws {
    let none = NoTeamArchives()
    let day = try day("2024-04-01")
    let message = try #require(
      try archive("a", ["2024-04-01T12:00:00Z"]).archive.find(MessageFilter(), in: nil, 0..<1).messages.first)
    #expect(none.imported.isEmpty)
    #expect(none.address(of: message, in: "a") == "/")
    #expect(none.address(ofMessagesIn: day...day) == "/")
  }

  private func archive(_ id: String, _ posted: [String]) -> ArchiveEntry {
    let messages = posted.enumerated().map { index, text in
      Message(
        id: String(index), content: text, posted: (try? Date(text, strategy: .iso8601)) ?? .distantPast,
        member: Member(id: "1", name: "Ann"))
    }
    let channel = Channel(id: "c", name: "C", messages: messages)
    return ArchiveEntry(
      id: id, name: "\(id).zip", imported: .distantPast,
      archive: InMemoryMessageArchive([Workspace(id: "w", name: "W", channels: [channel])]))
  }
}
