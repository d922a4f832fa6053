import Domain
import Foundation
import Interchange
import TestTraits
import Testing

@Suite struct MessageMarkupTests {
  @Test(.proves("B6")) func `styles, links, lists, quotes and code are HTML`() throws {
    let link = try #require(WebLink("https://example.org/?a=1&b=\"2\""))
    let page = try page(
      body: [
        .paragraph([
          RichRun("a\nb", [.bold, .italic]), RichRun("c", [.strikethrough, .code]), RichRun("site", to: .link(link)),
        ]),
        .paragraph([RichRun(" ", to: .link(link))]), .quote([RichRun("said")]), .code("\n<x>\n  y"),
        .list([
          RichItem([RichRun("dot")]), RichItem(depth: 1, number: 3, [RichRun("three")]),
          RichItem(depth: .max, number: .max, [RichRun("deep")]), RichItem(depth: -1, [RichRun("up")]),
        ]),
      ])

    let href = #"<a rel="noopener noreferrer" href="https://example.org/?a=1&amp;b=&quot;2&quot;">"#
    #expect(
      page.contains(
        """
        <p class="text" dir="auto"><strong><em>a
        b</em></strong><s><code>c</code></s>\(href)site</a></p>
        <p class="text" dir="auto">\(href)https://example.org/?a=1&amp;b=&quot;2&quot;</a></p>
        <blockquote><p class="text" dir="auto">said</p></blockquote>
        <pre dir="ltr"><code>
        &lt;x&gt;
          y</code></pre>
        <ul class="list">
        <li dir="auto" class="text depth0">dot</li>
        </ul>
        <ol class="list">
        <li dir="auto" class="text depth1" value="3">three</li>
        <li dir="auto" class="text depth5" value="2147483647">deep</li>
        </ol>
        <ul class="list">
        <li dir="auto" class="text depth0">up</li>
        </ul>
        """))
  }

  @Test(.proves("B6")) func `moments are told in the reader's time zone, and in UTC for machines`() throws {
    let moment = Date(timeIntervalSince1970: 1_709_766_000)
    let runs = [MomentParts.day, .time, .dayAndTime].map { RichRun("in UTC", .bold, to: .moment(moment, $0)) }
    let message = try Message("1", at: "2024-03-07T12:00:00Z", MessageDetails(body: RichText([.paragraph(runs)])))

    let pages = try PagesFixture(channel: [message], zone: "Europe/Berlin")

    let texts = ["March 7, 2024", "12:00\u{202F}AM", "March 7, 2024 at 12:00\u{202F}AM"]
    let page = pages.files.values.joined()
    for text in texts {
      #expect(page.contains(#"<time datetime="2024-03-06T23:00:00Z"><strong>\#(text)</strong></time>"#), "\(text)")
    }
  }

  @Test(.proves("B6")) func `attachments, files and reactions stand below the text`() throws {
    let link = try #require(WebLink("https://example.org"))
    let page = try page(
      MessageDetails(
        attachments: [
          MessageAttachment(
            title: "Title", link: link, source: "Service", body: RichText([.paragraph([RichRun("body")])]),
            fields: [.init(title: "Field", value: "value")]),
          MessageAttachment(link: link), MessageAttachment(title: "bare"), MessageAttachment(),
        ],
        files: [
          SharedFile(name: "plan.pdf", kind: "PDF", size: 12_000, link: link), SharedFile(name: " ", link: link),
          SharedFile(name: ""), SharedFile(name: "gone", size: -1, state: .deleted),
          SharedFile(name: "", state: .hiddenByPlan), SharedFile(name: "old.pdf", link: link, state: .hiddenByPlan),
        ],
        reactions: [
          MessageReaction(emoji: "👍", count: 3, names: ["Ann", "Bo"]), MessageReaction(emoji: ":x:", count: 1),
        ]))

    let href = #"<a rel="noopener noreferrer" href="https://example.org">"#
    #expect(
      page.contains(
        """
        <div class="attachment">
        <p class="quiet"><bdi>Service</bdi></p>
        <p><strong>\(href)<bdi>Title</bdi></a></strong></p>
        <p class="text" dir="auto">body</p>
        <dl>
        <div><dt><bdi>Field</bdi></dt><dd class="text" dir="auto">value</dd></div>
        </dl>
        </div>
        <div class="attachment">
        <p><strong>\(href)<bdi>https://example.org</bdi></a></strong></p>
        </div>
        <div class="attachment">
        <p><strong><bdi>bare</bdi></strong></p>
        </div>
        <div class="attachment">
        </div>
        <ul class="files" aria-label="Files">
        <li>\(href)<bdi>plan.pdf</bdi></a> <span class="quiet"><bdi>PDF</bdi> · <bdi>12 kB</bdi></span></li>
        <li>\(href)<bdi>https://example.org</bdi></a></li>
        <li><bdi>Unnamed file</bdi></li>
        <li>Deleted file <span class="quiet"><bdi>Zero kB</bdi></span></li>
        <li>Hidden file</li>
        <li>\(href)<bdi>old.pdf</bdi></a> <span class="quiet">Hidden file</span></li>
        </ul>
        <ul class="reactions" aria-label="Reactions">
        <li><bdi>👍</bdi> 3 <span class="quiet"><bdi>Ann, Bo</bdi></span></li>
        <li><bdi>:x:</bdi> 1</li>
        </ul>
        """))
  }

  @Test(
    .proves("B6"),
    arguments: [
      (MessageKind.message, "message said"), (.bot, "message said"), (.action, "message action"),
      (.event, "message event"),
      (.arrival, "message event"), (.deleted, "message deleted"),
    ])
  func `a message looks like what it is`(kind: MessageKind, style: String) throws {
    let page = try page(MessageDetails(kind: kind))

    #expect(page.contains("<article class=\"\(style)\" id=\"m1\">"))
    #expect(page.contains("<span class=\"app\">App</span>") == (kind == .bot))
    #expect(page.contains("This message was deleted.") == (kind == .deleted))
    #expect(page.contains("plain text") == (kind != .deleted))
  }

  @Test(.proves("B6")) func `when a message was edited is told`() throws {
    let edited = try Date("2020-04-18T09:05:00Z", strategy: .iso8601)

    #expect(try page(MessageDetails(edited: edited)).contains("<span class=\"quiet\">edited April 18, 2020 at 9:05"))
  }

  @Test func `a message without a text has no empty paragraph`() throws {
    #expect(
      try !PagesFixture(channel: [Message("1", at: "2020-04-17T12:00:00Z")]).page("2020-04.html").contains(
        "class=\"text\""))
  }

  @Test func `an id that is no plain text is no anchor`() throws {
    let ids = ["a b", "\"><b>", "é", String(repeating: "1", count: 61), "1587124800.000100", "A-Z_9"]
    let fixture = try PagesFixture(channel: ids.map { try Message($0, at: "2020-04-17T12:00:00Z") })

    let page = try fixture.page("2020-04.html")
    #expect(
      HTMLCheck(page).values(of: "id") == ["main", "n1", "n2", "n3", "n4", "m1587124800.000100", "mA-Z_9"])
  }

  /// The page of one message with a plain text.
  private func page(_ details: MessageDetails) throws -> String {
    let fixture = try PagesFixture(channel: [Message("1", "plain text", at: "2020-04-17T12:00:00Z", details)])
    let page = try fixture.page("2020-04.html")
    try HTMLCheck(page).expectWhole()
    return page
  }

  private func page(body: [RichBlock]) throws -> String {
    try page(MessageDetails(body: RichText(body)))
  }
}
