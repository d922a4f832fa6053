import Domain
import Testing

@Suite struct DisplayNameTests {
  @Test(arguments: [("", "w1"), (" \u{A0}\n", "w1"), ("Water", "Water"), (" Water ", " Water ")])
  func `what shows nothing is called by its id`(name: String, shown: String) {
    #expect(
      ConversationSummary(id: "w1", name: name, activity: Activity(count: 0, members: 0, latest: nil)).displayName
        == shown)
    #expect(Member(id: "w1", name: name).displayName == shown)
  }
}
