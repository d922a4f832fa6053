import Domain
import Foundation
import TestTraits
import Testing

/// The order of conversations and people, and how a query names them.
@Suite struct ConversationOrderTests {
  private func conversation(_ id: String, _ name: String) -> ConversationSummary {
    ConversationSummary(id: id, name: name, activity: Activity(count: 0, members: 0, latest: nil))
  }

  @Test(
    .proves("B6"),
    arguments: [
      ("C310568912", "general", ConversationKind.channel), ("G310568912", "board", .privateChannel),
      ("D310568912", "Ann", .directMessage), ("G310568912", "Ann, Bob, Cy", .directMessage),
      ("C310568912", "mpdm-ann--bob-1", .directMessage), ("", "general", .channel), ("D3", "general", .channel),
      ("U310568912", "general", .channel), ("D31056891é", "general", .channel),
      ("DIRECTMESSAGE", "general", .directMessage),
    ])
  func `the id and the name tell the kind`(_ id: String, _ name: String, _ kind: ConversationKind) {
    #expect(conversation(id, name).kind == kind)
  }

  @Test func `channels stand first, then private ones, then direct messages, each by name and number`() {
    let list = [
      ("D310568984", "Bob"), ("D310568983", "Ann"), ("C310568912", "general-12"), ("C310568904", "general-4"),
      ("G310568911", "board"), ("C310568901", "Alerts"), ("C310568905", "general-4"),
    ].map { conversation($0, $1) }

    #expect(
      list.listed.map(\.id) == [
        "C310568901", "C310568904", "C310568905", "C310568912", "G310568911", "D310568983", "D310568984",
      ])
  }

  @Test func `other files keep their order`() {
    let list = [("water", "Waterproofer"), ("roof", "Roofing")].map { conversation($0, $1) }

    #expect(list.listed == list)
  }

  @Test func `people stand by name, those of one name by id`() {
    let people = [("3", "Bob"), ("2", "élan"), ("1", "Bob"), ("4", "Ann")].map { id, name in
      MemberSummary(member: Member(id: id, name: name), messages: 1, latest: .distantPast)
    }

    #expect(people.byName.map(\.id) == ["4", "1", "3", "2"])
  }

  @Test(arguments: [
    (SearchResolution.Kind.person, "U1", "masks from:\"Ann Lee\" "), (.person, "U2", "masks from:U2 "),
    (.person, "U4", "masks from:U4 "), (.channel, "U6", "masks in:Beds "),
  ])
  func `what is chosen is named where no other one is meant, else its id stands there`(
    _ kind: SearchResolution.Kind, _ id: String, _ query: String
  ) throws {
    let candidates = [("U1", "Ann Lee"), ("U2", "Bob"), ("U3", "bob"), ("U4", "U5"), ("U5", "Cy"), ("U6", "Beds")].map {
      SearchCandidate(id: $0, names: [$1])
    }
    let chosen = try #require(candidates.first { $0.id == id })

    #expect(SearchQuery.text("masks", adding: kind, chosen, among: candidates) == query)
  }
}
