import Domain
import Foundation
import TestTraits
import Testing

@Suite struct MessageMatcherTests {
  private let ann = Member(id: "1", name: "Ann")

  @Test(
    .proves("B6"),
    arguments: [
      (MessageFilter(), true), (MessageFilter(terms: [SearchTerm("hello"), SearchTerm("wor", isPrefix: true)]), true),
      (MessageFilter(terms: [SearchTerm("hello"), SearchTerm("bye")]), false),
      (MessageFilter(terms: [SearchTerm("?")]), true),
      (MessageFilter(members: ["1", "2"]), true), (MessageFilter(members: ["2"]), false),
      (MessageFilter(members: []), false),
      (MessageFilter(channels: ["c"]), true), (MessageFilter(channels: ["d"]), false),
      (MessageFilter(from: Date(timeIntervalSince1970: 100)), true),
      (MessageFilter(from: Date(timeIntervalSince1970: 101)), false),
      (MessageFilter(until: Date(timeIntervalSince1970: 101)), true),
      (MessageFilter(until: Date(timeIntervalSince1970: 100)), false),
      (MessageFilter(features: [.reaction]), true), (MessageFilter(features: [.reaction, .link]), false),
    ])
  func `a message is found where all of the filter holds`(filter: MessageFilter, isFound: Bool) {
    let message = message("Hello, world", MessageDetails(reactions: [MessageReaction(emoji: "👍", count: 1)]))

    #expect(MessageMatcher(filter).accepts(message, in: "c") == isFound)
  }

  @Test(.proves("B6")) func `what a message has is known`() throws {
    let link = try #require(WebLink("https://example.org"))
    let linked = RichText([.paragraph([RichRun("b", to: .member("1")), RichRun("a", to: .link(link))])])

    #expect(message("plain: text //x shttp:/").features == [])
    #expect(message("see: (http://x.org)").features == [.link])
    #expect(message("see ftp://a https://x.org").features == [.link])
    #expect(message("", MessageDetails(body: linked)).features == [.link])
    #expect(message("", MessageDetails(attachments: [MessageAttachment(link: link)])).features == [.link])
    #expect(message("", MessageDetails(attachments: [MessageAttachment(body: linked)])).features == [.link])
    #expect(message("", MessageDetails(attachments: [MessageAttachment()])).features == [])
    #expect(message("", MessageDetails(files: [SharedFile(name: "a")])).features == [.file])
    #expect(message("", MessageDetails(reactions: [MessageReaction(emoji: "a", count: 1)])).features == [.reaction])
    #expect(message("", MessageDetails(root: "m")).features == [.thread])
    #expect(message("", replies: 1).features == [.thread])
  }

  private func message(_ content: String, _ details: MessageDetails? = nil, replies: Int = 0) -> Message {
    Message(
      id: "m", content: content, posted: Date(timeIntervalSince1970: 100), member: ann, details: details,
      replies: replies)
  }
}
