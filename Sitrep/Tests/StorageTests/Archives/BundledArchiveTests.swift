import Domain
import Foundation
import Interchange
import TestSupport
import TestTraits
import Testing

@testable import Storage

@Suite struct BundledArchiveTests {
  private let archive = BundledArchive(reader: WorkspaceFileCodec())

  @Test(.proves(124)) func `the resource is read, and written again to the letter`() throws {
    let resource = try #require(BundledArchive.resource)
    var written = Data()

    try WorkspaceFileCodec().write(archive) { written.append($0) }

    #expect(try written == Data(contentsOf: resource))
    #expect(archive.entry.id == "bundled" && archive.entry.imported == nil)
  }

  @Test(.proves(124)) func `a resource that is missing or damaged is an error of every call, and no crash`() throws {
    let temporary = try TemporaryFolder()
    try Data("[{".utf8).write(to: temporary.file("damaged.json"))
    let path = ChannelPath(workspace: "", channel: "")

    for resource in [nil, temporary.file("missing.json"), temporary.file("damaged.json")] {
      let archive = BundledArchive(resource, reader: WorkspaceFileCodec())
      #expect(throws: ArchiveImportProblem.self) { try archive.workspaces() }
      #expect(throws: ArchiveImportProblem.self) { try archive.channels(of: "") }
      #expect(throws: ArchiveImportProblem.self) { try archive.messages(in: path, MessageListing(), 0..<1) }
      #expect(throws: ArchiveImportProblem.self) { try archive.message("", in: path) }
      #expect(throws: ArchiveImportProblem.self) { try archive.members(of: "") }
      #expect(throws: ArchiveImportProblem.self) { try archive.messages(by: "", in: "", 0..<1) }
      #expect(throws: ArchiveImportProblem.self) { try archive.busyWeek() }
      #expect(throws: ArchiveImportProblem.self) { try archive.forEachMessage(in: path) { _ in } }
    }
  }

  @Test func `it has what is hard in files of this form`() throws {
    let workspaces = try contents()
    let channels = workspaces.flatMap(\.channels)
    let messages = channels.flatMap(\.messages)

    #expect(workspaces.first { $0.name == "Masonry & Precast" }?.channels == [])
    #expect(workspaces.count { $0.channels.isEmpty } > 1)
    #expect(Set(workspaces.map(\.name)).count < workspaces.count)
    #expect(workspaces.contains { Dictionary(grouping: $0.channels, by: \.name).contains { $0.value.count == 3 } })
    #expect(channels.contains { $0.messages.isEmpty })
    #expect(channels.contains { $0.messages.map(\.posted) != $0.messages.map(\.posted).sorted() })
    #expect(channels.contains { Set($0.messages.map(\.posted)).count < $0.messages.count })
    #expect(Set(messages.map(\.member)).count > Set(messages.map(\.member.name)).count)
    #expect(
      workspaces.contains { workspace in
        Activity(of: workspace).members < workspace.channels.map { Activity(of: $0).members }.reduce(0, +)
      })
    #expect(["&", "(", ")"].allSatisfy { sign in channels.contains { $0.name.contains(sign) } })
    #expect(messages.contains { $0.posted == Date(timeIntervalSince1970: 1_666_145_171) })
    #expect(messages.contains { $0.content.contains("ё") || $0.content.contains("Ё") })
    let ids = workspaces.map(\.id) + channels.map(\.id) + messages.map(\.id) + messages.map(\.member.id)
    #expect(ids.allSatisfy { UUID(uuidString: $0) != nil && $0 == $0.lowercased() })
  }

  @Test(.proves(135, 136, 137, 138, 139, 140)) func `its rows show what a count of the resource gives`() throws {
    for workspace in try contents() {
      let shown = try archive.workspaces().first { $0.id == workspace.id }?.activity
      #expect(shown == Activity(of: workspace))
      #expect(try archive.channels(of: workspace.id).map(\.activity) == workspace.channels.map { Activity(of: $0) })
    }
  }

  @Test(.proves("L7")) func `a channel's messages are listed newest first, and each is found by its id`() throws {
    let workspace = try #require(try contents().first { $0.channels.contains { $0.messages.count > 1 } })
    let channel = try #require(workspace.channels.first { $0.messages.count > 1 })
    let path = ChannelPath(workspace: workspace.id, channel: channel.id)

    let listed = try archive.messages(in: path, MessageListing(), 0..<channel.messages.count)

    #expect(listed.map(\.posted) == channel.messages.map(\.posted).sorted(by: >))
    #expect(try archive.message(listed[0].id, in: path) == listed[0])
    #expect(try archive.message("nothing", in: path) == nil)
    let member = try #require(try archive.members(of: workspace.id).first)
    #expect(try archive.messages(by: member.id, in: workspace.id, 0..<10_000).count == member.messages)
    #expect(try archive.busyWeek()?.end == archive.workspaces().compactMap(\.activity.latest).max())
  }

  /// By Foundation's reader, not by ours.
  private func contents() throws -> [Workspace] {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let resource = try #require(BundledArchive.resource)
    return try decoder.decode([Workspace].self, from: Data(contentsOf: resource))
  }
}
