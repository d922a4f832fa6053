import Domain
import Foundation
import Synchronization
import TestTraits
import Testing

@testable import Workspaces

/// A channel's messages as a collection that reads a page at a time.
@Suite struct MessageRowsTests {
  private let path = ChannelPath(workspace: "w", channel: "c")

  @Test(.proves(128, 152)) func `every place has its message, newest first, in any order of asking`() {
    let archive = CountingArchive(messages: 120)
    let rows = MessageRows(archive: archive, path: path, count: 120)

    #expect(rows.count == 120)
    #expect([119, 0, 50, 49].map { rows[$0].id } == ["m119", "m0", "m50", "m49"])
    #expect(rows.map(\.id) == (0..<120).map { "m\($0)" })
  }

  @Test func `a page is read once, and no more than is asked for`() {
    let archive = CountingArchive(messages: 120)
    let rows = MessageRows(archive: archive, path: path, count: 120)
    #expect(archive.reads == [])

    _ = rows.prefix(20).map(\.id)
    #expect(archive.reads == [0..<50])

    let copy = rows
    _ = copy[119].id
    _ = rows[118].id
    _ = rows[49].id
    #expect(archive.reads == [0..<50, 100..<120])
  }

  @Test func `an archive that fails, or has fewer messages than it says, has rows that say so`() {
    let broken = MessageRows(archive: CountingArchive(messages: 3, fails: true), path: path, count: 3)
    #expect(broken.map(\.id) == ["unreadable 0", "unreadable 1", "unreadable 2"])

    let short = MessageRows(archive: CountingArchive(messages: 2), path: path, count: 3)
    #expect(short.map(\.id) == ["m0", "m1", "unreadable 2"])
  }
}

/// An archive of one channel that tells which messages were read.
private final class CountingArchive: MessageArchive {
  private let messages: Int
  private let fails: Bool
  private let ranges = Mutex<[Range<Int>]>([])

  var reads: [Range<Int>] { ranges.withLock { $0 } }

  init(messages: Int, fails: Bool = false) {
    self.messages = messages
    self.fails = fails
  }

  func messages(in channel: ChannelPath, _ range: Range<Int>) throws -> [Message] {
    ranges.withLock { $0.append(range) }
    if fails { throw ArchiveImportProblem.unreadable }
    return range.clamped(to: 0..<messages).map { place in
      Message(id: "m\(place)", content: "", posted: .distantPast, member: Member(id: "1", name: "Ada"))
    }
  }

  func workspaces() -> [ConversationSummary] { [] }
  func channels(of workspace: String) -> [ConversationSummary] { [] }
  func message(_ id: String, in channel: ChannelPath) -> Message? { nil }
  func forEachMessage(in channel: ChannelPath, _ body: (Message) throws -> Void) {}
}
