import Domain
import Foundation
import SampleData
import TestTraits
import Testing

/// Archives that ask others, and what only they have.
@Suite struct ForwardingArchiveTests {
  private struct Forwarding: ForwardingArchive {
    let archive: InMemoryMessageArchive?

    func whole() throws(ArchiveImportProblem) -> any MessageArchive {
      guard let archive else { throw .unreadable }
      return archive
    }
  }

  private let path = ChannelPath(workspace: "w", channel: "c")
  private let message = Message(
    id: "m", content: "hello", posted: Date(timeIntervalSince1970: 5), member: Member(id: "u", name: "Ann"))

  private var archive: InMemoryMessageArchive {
    let channel = Channel(id: "c", name: "C", messages: [message, message])
    return InMemoryMessageArchive([Workspace(id: "w", name: "W", channels: [channel])])
  }

  @Test func `every call is answered by the other archive`() throws {
    let forwarding = Forwarding(archive: archive)
    #expect(try forwarding.workspaces() == archive.workspaces())
    #expect(try forwarding.channels(of: "w") == archive.channels(of: "w"))
    #expect(try forwarding.messages(in: path, MessageListing(), 0..<9).count == 2)
    #expect(try forwarding.position(of: "m", in: path, MessageListing()) == 0)
    #expect(try forwarding.position(of: Date.distantFuture, in: path, MessageListing()) == 0)
    #expect(try forwarding.message("m", in: path) == message)
    #expect(try forwarding.thread("m", in: path) == [message])
    #expect(try forwarding.members(of: "w").map(\.messages) == [2])
    #expect(try forwarding.messages(by: "u", in: "w", 0..<9).count == 2)
    #expect(try forwarding.busyWeek() == archive.busyWeek())
    #expect(try forwarding.counts(before: [.distantPast, .distantFuture]) == [0, 2])
    #expect(try forwarding.find(MessageFilter(), in: nil, 0..<9).count == 2)
    var count = 0
    try forwarding.forEachMessage(in: path) { _ in count += 1 }
    #expect(count == 2)
  }

  @Test func `where there is none, every call says why`() {
    let forwarding = Forwarding(archive: nil)
    #expect(throws: ArchiveImportProblem.unreadable) { try forwarding.workspaces() }
    #expect(throws: ArchiveImportProblem.unreadable) { try forwarding.find(MessageFilter(), in: nil, 0..<1) }
  }

  @Test func `a query in a channel finds what that channel has`() throws {
    let scope = SearchScope(workspace: "w", channel: "c")
    let plain = try archive.resolve(SearchQuery("hello"), in: scope, zone: .gmt)
    let elsewhere = try archive.resolve(
      SearchQuery("in:c hello"), in: SearchScope(workspace: "w", channel: "d"), zone: .gmt)
    #expect(plain.filter.channels == ["c"])
    #expect(elsewhere.filter.channels == [])
    #expect(try archive.resolve(SearchQuery("from:ann"), in: SearchScope(), zone: .gmt).filter.members == ["u"])
  }

  @Test(.proves("B6")) func `a query among a person's messages finds what that person posted`() throws {
    let (own, other) = (SearchScope(workspace: "w", member: "u"), SearchScope(workspace: "w", member: "v"))

    let plain = try archive.resolve(SearchQuery("hello"), in: own, zone: .gmt).filter
    let elsewhere = try archive.resolve(SearchQuery("from:ann hello"), in: other, zone: .gmt).filter

    #expect(plain.members == ["u"] && plain.channels == nil)
    #expect(elsewhere.members == [])
  }

  @Test func `an assembly of workspaces passes over what only exports tell`() {
    var assembly = WorkspaceAssembly()
    for part in [
      ArchivePart.team("T"), .position(1), .skipped(SkippedPart(file: "a", reason: .damaged)), .message(message),
      .channel(id: "c", name: "C"), .workspace(id: "w", name: "W"),
    ] {
      assembly.add(part)
    }
    #expect(assembly.workspaces.map(\.channels.count) == [1])
  }
}
