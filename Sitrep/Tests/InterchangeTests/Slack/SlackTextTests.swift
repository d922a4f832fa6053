import Domain
import TestTraits
import Testing

@testable import Interchange

/// How Slack's markup is read.
@Suite struct SlackTextTests {
  private static let users = #"[{"id": "U1", "name": "Ann"}, {"id": "U2", "name": "Bob"}]"#

  @Test(
    .proves("B6"),
    arguments: [
      ("<@U1>", "@Ann"), ("<@u1>", "@Ann"), ("<@U404>", "@U404"), ("<@U404|gone>", "@gone"), ("<@U404|@gone>", "@gone"),
      ("<@U1|old>", "@Ann"), ("<#C1>", "#general"), ("<#C1|old>", "#general"), ("<#C9|there>", "#there"),
      ("<#C9>", "#C9"),
      ("<!here>", "@here"), ("<!channel|channel>", "@channel"), ("<!everyone|@all>", "@everyone"),
      ("<!subteam^S1|@team>", "@team"), ("<!subteam^S1>", "@S1"), ("<!new>", "@new"), ("<@>", "@"), ("<#|x>", "#x"),
      ("<!>", "@"),
      ("<!date^1^{date}|Monday>", "Monday"), ("<!date^1^{date}>", "1970-01-01"),
      ("<https://a.org|label &lt;b&gt;>", "label <b>"), ("<https://a.org>", "https://a.org"),
      ("<https://a.org|>", "https://a.org"), ("<mailto:a@b.org|a@b.org>", "a@b.org"), ("<mailto:a@b.org>", "a@b.org"),
      ("<https://a.org?a=1&amp;b=2>", "https://a.org?a=1&b=2"), ("<https://a.org?t=xoxe-1|x>", "x"),
      ("<https://a.org?t=xoxe-1>", "https://a.org"),
      ("see https://a.org/x?a=1&amp;t=xoxe-1.", "see https://a.org/x?a=1"),
      ("&amp;lt; &lt;b&gt;", "&lt; <b>"), ("&nbsp; & &", "&nbsp; & &"), ("a < b <", "a < b <"), ("<>", "<>"),
      ("<script>", "script"), ("<a\nb>", "<a\nb>"), ("1 > 2", "1 > 2"),
    ])
  func `what stands in brackets becomes what people read`(text: String, plain: String) throws {
    #expect(try ReadExport.text(text, users: Self.users).content == plain)
  }

  @Test(
    .proves("B6"),
    arguments: [
      ("*b* _i_ ~s~ `c`", "b i s c"), ("snake_case_word 2*3*4", "snake_case_word 2*3*4"), ("* a * _", "* a * _"),
      ("*open", "*open"), ("`*a*` `:tada:`", "*a* :tada:"), ("**", "**"), ("*****", "*****"), ("**bold**", "**bold**"),
      ("*_x_*", "x"), ("*_*", "*_*"), ("*a _b* c_", "a _b c_"), ("*a\nb*", "*a\nb*"), ("ü_b_ü", "ü_b_ü"),
      ("`open", "`open"), ("a`b`c", "a`b`c"), ("``", "``"), ("`a` `b`", "a b"), ("`&lt;<@U1>`", "<@Ann"),
      ("```a *b*\n<http://x|y> :tada:```", "a *b*\ny :tada:"), ("```open", "```open"), ("a ```b``` c", "a \nb\n c"),
      ("``````", "``````"), ("```a```\n```b```", "a\nb"), ("```\n\nx\n\n```", "\nx\n"),
      ("&gt; quoted\nnot", "quoted\nnot"), ("> a\n> b", "a\nb"), (">>> all\nof it", "all\nof it"), (">> a", "> a"),
      (">>>\n> a", "\n> a"), ("• item", "• item"), ("a\n\nb *c*", "a\n\nb c"),
    ])
  func `signs become styles where Slack takes them for such`(text: String, plain: String) throws {
    #expect(try ReadExport.text(text, users: Self.users).content == plain)
  }

  @Test(.proves("B6")) func `styles, links, people and channels are kept`() throws {
    let message = try ReadExport.text(
      "*bold* and _*both*_ ~*a*~ `code <@U1>` <@u2> <#C2> *<https://a.org|here>*", users: Self.users)
    let link = try #require(WebLink("https://a.org"))
    #expect(
      message.details?.body?.blocks == [
        .paragraph([
          RichRun("bold", .bold), RichRun(" and "), RichRun("both", [.bold, .italic]), RichRun(" "),
          RichRun("a", [.bold, .strikethrough]), RichRun(" "), RichRun("code ", .code),
          RichRun("@Ann", .code, to: .member("U1")), RichRun(" "), RichRun("@Bob", to: .member("U2")), RichRun(" "),
          RichRun("#beds", to: .channel("C2")), RichRun(" "), RichRun("here", .bold, to: .link(link)),
        ])
      ])
  }

  @Test(.proves("B6")) func `quotes and code stand on lines of their own`() throws {
    let message = try ReadExport.text("see\n&gt; *one*\n&gt; two\n```\nlet a = 1\n```\nend")
    #expect(
      message.details?.body?.blocks == [
        .paragraph([RichRun("see")]), .quote([RichRun("one", .bold), RichRun("\ntwo")]), .code("let a = 1"),
        .paragraph([RichRun("end")]),
      ])
    let rest = try ReadExport.text("a\n>>>b\n> c")
    #expect(rest.details?.body?.blocks == [.paragraph([RichRun("a")]), .quote([RichRun("b\n> c")])])
  }

  @Test(
    .proves("B6"),
    arguments: [
      "<javascript:alert(1)|click>", "<JAVASCRIPT:alert(1)>", "<data:text/html,x|x>", "<https://a b|x>", "<vbscript:x>",
      "<//example.org|x>", "<https://|x\n>", "<file:///etc/passwd>", "&lt;https://a.org&gt;", "<mailto|x>",
    ])
  func `an address that isn't safe to follow stays a text`(text: String) throws {
    let message = try ReadExport.text(text)
    #expect(message.details?.body?.runs.allSatisfy { $0.target == nil } != false)
    #expect(!message.content.isEmpty)
  }

  @Test(.proves("B6")) func `what looks like a page's markup is a text like others`() throws {
    let text = #"<img src=x onerror=alert(1)> "><script>alert(1)</script> &lt;b&gt; '; DROP TABLE message; --"#
    let message = try ReadExport.text(text)
    #expect(
      message.content
        == #"img src=x onerror=alert(1) ">scriptalert(1)/script <b> '; DROP TABLE message; --"#)
    #expect(message.details == nil)
  }

  @Test(arguments: [
    "<", "*", "_*", "*_*_", "`", "<@", "&", ":a", ":+1::", "```", "> ", "*_~`<:&", "a\n", "*a* ", "`a` ",
  ])
  func `a quarter of a million signs become a text of no more than one may have`(sign: String) throws {
    let text = String(repeating: sign, count: 250_000 / sign.utf8.count)
    let content = try ReadExport.text(text).content
    #expect(!content.isEmpty && content.utf8.count <= 1_000_000)
  }
}
