import Domain
import Foundation
import SampleData
import TestTraits
import Testing

@Suite struct WorkspaceTests {
  @Test(.proves(125)) func `what is encoded and decoded is equal`() throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      var random = RandomArchive(seed: seed)
      let workspaces = random.workspaces()

      let file = try JSONEncoder().encode(workspaces)

      #expect(try JSONDecoder().decode([Workspace].self, from: file) == workspaces)
    }
  }

  @Test(.proves(125)) func `the members of the structures are those of the resource`() throws {
    let text = """
      [{"id": "w", "name": "W", "channels": [{"id": "c", "name": "C", "messages": [
        {"id": "m", "content": "Hi", "posted": "2022-10-19T02:06:11Z", "member": {"id": "1", "name": "Ann"}}]}]}]
      """
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601

    let message = Message(
      id: "m", content: "Hi", posted: Date(timeIntervalSince1970: 1_666_145_171), member: Member(id: "1", name: "Ann"))
    #expect(
      try decoder.decode([Workspace].self, from: Data(text.utf8))
        == [Workspace(id: "w", name: "W", channels: [Channel(id: "c", name: "C", messages: [message])])])
  }

  @Test func `parts in the order of their ends make whole workspaces`() {
    for seed in 1...20 as ClosedRange<UInt64> {
      var random = RandomArchive(seed: seed)
      let workspaces = random.workspaces()
      var assembly = WorkspaceAssembly()

      for workspace in workspaces {
        for channel in workspace.channels {
          for message in channel.messages { assembly.add(.message(message)) }
          assembly.add(.channel(id: channel.id, name: channel.name))
        }
        assembly.add(.workspace(id: workspace.id, name: workspace.name))
      }

      #expect(assembly.workspaces == workspaces)
    }
  }

  @Test func `an archive on a entry bears the name of its file`() throws {
    let entry = ArchiveEntry(id: "a", name: "Workspaces.json", imported: nil, archive: InMemoryMessageArchive([]))

    #expect(entry.id == "a")
    #expect(entry.name == "Workspaces.json")
    #expect(entry.imported == nil)
    #expect(try entry.archive.workspaces() == [])
  }
}
