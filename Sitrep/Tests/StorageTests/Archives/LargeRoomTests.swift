import Domain
import Foundation
import Interchange
import TestSupport
import Testing

@testable import Storage

/// The messages beside an outbreak's cases, of an archive as large as a team's of some years.
@Suite struct LargeRoomTests {
  private static let messages = 100_000
  private static let channels = 8

  /// Seconds from one message to the next one: 100,000 of them are written in 127 days.
  private static let step = 110

  private let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test func `of 100,000 messages each day's are counted, and the newest are found`() async throws {
    let start = try #require(Day("2024-01-01"))
    let beginning = start.start(in: .gmt)
    let archives = try [
      ArchiveEntry(
        id: "large", name: "large.json", imported: .distantPast, archive: try await publish(since: beginning)),
      ArchiveEntry(id: "small", name: "small.json", imported: .distantPast, archive: small()),
    ]
    // From the eleventh day on, so that messages stand before and after.
    let bounds = (10...110).map { start.advanced(by: $0) }

    let counts = try MessageCounts(of: archives, between: bounds, in: .gmt)

    var expected = Array(repeating: 0, count: 100)
    var (before, after) = (0, 0)
    for second in (0..<Self.messages).map({ $0 * Self.step }) {
      let day = second / 86_400 - 10
      if day < 0 { before += 1 } else if day >= 100 { after += 1 } else { expected[day] += 1 }
    }
    expected[25] += 1
    #expect(counts.periods == expected)
    #expect(counts.before == before && counts.after == after)
    #expect(before + after + counts.periods.reduce(0, +) == Self.messages + 1)

    let day = start.advanced(by: 35)
    let newest = try TeamMessage.newest(in: day...day, of: archives, .gmt, most: 30)
    #expect(newest.count == 30)
    #expect(newest.first?.archive == "small", "the last one of that day")
    #expect(newest.dropFirst().allSatisfy { $0.archive == "large" && $0.found.workspaceName == "Large" })
    let last = (36 * 86_400 - 1) / Self.step
    #expect(newest.dropFirst().map(\.found.found.message.id) == (0..<29).map { "m\(last - $0)" })
  }

  private func publish(since beginning: Date) async throws -> any MessageArchive {
    var channels = Array(repeating: [Message](), count: Self.channels)
    for index in 0..<Self.messages {
      channels[index % Self.channels].append(
        Message(
          id: "m\(index)", content: "Message \(index)", posted: beginning.addingTimeInterval(Double(index * Self.step)),
          member: Member(id: "\(index % 20)", name: "Member \(index % 20)")))
    }
    let team = Workspace(
      id: "w", name: "Large",
      channels: channels.enumerated().map { Channel(id: "c\($0.offset)", name: "C\($0.offset)", messages: $0.element) })
    let archives = try temporary.archives()
    let opened = try temporary.opened(try file(of: [team]))
    let ready = try await archives.build(from: opened, named: "large.json", with: WorkspaceFileCodec()) { _ in }
    return try await archives.publish(ready).archive
  }

  private func small() throws -> any MessageArchive {
    let message = Message(
      id: "one", content: "One", posted: try Date("2024-02-05T23:59:59Z", strategy: .iso8601),
      member: Member(id: "1", name: "Ann"))
    let channel = Channel(id: "c", name: "C", messages: [message])
    return InMemoryMessageArchive([Workspace(id: "w", name: "Small", channels: [channel])])
  }
}
