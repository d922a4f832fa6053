import Domain
import Foundation
import TestTraits
import Testing

@Suite struct InMemoryMessageArchiveTests {
  private let path = ChannelPath(workspace: "w", channel: "c")

  @Test(.proves(126)) func `workspaces and channels stand in the file's order`() {
    let archive = InMemoryMessageArchive([
      Workspace(
        id: "w", name: "B",
        channels: [Channel(id: "c", name: "Z", messages: []), Channel(id: "d", name: "A", messages: [])]),
      Workspace(id: "v", name: "A", channels: []),
    ])

    #expect(archive.workspaces().map(\.name) == ["B", "A"])
    #expect(archive.workspaces().map(\.activity.count) == [2, 0])
    #expect(archive.channels(of: "w").map(\.id) == ["c", "d"])
    #expect(archive.channels(of: "v") == [])
    #expect(archive.channels(of: "x") == [])
  }

  @Test(.proves(152)) func `messages are listed newest first, those of one time in the file's order`() {
    let archive = archive(("old", 1), ("a", 5), ("new", 9), ("b", 5), ("c", 5))

    #expect(archive.messages(in: path, MessageListing(), 0..<5).map(\.id) == ["new", "a", "b", "c", "old"])
    #expect(archive.messages(in: path, MessageListing(), 3..<100).map(\.id) == ["c", "old"])
    #expect(archive.messages(in: path, MessageListing(), 7..<9) == [])
    #expect(archive.messages(in: ChannelPath(workspace: "w", channel: "x"), MessageListing(), 0..<5) == [])
  }

  @Test(.proves(132)) func `a message is found by its id in its channel only`() {
    let archive = archive(("a", 1))

    #expect(archive.message("a", in: path)?.id == "a")
    #expect(archive.message("b", in: path) == nil)
    #expect(archive.message("a", in: ChannelPath(workspace: "x", channel: "c")) == nil)
  }

  @Test func `messages before moments are counted, those at a moment not among them`() {
    let archive = archive(("old", 1), ("a", 5), ("new", 9), ("b", 5))

    #expect(archive.counts(before: [0, 5, 6, 100].map { Date(timeIntervalSince1970: $0) }) == [0, 1, 3, 4])
    #expect(archive.counts(before: []) == [])
  }

  @Test func `for a file, messages come in the file's order, until whoever takes them has enough`() throws {
    struct Enough: Error {}
    let archive = archive(("a", 1), ("b", 2))
    var ids: [String] = []

    archive.forEachMessage(in: path) { ids.append($0.id) }
    archive.forEachMessage(in: ChannelPath(workspace: "w", channel: "x")) { ids.append($0.id) }

    #expect(ids == ["a", "b"])
    #expect(throws: Enough.self) { try archive.forEachMessage(in: path) { _ in throw Enough() } }
  }

  @Test func `of two workspaces or channels of one id the first is shown`() {
    let first = Channel(id: "c", name: "1", messages: [message("a", 1)])
    let second = Channel(id: "c", name: "2", messages: [])
    let archive = InMemoryMessageArchive([
      Workspace(id: "w", name: "1", channels: [first, second]), Workspace(id: "w", name: "2", channels: []),
    ])

    #expect(archive.channels(of: "w").map(\.name) == ["1", "2"])
    #expect(archive.messages(in: path, MessageListing(), 0..<9).map(\.id) == ["a"])
  }

  @Test(.proves("D16")) func `members of one id are one person, called as in the newest message`() {
    let (ann, renamed) = (Member(id: "1", name: "Ann"), Member(id: "1", name: "Ann Lee"))
    let bo = Member(id: "2", name: "Bo")
    let archive = InMemoryMessageArchive([
      Workspace(
        id: "w", name: "W",
        channels: [
          Channel(id: "c", name: "C", messages: [message("a", 1, ann), message("b", 9, bo), message("e", 5, bo)]),
          Channel(id: "d", name: " ", messages: [message("f", 5, renamed), message("g", 5, ann), message("h", 9, bo)]),
        ])
    ])

    let members = archive.members(of: "w")
    #expect(members.map(\.id) == ["1", "2"])
    #expect(members.map(\.messages) == [3, 3])
    #expect(members.map(\.member.name) == ["Ann", "Bo"])
    #expect(members.map(\.latest) == [Date(timeIntervalSince1970: 5), Date(timeIntervalSince1970: 9)])
    #expect(archive.members(of: "x") == [])

    let found = archive.messages(by: "1", in: "w", 0..<9)
    #expect(found.map(\.message.id) == ["f", "g", "a"])
    #expect(found.map(\.channel) == ["d", "d", "c"])
    #expect(found.map(\.channelDisplayName) == ["d", "d", "C"])
    #expect(archive.messages(by: "2", in: "w", 1..<9).map(\.message.id) == ["h", "e"])
    #expect(archive.messages(by: "3", in: "w", 0..<9) == [])
  }

  @Test func `the busiest channels are those of the seven days up to the newest message, and of all time`() {
    let day = 86_400.0
    let archive = InMemoryMessageArchive([
      Workspace(
        id: "w", name: "W",
        channels: [
          Channel(id: "old", name: "", messages: [message("a", 0), message("b", day), message("c", 3 * day)]),
          Channel(id: "few", name: "", messages: [message("d", 4 * day)]),
          Channel(id: "many", name: "", messages: [message("e", 9 * day), message("f", 10 * day)]),
        ]),
      Workspace(id: "v", name: "V", channels: [Channel(id: "few", name: "", messages: [message("g", 8 * day)])]),
    ])

    let week = archive.busyWeek()
    #expect(week?.end == Date(timeIntervalSince1970: 10 * day))
    #expect(week?.channels.map(\.id.workspace) == ["w", "w", "v"])
    #expect(week?.channels.map(\.id.channel) == ["many", "few", "few"])
    #expect(week?.channels.map(\.messages) == [2, 1, 1])
    #expect(week?.allTime.map(\.id.channel) == ["old", "many", "few", "few"])
    #expect(InMemoryMessageArchive([]).busyWeek() == nil)
  }

  @Test(.proves("B6")) func `the newest that are found come first, or the best`() {
    let archive = archive(of: [
      message("1", 1, content: "outbreak outbreak outbreak"), message("2", 2, content: "an outbreak among many words"),
      message("3", 3, content: "nothing"), message("4", 4, content: "another outbreak among few words"),
    ])
    func ids(_ filter: MessageFilter, _ range: Range<Int> = 0..<9) -> [String] {
      archive.find(filter, in: nil, range).messages.map(\.found.message.id)
    }
    var filter = MessageFilter(terms: [SearchTerm("outbreak")])

    #expect(ids(filter) == ["4", "2", "1"])
    filter.order = .best
    #expect(ids(filter) == ["1", "4", "2"])
    #expect(ids(filter, 1..<2) == ["4"])
    filter.terms = [SearchTerm("?")]
    #expect(ids(filter) == ["4", "3", "2", "1"])
    filter.terms = []
    #expect(ids(filter) == ["4", "3", "2", "1"])
  }

  private func archive(_ messages: (id: String, second: Double)...) -> InMemoryMessageArchive {
    archive(of: messages.map { message($0.id, $0.second) })
  }

  private func archive(of messages: [Message]) -> InMemoryMessageArchive {
    InMemoryMessageArchive([
      Workspace(id: "w", name: "W", channels: [Channel(id: "c", name: "C", messages: messages)])
    ])
  }

  private func message(
    _ id: String, _ second: Double, _ member: Member = Member(id: "1", name: "Ann"), content: String = ""
  ) -> Message {
    Message(id: id, content: content, posted: Date(timeIntervalSince1970: second), member: member)
  }
}
