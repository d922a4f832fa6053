import Domain
import Testing

@testable import Storage

@Suite struct DamagedArchiveTests {
  @Test func `a damaged archive answers every call with its reason`() {
    let archive = DamagedArchive(problem: .busy)
    let channel = ChannelPath(workspace: "w", channel: "c")

    #expect(throws: ArchiveImportProblem.busy) { try archive.workspaces() }
    #expect(throws: ArchiveImportProblem.busy) { try archive.channels(of: "w") }
    #expect(throws: ArchiveImportProblem.busy) { try archive.messages(in: channel, MessageListing(), 0..<1) }
    #expect(throws: ArchiveImportProblem.busy) { try archive.message("m", in: channel) }
    #expect(throws: ArchiveImportProblem.busy) { try archive.members(of: "w") }
    #expect(throws: ArchiveImportProblem.busy) { try archive.messages(by: "p", in: "w", 0..<1) }
    #expect(throws: ArchiveImportProblem.busy) { try archive.busyWeek() }
    #expect(throws: ArchiveImportProblem.busy) { try archive.forEachMessage(in: channel) { _ in } }
  }
}
