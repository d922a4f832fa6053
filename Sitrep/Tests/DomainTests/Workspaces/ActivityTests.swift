import Domain
import Foundation
import SampleData
import TestTraits
import Testing

@Suite struct ActivityTests {
  private let ann = Member(id: "1", name: "Ann")
  private let annElsewhere = Member(id: "2", name: "Ann")

  @Test(.proves(135, 136, 137)) func `a channel tells its messages, its members and its newest message`() {
    let channel = Channel(id: "c", name: "C", messages: [at(20, ann), at(50, annElsewhere), at(10, ann)])

    #expect(Activity(of: channel) == Activity(count: 3, members: 2, latest: Date(timeIntervalSince1970: 50)))
  }

  @Test(.proves(138, 139, 140)) func `a workspace counts a member of two channels once, and leaves empty channels out`()
  {
    let workspace = Workspace(
      id: "w", name: "W",
      channels: [
        Channel(id: "1", name: "C", messages: [at(20, ann), at(10, ann)]),
        Channel(id: "2", name: "C", messages: []),
        Channel(id: "3", name: "C", messages: [at(30, ann)]),
      ])

    #expect(Activity(of: workspace) == Activity(count: 3, members: 1, latest: Date(timeIntervalSince1970: 30)))
  }

  @Test(.proves("D16")) func `a member is known by the id, whatever the name`() {
    let renamed = Member(id: "1", name: "Ann Lee")

    #expect(Activity(of: Channel(id: "c", name: "C", messages: [at(1, ann), at(2, renamed)])).members == 1)
  }

  @Test(.proves(141, 151)) func `where there are no messages there is no newest one`() {
    let nothing = Activity(count: 0, members: 0, latest: nil)

    #expect(Activity(of: Channel(id: "c", name: "C", messages: [])) == nothing)
    #expect(Activity(of: Workspace(id: "w", name: "Masonry & Precast", channels: [])) == nothing)
  }

  @Test(.proves(153)) func `what rows show equals a count by hand, whatever the archive is`() {
    for seed in 1...60 as ClosedRange<UInt64> {
      var random = RandomArchive(seed: seed)
      for workspace in random.workspaces() {
        var everybody: [String] = []
        var newest: Date?
        for channel in workspace.channels {
          var members: [String] = []
          var last: Date?
          for message in channel.messages {
            if !members.contains(message.member.id) { members.append(message.member.id) }
            if !everybody.contains(message.member.id) { everybody.append(message.member.id) }
            if last.map({ $0 < message.posted }) ?? true { last = message.posted }
            if newest.map({ $0 < message.posted }) ?? true { newest = message.posted }
          }
          #expect(
            Activity(of: channel) == Activity(count: channel.messages.count, members: members.count, latest: last))
        }
        #expect(
          Activity(of: workspace)
            == Activity(count: workspace.channels.count, members: everybody.count, latest: newest))
      }
    }
  }

  private func at(_ second: Double, _ member: Member) -> Message {
    Message(id: "\(second)", content: "", posted: Date(timeIntervalSince1970: second), member: member)
  }
}
