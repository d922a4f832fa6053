import Domain
import Foundation

/// A workspace as an export of Slack leaves it: threads, arrivals, reactions, files, links, edits.
package enum SampleExport {
  package static let workspace = Workspace(
    id: "T1", name: "Field team",
    channels: [
      Channel(id: "C1", name: "general", messages: general), Channel(id: "C2", name: "beds", messages: beds),
      Channel(id: "C3", name: hostileText, messages: [hostile]),
    ])

  /// What would run if it were not shown as a text.
  package static let hostileText = #"<img src=x onerror=alert(1)>"'</style><script>alert(1)</script>"#

  private static let ann = Member(id: "U1", name: "Ann Lee")
  private static let bob = Member(id: "U2", name: "Bob")
  private static let otherBob = Member(id: "U3", name: "Bob")
  private static let robot = Member(id: "B1", name: "Case counter")

  private static let general = [
    message("100.1", "joined", by: bob, at: 0, MessageDetails(kind: .arrival)),
    message("100.2", "Where are the masks?", by: ann, at: 60),
    message("100.3", "In the store room.", by: bob, at: 120, MessageDetails(root: "100.2")),
    message("100.4", "Found them, thank you", by: ann, at: 90_000, MessageDetails(root: "100.2", isBroadcast: true)),
    message("100.5", "", by: robot, at: 180_000, MessageDetails(kind: .deleted)),
    message("100.6", "New guidance: see the page, @Ann Lee and #beds", by: otherBob, at: 200_000, styled),
    message("100.7", "9 new cases", by: robot, at: 300_000, counted),
  ]

  private static let beds = [
    message("200.1", "Four beds are free on Tuesday", by: ann, at: 100),
    message("200.2", "Five masks are left", by: otherBob, at: 500_000),
    message("200.3", "counts again", by: ann, at: 600_000, MessageDetails(kind: .action)),
  ]

  private static var styled: MessageDetails {
    let link = WebLink("https://example.org/guidance").map { RichTarget.link($0) }
    let noon = Date(timeIntervalSince1970: 1_587_038_400)
    return MessageDetails(
      edited: Date(timeIntervalSince1970: 1_587_000_000),
      body: RichText([
        .paragraph([
          RichRun("New guidance", [.bold]), RichRun(": see "), RichRun("the page", to: link), RichRun(", "),
          RichRun("@Ann Lee", to: .member("U1")), RichRun(" and "), RichRun("#beds", [.italic], to: .channel("C2")),
        ]),
        .quote([RichRun("Wash your hands")]), .code("let beds = 4"),
        .list([
          RichItem([RichRun("first")]), RichItem([RichRun("noon", to: .moment(noon, .time))]),
          RichItem([RichRun("that day", to: .moment(noon, .day))]),
          RichItem([RichRun("then", to: .moment(noon, .dayAndTime))]),
          RichItem(depth: 1, number: 2, [RichRun("second", [.code, .strikethrough])]),
        ]),
      ]),
      files: [
        SharedFile(name: "plan.pdf", kind: "PDF", size: 12_345), SharedFile(name: "notes"),
        SharedFile(name: "", state: .deleted), SharedFile(name: "", state: .hiddenByPlan), SharedFile(name: ""),
      ],
      reactions: [
        MessageReaction(emoji: "👍", count: 2, names: ["Ann Lee", "Bob"]), MessageReaction(emoji: ":mask_on:", count: 1),
      ])
  }

  private static var counted: MessageDetails {
    MessageDetails(
      kind: .bot,
      body: RichText(),
      attachments: [
        MessageAttachment(
          title: "Dashboard", link: WebLink("https://example.org/cases"), source: "Counter",
          body: RichText([.paragraph([RichRun("as of noon")])]),
          fields: [MessageAttachment.Field(title: "District", value: "North")]),
        MessageAttachment(link: WebLink("https://example.org/bare")),
      ])
  }

  /// A message whose every text is hostile.
  private static var hostile: Message {
    let runs = [RichRun(hostileText, [.bold])]
    let link = WebLink("https://example.org/\(hostileText.filter { $0 != " " })").map { RichTarget.link($0) }
    return message(
      "300.1", hostileText, by: Member(id: "U9", name: hostileText), at: 400_000,
      MessageDetails(
        kind: .bot,
        body: RichText([
          .paragraph([RichRun(hostileText, to: link)]), .quote(runs), .code(hostileText), .list([RichItem(runs)]),
        ]),
        attachments: [
          MessageAttachment(
            title: hostileText, source: hostileText, body: RichText([.paragraph(runs)]),
            fields: [MessageAttachment.Field(title: hostileText, value: hostileText)])
        ],
        files: [SharedFile(name: hostileText, kind: hostileText)],
        reactions: [MessageReaction(emoji: hostileText, count: 1, names: [hostileText])]))
  }

  private static func message(
    _ id: String, _ content: String, by member: Member, at second: Double, _ details: MessageDetails? = nil
  ) -> Message {
    Message(
      id: id, content: content, posted: Date(timeIntervalSince1970: 1_586_900_000 + second), member: member,
      details: details)
  }
}
