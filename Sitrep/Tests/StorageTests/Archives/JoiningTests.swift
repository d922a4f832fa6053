import Domain
import Foundation
import GRDB
import TestSupport
import TestTraits
import Testing

@testable import Storage

/// Later exports of a team join the archive of the earlier ones.
@Suite struct JoiningTests {
  private let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test(.proves("B6")) func `a later export joins the archive of its team: its messages win, what it lacks stays`()
    async throws
  {
    let archives = try temporary.archives()
    let first = try await archives.publish(
      build(archives, "T1", [("general", [("1", "old"), ("2", "two")]), ("gone", [("1", "kept")])]))
    let ready = try await build(archives, "T1", [("general", [("1", "new"), ("3", "three")]), ("late", [("9", "n")])])
    #expect(ready.id == first.id)
    #expect(ready.report.joined == first.id)
    #expect(ready.report.added == 2 && ready.report.replaced == 1 && ready.report.kept == 2)
    #expect(ready.report.total == 5)

    let entry = try await archives.publish(ready)

    #expect(entry.id == first.id)
    #expect(entry.report == ready.report)
    #expect(archives.entries { Issue.record("\($0)") }.map(\.id) == [first.id])
    let channels = try entry.archive.channels(of: "T1")
    #expect(channels.map(\.id) == ["general", "late", "gone"])
    #expect(channels.map(\.activity.count) == [3, 1, 1])
    #expect(try contents(entry.archive, "general") == ["three", "two", "new"])
    #expect(try contents(entry.archive, "gone") == ["kept"])
    // Whoever has the earlier one open reads on.
    #expect(try contents(first.archive, "general") == ["two", "old"])
    #expect(try entry.archive.find(found("kept"), in: nil, 0..<9).count == 1)
    #expect(try entry.archive.find(found("old"), in: nil, 0..<9).count == 0)
    #expect(try temporary.archiveNames() == ["\(first.id).sqlite"])
  }

  @Test(.proves("B6")) func `a thread goes on over two exports, and a person has one name more`() async throws {
    let archives = try temporary.archives()
    let root = message("1", "root", Member(id: "u", name: "Ann"))
    _ = try await archives.publish(build(archives, "T", parts: [.message(root), .channel(id: "c", name: "c")]))
    var reply = message("2", "reply", Member(id: "u", name: "Ann Lee"))
    reply = Message(
      id: reply.id, content: reply.content, posted: reply.posted, member: reply.member,
      details: MessageDetails(root: "1"))

    let entry = try await archives.publish(
      build(archives, "T", parts: [.message(reply), .channel(id: "c", name: "c")]))

    let thread = try entry.archive.thread("1", in: ChannelPath(workspace: "T", channel: "c"))
    #expect(thread.map(\.content) == ["root", "reply"])
    #expect(thread[0].replies == 1)
    #expect(try entry.archive.workspaces()[0].activity.members == 1)
    #expect(try entry.archive.members(of: "T").map(\.messages) == [2])
    #expect(try entry.archive.messages(by: "u", in: "T", 0..<9).count == 2)
  }

  @Test func `exports of one team that are imported together become one archive`() async throws {
    let archives = try temporary.archives()
    let first = try await build(archives, "T", [("c", [("1", "a")])])
    let second = try await archives.build(
      from: temporary.opened(Data()), named: "b",
      with: PartsReader(parts: parts("T", [("c", [("2", "b")])])), joining: [first]
    ) { _ in }

    #expect(second.id == first.id)
    archives.discard(first)
    let entry = try await archives.publish(second)

    #expect(try contents(entry.archive, "c", of: "T") == ["b", "a"])
    #expect(try temporary.archiveNames() == ["\(first.id).sqlite"])
  }

  @Test func `an export without a team, and one of another team, are archives of their own`() async throws {
    let archives = try temporary.archives()
    for team in [nil, nil, "T1", "T2"] {
      let ready = try await build(archives, team, [("c", [("1", "a")])])
      #expect(ready.report.joined == nil)
      _ = try await archives.publish(ready)
    }
    #expect(archives.entries { Issue.record("\($0)") }.count == 4)
  }

  @Test func `an archive that is named is joined, whatever its team and id are`() async throws {
    let archives = try temporary.archives()
    let first = try await archives.publish(build(archives, nil, [("c", [("1", "a")])]))
    let parts = parts("T", [("c", [("2", "b")])])
    let ready = try await archives.build(
      from: temporary.opened(Data()), named: "b", with: PartsReader(parts: parts), into: first.id
    ) { _ in }

    let entry = try await archives.publish(ready)

    #expect(entry.id == first.id)
    #expect(try entry.archive.workspaces().map(\.id) == ["slack"])
    #expect(try contents(entry.archive, "c", of: "slack") == ["b", "a"])
  }

  @Test func `an archive that can't be read is passed over, and one that is ready can be named`() async throws {
    let archives = try temporary.archives()
    let first = try await build(archives, "T", [("c", [("1", "a")])])
    try Data("damaged".utf8).write(to: temporary.file("archives/damaged.sqlite"))

    let other = try await build(archives, "T2", [("c", [("1", "a")])])
    let named = try await archives.build(
      from: temporary.opened(Data()), named: "b", with: PartsReader(parts: parts("T3", [("c", [("2", "b")])])),
      into: first.id, joining: [first]
    ) { _ in }

    #expect(other.report.joined == nil)
    #expect(named.id == first.id)
  }

  @Test(arguments: ["", "../a", "nothing1"]) func `an archive that isn't there cannot be joined`(id: String)
    async throws
  {
    let archives = try temporary.archives()
    await #expect(throws: ArchiveImportProblem.self) {
      try await archives.build(
        from: temporary.opened(Data()), named: "b", with: PartsReader(parts: []), into: id
      ) { _ in }
    }
    #expect(try temporary.archiveNames() == [])
  }

  @Test func `where the later archive cannot take its place, the earlier one stays`() async throws {
    let archives = try temporary.archives()
    let first = try await archives.publish(build(archives, "T", [("c", [("1", "a")])]))
    let ready = try await build(archives, "T", [("c", [("2", "b")])])
    let partial = try #require(try temporary.archiveNames().first { $0.hasSuffix(".partial") })
    try Data("damaged".utf8).write(to: temporary.file("archives/\(partial)"))

    await #expect(throws: ArchiveImportProblem.self) { try await archives.publish(ready) }

    #expect(try temporary.archiveNames() == ["\(first.id).sqlite"])
    let entry = try #require(archives.entries { Issue.record("\($0)") }.first)
    #expect(try contents(entry.archive, "c", of: "T") == ["a"])
  }

  @Test func `parts that were left out are counted, and the first of them listed`() async throws {
    let skipped = (1...150).map { ArchivePart.skipped(SkippedPart(file: "c/\($0).json", reason: .notAList)) }
    let ready = try await build(try temporary.archives(), "T", parts: skipped + [.position(0.5)])

    #expect(ready.report.skippedCount == 150)
    #expect(ready.report.skipped.map(\.file) == (1...100).map { "c/\($0).json" })
    #expect(ready.report.counts == ArchiveCounts(workspaces: 1))
  }

  private func build(
    _ archives: ArchiveFolder, _ team: String?, _ channels: [(String, [(String, String)])]
  ) async throws -> ArchiveFolder.Ready {
    try await archives.build(
      from: temporary.opened(Data()), named: "a", with: PartsReader(parts: parts(team, channels))
    ) { _ in }
  }

  private func build(
    _ archives: ArchiveFolder, _ team: String, parts: [ArchivePart]
  ) async throws -> ArchiveFolder.Ready {
    let all = [.team(team)] + parts + [.workspace(id: team, name: "Team")]
    return try await archives.build(from: temporary.opened(Data()), named: "a", with: PartsReader(parts: all)) { _ in }
  }

  private func parts(_ team: String?, _ channels: [(String, [(String, String)])]) -> [ArchivePart] {
    let member = Member(id: "u", name: "Ann")
    let parts = channels.flatMap { name, messages in
      messages.map { ArchivePart.message(message($0, $1, member)) } + [.channel(id: name, name: name)]
    }
    return (team.map { [.team($0)] } ?? []) + parts + [.workspace(id: team ?? "slack", name: "Team")]
  }

  private func message(_ id: String, _ content: String, _ member: Member) -> Message {
    Message(id: id, content: content, posted: Date(timeIntervalSince1970: Double(id) ?? 0), member: member)
  }

  private func contents(_ archive: any MessageArchive, _ channel: String, of workspace: String = "T1") throws
    -> [String]
  {
    let path = ChannelPath(workspace: workspace, channel: channel)
    return try archive.messages(in: path, MessageListing(), 0..<100).map(\.content)
  }

  private func found(_ word: String) -> MessageFilter {
    MessageFilter(terms: [SearchTerm(word)])
  }
}
