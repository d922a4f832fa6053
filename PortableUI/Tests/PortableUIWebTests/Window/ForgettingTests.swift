import Foundation
import HTTPTypes
import TestTraits
import Testing

@testable import PortableUIWeb

@MainActor
@Suite struct ForgettingTests {
  private let app = TestApp(forgetPath: "/forget")
  private let field = HTTPField.Name("Clear-Site-Data")

  @Test func `a page asks, without script, and changes nothing yet`() async throws {
    let response = await app.get("/forget")

    #expect(response.status == .ok)
    #expect(response.text.contains("<title>Clear this browser’s data – Test</title>"))
    #expect(response.text.contains("method=\"post\""))
    #expect(!response.text.contains("<script"))
    #expect(response.headers[try #require(field)] == nil)
    #expect(await app.respond(.head, "/forget").status == .ok)
  }

  @Test func `the answer yes lets the browser forget pages, cookies and what was stored`() async throws {
    let response = try await app.press("Clear", at: "/forget")

    #expect(response.status == .ok)
    #expect(response.headers[try #require(field)] == "\"cache\", \"cookies\", \"storage\"")
    #expect(response.headers[.cacheControl] == "no-store")
    #expect(response.text.contains("Nothing is stored in this browser now."))
    #expect(!response.text.contains("<script") && !response.text.contains("Forget</span>"))
  }

  @Test func `it speaks the reader's language`() async {
    let response = await app.respond(.get, "/forget", headers: [.acceptLanguage: "ru"])

    #expect(response.text.contains("Удалить данные из этого браузера"))
  }

  @Test(.proves(79), arguments: [("light", "light"), ("dark", "dark"), ("sepia", "light dark")])
  func `it stands in what the person chose for all screens`(chosen: String, scheme: String) async {
    let settings = WebSettings(texts: ["scheme": #"{"string":{"_0":"\#(chosen)"}}"#]) { _, _ in }

    let response = await TestApp(settings: settings, forgetPath: "/forget").get("/forget")

    #expect(response.text.contains(#"<meta name="color-scheme" content="\#(scheme)">"#))
  }

  @Test func `other methods are refused, and a program without the page has none`() async {
    #expect(await app.respond(.delete, "/forget").status == .methodNotAllowed)
    #expect(await TestApp().get("/forget").status == .notFound)
    #expect(await TestApp().respond(.post, "/forget", body: "event=a").status == .notFound)
  }
}
