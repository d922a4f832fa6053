import Foundation
import HTTPTypes
import PortableUICore
import TestTraits
import Testing

@testable import PortableUIWeb

/// The language that a person chose, which is a property of the whole page.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct ChosenLanguageTests {
  @Test(
    .proves("D34"),
    arguments: [
      (#"{"string":{"_0":"ru"}}"#, "ru"), (#"{"string":{"_0":""}}"#, "en"), (#"{"string":{"_0":"de"}}"#, "en"),
      (#"{"string":{"_0":"../ru"}}"#, "en"), (#"{"integer":{"_0":1}}"#, "en"), ("{", "en"), (nil, "en"),
    ])
  func `a stored language is the page's; what is no language of the program is passed over`(
    stored: String?, language: String
  ) async {
    let app = TestApp(settings: settings(stored.map { ["language": $0] } ?? [:]))

    let page = await app.get("/1")

    #expect(page.text.contains("<html lang=\"\(language)\""))
    #expect(page.headers[.contentLanguage] == language)
  }

  @Test(.proves("D34")) func `a choice without script leads to the page anew, in its language`() async throws {
    let app = TestApp(settings: settings())

    let chosen = try await app.press("Russian", at: "/2")

    #expect(chosen.status == .seeOther)
    #expect(chosen.headers[.location] == "/2")
    #expect(await app.get("/2").text.contains("<html lang=\"ru\""))
  }

  @Test(.proves("D34")) func `a choice in a live page loads it anew, and other windows do so by themselves`()
    async throws
  {
    let app = TestApp(settings: settings())
    let page = await ScriptedPage(app)
    let other = await ScriptedPage(app, at: "/2")
    try await other.send(["tap", other.control("Count")])
    let stream = await other.listen()

    let answer = try await page.send(["tap", page.control("Russian")])

    #expect(answer.operations == [#"["x","/1"]"#])
    #expect((answer.from, answer.to) == (0, 1))
    #expect(try await stream.firstMessage()?.operations == [#"["x","/2"]"#])
    #expect(await ScriptedPage(app).html.contains("<html lang=\"ru\""))
  }

  @Test func `a setting that is no language of the program loads nothing`() async throws {
    let app = TestApp(settings: settings())
    let page = await ScriptedPage(app)

    let answer = try await page.send(["tap", page.control("Klingon")])

    #expect(!answer.operations.contains { $0.hasPrefix(#"["x""#) })
    #expect(await ScriptedPage(app).html.contains("<html lang=\"en\""))
  }

  @Test(.proves("D34")) func `a page that was kept is not shown in another language`() async throws {
    let app = TestApp(settings: settings())
    #expect(await app.get("/1").headers[.contentLanguage] == "en")
    _ = try await app.press("Russian", at: "/1")

    #expect(await app.get("/1").headers[.contentLanguage] == "ru")
  }

  private func settings(_ texts: [String: String] = [:]) -> WebSettings {
    WebSettings(texts: texts) { _, _ in }
  }
}
