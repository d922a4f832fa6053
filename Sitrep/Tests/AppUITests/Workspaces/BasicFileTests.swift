import AppPages
import Domain
import Foundation
import Interchange
import PortableUITesting
import TestTraits
import Testing
import Workspaces

/// The seven basic tests of the Workspaces tab (R155), over the file that `SITREP_WORKSPACES_JSON` names, or else over a
/// small one.
///
/// What is expected is read of the file by another way than the app's.
@Suite struct BasicFileTests {
  private let file: BasicFile
  private let driver: InProcessDriver

  init() async throws {
    let path = ProcessInfo.processInfo.environment["SITREP_WORKSPACES_JSON"]
    let bytes = try path.map { Array(try Data(contentsOf: URL(filePath: $0))) } ?? Array(BasicFile.small.utf8)
    file = try BasicFile(bytes)
    var pieces = [bytes]
    var assembly = WorkspaceAssembly()
    try WorkspaceFileCodec().read({ pieces.popLast() ?? [] }, { assembly.add($0) })
    let fixture = await WorkspacesFixture(assembly.workspaces)
    driver = InProcessDriver(try await AppFixture.responder(workspaces: fixture))
    await driver.setCookie("zone", to: "America%2FLos_Angeles")
  }

  @Test(.proves(126, 127, 155)) func `1. the root is titled Workspaces and lists their names`() async throws {
    let list = try await WorkspaceListPage.open(on: driver)

    #expect(try await driver.headings.first == "Workspaces")
    #expect(try await list.names == file.workspaces.map(\.name))
  }

  @Test(.proves(126, 155)) func `2. a workspace leads to its channels`() async throws {
    for workspace in file.workspaces where !workspace.channels.isEmpty {
      let channels = try await WorkspaceListPage.open(on: driver).choose(workspace.id)

      #expect(try await channels.title == workspace.name)
      #expect(try await channels.names == workspace.channels.map(\.name))
    }
  }

  @Test(.proves(128, 129, 130, 131, 152, 155))
  func `3. a channel leads to its messages with member, content and date, the newest first`() async throws {
    for workspace in file.workspaces {
      for channel in workspace.channels where !channel.messages.isEmpty {
        let list = try await WorkspaceListPage.open(on: driver).choose(workspace.id).choose(channel.id)

        #expect(try await list.title == channel.name)
        let ids = try await list.ids
        #expect(ids == channel.newestFirst.prefix(ids.count).map(\.id))
        for message in channel.newestFirst.prefix(3) {
          #expect(try await list.member(message.id).text == message.member.name)
          #expect(try await list.content(message.id).text == message.content)
          #expect(try await list.posted(message.id).text == BasicFile.written(message.posted))
        }
      }
    }
  }

  @Test(.proves(132, 133, 155)) func `4. a message has its member as title, and nowhere else`() async throws {
    let (workspace, channel, message) = try #require(file.first)
    let list = try await WorkspaceListPage.open(on: driver).choose(workspace.id).choose(channel.id)

    let page = try await list.choose(message.id)

    #expect(try await page.title == message.member.name)
    #expect(try await driver.find(.role(.heading, named: message.member.name)).count == 1)
    #expect(try await page.content.text == message.content)
    #expect(try await page.posted.text == BasicFile.written(message.posted))
  }

  @Test(.proves(134, 155)) func `5. each way back has the title before`() async throws {
    let (workspace, channel, message) = try #require(file.first)
    let list = try await WorkspaceListPage.open(on: driver).choose(workspace.id).choose(channel.id)
    let page = try await list.choose(message.id)

    #expect(try await page.back(to: channel.name).title == channel.name)
    #expect(try await list.back(to: workspace.name).title == workspace.name)
    #expect(try await ChannelListPage.shown(on: driver).back().names == file.workspaces.map(\.name))
  }

  @Test(.proves(135, 136, 138, 139, 146, 155)) func `6. indicators are disabled fields with their names`() async throws
  {
    for workspace in file.workspaces {
      let list = try await WorkspaceListPage.open(on: driver)
      for indicator in list.indicators(workspace.id, named: workspace.name) { #expect(try await indicator.isDisabled) }
      let members = Set(workspace.channels.flatMap(\.messages).map(\.member.id)).count
      #expect(
        try await list.values(workspace.id, named: workspace.name).prefix(2) == [
          "\(workspace.channels.count)", "\(members)",
        ])
    }
    let (workspace, channel, _) = try #require(file.first)
    let channels = try await WorkspaceListPage.open(on: driver).choose(workspace.id)
    let members = Set(channel.messages.map(\.member.id)).count
    #expect(
      try await channels.values(channel.id, named: channel.name).prefix(2) == [
        "\(channel.messages.count)", "\(members)",
      ])
  }

  @Test(.proves(141, 151, 155)) func `7. where there is no channel and no message, nothing is made up`() async throws {
    let list = try await WorkspaceListPage.open(on: driver)

    for workspace in file.workspaces where workspace.channels.isEmpty {
      #expect(try await list.values(workspace.id, named: workspace.name) == ["0", "0", ""])
    }
    for workspace in file.workspaces {
      for channel in workspace.channels where channel.messages.isEmpty {
        let channels = try await WorkspaceListPage.open(on: driver).choose(workspace.id)
        #expect(try await channels.values(channel.id, named: channel.name) == ["0", "0", ""])
      }
    }
  }
}

/// A file of workspaces, as the document writes it.
private struct BasicFile {
  struct Workspace: Decodable {
    let id: String
    let name: String
    let channels: [Channel]
  }

  struct Channel: Decodable {
    let id: String
    let name: String
    let messages: [Message]

    /// Those of one second stay in the file's order.
    var newestFirst: [Message] {
      messages.enumerated().sorted { ($1.element.posted, $0.offset) < ($0.element.posted, $1.offset) }.map(\.element)
    }
  }

  struct Message: Decodable {
    let id: String
    let content: String
    let posted: Date
    let member: Member
  }

  struct Member: Decodable {
    let id: String
    let name: String
  }

  let workspaces: [Workspace]

  init(_ bytes: [UInt8]) throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    workspaces = try decoder.decode([Workspace].self, from: Data(bytes))
  }

  /// The newest message of the first channel that has any.
  var first: (Workspace, Channel, Message)? {
    for workspace in workspaces {
      for channel in workspace.channels {
        if let message = channel.newestFirst.first { return (workspace, channel, message) }
      }
    }
    return nil
  }

  /// The long form in Los Angeles, by another way than the app's.
  static func written(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "America/Los_Angeles")
    formatter.dateFormat = "MMM d, yyyy 'at' h:mm a"
    return formatter.string(from: date)
  }

  static let small = """
    [{"id": "8e0c", "name": "Clinic & Ward", "channels": [
      {"id": "1a", "name": "Beds", "messages": [
        {"id": "m1", "content": "Two are free.", "posted": "2022-10-17T09:00:00Z", "member": {"id": "p1", "name": "Ada Byron"}},
        {"id": "m2", "content": "All are taken.", "posted": "2022-10-19T02:06:11Z", "member": {"id": "p2", "name": "Bo Lind"}},
        {"id": "m3", "content": "One more came.", "posted": "2022-10-18T09:00:00Z", "member": {"id": "p1", "name": "Ada Byron"}}]},
      {"id": "1b", "name": "Night (old)", "messages": []}]},
     {"id": "9f1d", "name": "Masonry & Precast", "channels": []}]
    """
}
