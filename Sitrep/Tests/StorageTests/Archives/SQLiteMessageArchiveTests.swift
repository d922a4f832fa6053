import Domain
import Foundation
import GRDB
import Interchange
import SampleData
import TestSupport
import TestTraits
import Testing

@testable import Storage

@Suite struct SQLiteMessageArchiveTests {
  private let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test(.proves(135, 136, 137, 138, 139, 140, 152))
  func `through file and database, every call gives what memory gives`()
    async throws
  {
    let archives = try temporary.archives()
    for seed in 1...25 as ClosedRange<UInt64> {
      var random = RandomArchive(seed: seed)
      let contents = random.workspaces()
      let expected = InMemoryMessageArchive(contents)
      let ready = try await archives.build(
        from: temporary.opened(try file(of: contents)), named: "a.json", with: WorkspaceFileCodec()
      ) { _ in }

      let archive = try await archives.publish(ready).archive

      #expect(ready.report.counts.workspaces == contents.count)
      #expect(ready.report.counts.channels == contents.flatMap(\.channels).count)
      #expect(ready.report.counts.messages == contents.flatMap(\.channels).flatMap(\.messages).count)
      #expect(try archive.workspaces() == expected.workspaces())
      for workspace in contents.map(\.id) + ["nowhere"] {
        #expect(try archive.channels(of: workspace) == expected.channels(of: workspace))
        #expect(try archive.members(of: workspace) == expected.members(of: workspace))
        for member in expected.members(of: workspace).map(\.id) + ["nobody"] {
          for range in [0..<100, 0..<2, 2..<5, 4..<4, 90..<100] {
            let found = try archive.messages(by: member, in: workspace, range)
            #expect(found == expected.messages(by: member, in: workspace, range))
          }
        }
      }
      #expect(try archive.busyWeek() == expected.busyWeek())
      let posted = contents.flatMap(\.channels).flatMap(\.messages).map(\.posted)
      let moments = [.distantPast, .distantFuture] + posted + posted.map { $0.addingTimeInterval(0.5) }
      #expect(try archive.counts(before: moments) == expected.counts(before: moments))
      let unknown = [ChannelPath(workspace: "nowhere", channel: "channel 0"), ChannelPath(workspace: "", channel: "")]
      for path in paths(contents) + unknown {
        for range in [0..<100, 0..<3, 2..<5, 4..<4, 11..<12, 90..<100] {
          #expect(
            try archive.messages(in: path, MessageListing(), range)
              == expected.messages(in: path, MessageListing(), range))
        }
        for id in expected.messages(in: path, MessageListing(), 0..<100).map(\.id) + ["", "0", "nothing"] {
          #expect(try archive.message(id, in: path) == expected.message(id, in: path))
        }
        #expect(try inFileOrder(archive, path) == inFileOrder(expected, path))
      }
    }
  }

  @Test func `a channel of many batches is exported whole, in the file's order`() async throws {
    let contents = oneChannel(1_234)
    let archive = try await publish(contents)

    #expect(try inFileOrder(archive, ChannelPath(workspace: "w", channel: "c")) == contents[0].channels[0].messages)
  }

  @Test func `an archive can be read on when its file was deleted`() async throws {
    let archive = try await publish(oneChannel(1_000))
    try FileManager.default.removeItem(at: temporary.file("archives"))

    #expect(
      try archive.messages(in: ChannelPath(workspace: "w", channel: "c"), MessageListing(), 900..<1_000).count == 100)
  }

  @Test func `a file with any bytes changed is read or refused, and nobody crashes`() async throws {
    _ = try await publish(oneChannel(40))
    let path = temporary.file("archives/\(try temporary.archiveNames()[0])")
    let sound = Array(try Data(contentsOf: path))
    var random = RandomArchive(seed: 11)
    var refused = 0

    for _ in 0..<400 {
      var damaged = sound
      for _ in 0..<random.number(1...40) {
        damaged[random.number(100...sound.count - 1)] = UInt8(random.number(0...255))
      }
      try Data(damaged).write(to: path)
      do {
        try readAll(SQLiteMessageArchive(opening: path.path))
      } catch {
        #expect(error is ArchiveImportProblem)
        refused += 1
      }
    }
    #expect(refused > 0)
  }

  @Test(arguments: [
    "UPDATE message SET posted = 1e300", "UPDATE channel SET messages = 9223372036854775807",
    "UPDATE channel SET messages = -5", "UPDATE listing SET places = x'00'", "DELETE FROM listing",
    "UPDATE message SET details = x'ff'", "UPDATE message SET details = x'00'",
    "UPDATE message SET details = x'000000000000000000'", "DELETE FROM message",
    "UPDATE workspace SET latest = -1e300", "UPDATE workspace SET members = -1",
    "DELETE FROM about", "DROP TABLE listing",
  ])
  func `values that sitrep does not write are refused`(sql: String) async throws {
    _ = try await publish(oneChannel(3))
    let path = temporary.file("archives/\(try temporary.archiveNames()[0])").path
    try await DatabaseQueue(path: path).write { try $0.execute(sql: sql) }

    #expect(throws: ArchiveImportProblem.self) { try readAll(SQLiteMessageArchive(opening: path)) }
  }

  private func readAll(_ archive: SQLiteMessageArchive) throws {
    _ = try archive.busyWeek()
    for workspace in try archive.workspaces() {
      for member in try archive.members(of: workspace.id) {
        _ = try archive.messages(by: member.id, in: workspace.id, 0..<100)
      }
      for channel in try archive.channels(of: workspace.id) {
        let path = ChannelPath(workspace: workspace.id, channel: channel.id)
        for message in try archive.messages(in: path, MessageListing(), 0..<100) {
          _ = try archive.message(message.id, in: path)
        }
        try archive.forEachMessage(in: path) { _ in }
      }
    }
  }

  private func publish(_ contents: [Workspace]) async throws -> any MessageArchive {
    let archives = try temporary.archives()
    let opened = try temporary.opened(try file(of: contents))
    let ready = try await archives.build(from: opened, named: "a.json", with: WorkspaceFileCodec()) { _ in }
    return try await archives.publish(ready).archive
  }

  private func paths(_ contents: [Workspace]) -> [ChannelPath] {
    contents.flatMap { workspace in
      workspace.channels.map { ChannelPath(workspace: workspace.id, channel: $0.id) }
    }
  }

  private func inFileOrder(_ archive: any MessageArchive, _ path: ChannelPath) throws -> [Message] {
    var messages: [Message] = []
    try archive.forEachMessage(in: path) { messages.append($0) }
    return messages
  }
}
