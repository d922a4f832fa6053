import Domain
import Foundation
import Interchange
import TestTraits
import Testing

@Suite struct HostilePagesTests {
  private static let hostile = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onclick='alert(1)", "</title></style><b>",
    "<!--", "]]>",
    "&lt;b&gt; &amp;", "javascript:alert(1)", "\u{202E}evil\u{0}\u{1B}[31m\u{7F}", "../../../etc/passwd", "{{x}}",
    "<svg/onload=1>",
  ]

  @Test(.proves("B6"), arguments: hostile)
  func `whatever strangers write stays text`(text: String) throws {
    let fixture = try PagesFixture([workspace(text)], name: text)

    for (path, page) in fixture.files where path.hasSuffix(".html") {
      try HTMLCheck(page).expectWhole()
      #expect(!page.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x7F })
      #expect(
        HTMLCheck(page).values(of: "href").allSatisfy {
          $0.prefixMatch(of: /#|\.\.\/|channels\/|index\.html|style\.css|\d{4}-|https:/) != nil
        })
      #expect(
        page.contains("content=\"default-src 'none'; style-src 'self' file:; base-uri 'none'; form-action 'none'\""))
    }
    #expect(fixture.paths.allSatisfy { $0.wholeMatch(of: /[a-z0-9\/.-]+/) != nil && !$0.contains("..") })
    let page = try #require(fixture.files.first { $0.key.hasSuffix("2020-04.html") }?.value)
    #expect(page.components(separatedBy: escaped(text)).count > 12)
  }

  @Test func `pages run nothing and ask nobody`() throws {
    let fixture = try PagesFixture([workspace("x")])

    for page in fixture.files.values {
      for word in ["<script", "<img", "<iframe", "<form", " src=", " style=", " on", "@import", "url("] {
        #expect(!page.contains(word + "=") && (word == " on" || !page.contains(word)))
      }
    }
  }

  /// The text in every place that a stranger can write to.
  private func workspace(_ text: String) throws -> Workspace {
    let runs = [
      RichRun(text, [.bold, .code]), RichRun(text, to: .member(text)), RichRun(text, to: .channel(text)),
      RichRun(text, to: WebLink("https://x.org/" + text.filter { $0 > " " }).map { .link($0) }),
    ]
    let details = MessageDetails(
      kind: .bot, root: text, body: RichText([.paragraph(runs), .quote(runs), .code(text), .list([RichItem(runs)])]),
      attachments: [
        MessageAttachment(
          title: text, source: text, body: RichText([.code(text)]), fields: [.init(title: text, value: text)])
      ],
      files: [SharedFile(name: text, kind: text)], reactions: [MessageReaction(emoji: text, count: 1, names: [text])])
    let posted = try Date("2020-04-17T12:00:00Z", strategy: .iso8601)
    let member = Member(id: text, name: text)
    let messages = [
      Message(id: text + "1", content: text, posted: posted, member: member, details: details),
      Message(id: text, content: text, posted: posted, member: member),
    ]
    return Workspace(id: text, name: text, channels: [Channel(id: text, name: text, messages: messages)])
  }

  private func escaped(_ text: String) -> String {
    String(
      text.unicodeScalars.map { scalar in
        switch scalar {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        case "'": "&#39;"
        case "\u{0}"..."\u{1F}", "\u{7F}": "\u{FFFD}"
        default: String(scalar)
        }
      }.joined())
  }
}
