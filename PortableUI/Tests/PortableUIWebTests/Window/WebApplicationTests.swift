import Crypto
import Foundation
import HTTPTypes
import PortableUICore
import TestTraits
import Testing

@testable import PortableUIWeb

@MainActor
@Suite(.timeLimit(.minutes(10))) struct WebApplicationTests {
  private let app = TestApp()

  @Test func `a known address shows its screen`() async throws {
    let response = await app.get("/1")

    #expect(response.status == .ok)
    #expect(response.headers[.contentType] == "text/html; charset=utf-8")
    #expect(response.headers[.contentLanguage] == "en")
    #expect(response.headers[.vary] == "Accept-Language, Cookie, Accept-Encoding")
    #expect(response.headers[.cacheControl] == "private, no-cache")
    #expect(response.text.contains("<span>Place 1</span>"))
  }

  @Test func `a page is written in the reader's language`() async {
    let response = await app.respond(.get, "/1", headers: [.acceptLanguage: "ru-RU, en;q=0.5"])

    #expect(response.headers[.contentLanguage] == "ru")
    #expect(response.text.contains("<html lang=\"ru\""))
  }

  @Test func `the policy lets through the page's own styles alone, by their hash`() async throws {
    let page = await app.get("/1")

    let match = page.text.firstMatch(of: /<style id="rules">([^<]*)<\/style>/)
    let styles = try #require(match).output.1
    let hash = Data(SHA256.hash(data: Data(styles.utf8))).base64EncodedString()
    let policy = try #require(page.headers[.contentSecurityPolicy])
    #expect(policy.contains("style-src 'self' 'sha256-\(hash)';"))
    #expect(policy.hasPrefix("default-src 'none'; script-src 'self';"))
    #expect(!policy.contains("unsafe"))
    #expect(page.text.count(of: "<style") == 1)
  }

  @Test(.proves("S8")) func `text becomes elements by the script's own policy alone, and a page may use no device`()
    async throws
  {
    let page = await app.get("/1")

    let policy = try #require(page.headers[.contentSecurityPolicy])
    #expect(policy.hasSuffix("; require-trusted-types-for 'script'; trusted-types page"))
    let permissions = try #require(page.headers[.permissionsPolicy])
    for device in ["camera", "microphone", "geolocation", "usb"] { #expect(permissions.contains("\(device)=()")) }
  }

  @Test func `an unknown address is not found, and says so in the program's look`() async {
    let response = await app.get("/nowhere")

    #expect(response.status == .notFound)
    #expect(response.headers[.contentType] == "text/html; charset=utf-8")
    #expect(response.text.contains("<span>Nothing here</span>"))
    #expect(await app.respond(.post, "/nowhere", body: "event=\(Identity.root.name)").status == .notFound)
  }

  @Test func `HEAD is answered as GET`() async {
    #expect(await app.respond(.head, "/1").status == .ok)
    #expect(await app.respond(.head, "/nowhere").status == .notFound)
  }

  @Test func `other methods are refused`() async {
    let response = await app.respond(.put, "/1")

    #expect(response.status == .methodNotAllowed)
    #expect(response.headers[.allow] == "GET, HEAD, POST")
  }

  @Test func `a control whose effect is in the address leads there`() async throws {
    let response = try await app.press("Go", at: "/1")

    #expect(response.status == .seeOther)
    #expect(response.headers[.location] == "/2")
    #expect(response.headers[.cacheControl] == "no-store")
    #expect(response.body.isEmpty)
  }

  @Test func `a control whose effect is in the store leads back to its page, once it is stored`() async throws {
    let response = try await app.press("Count", at: "/1")

    #expect(response.status == .seeOther)
    #expect(response.headers[.location] == "/1")
    #expect(app.store.count == 1)
    #expect(app.store.saves == 1)
    #expect(await app.get("/1").text.contains("<span>Counted 1</span>"))
  }

  @Test func `a control whose effect is in neither shows the page itself`() async throws {
    let response = try await app.press("Ask", at: "/1")

    #expect(response.status == .ok)
    #expect(response.text.contains("<dialog "))
    #expect(!(await app.get("/1").text.contains("<dialog ")))
  }

  @Test func `an alert's button works, though the alert is in no address`() async throws {
    let asked = try await app.press("Ask", at: "/1")
    let response = try await app.press("Yes", on: asked, at: "/1")

    #expect(response.status == .seeOther)
    #expect(app.store.count == 100)
  }

  @Test func `a control that is disabled or unknown does nothing`() async throws {
    #expect(try await app.press("Never", at: "/1").status == .seeOther)
    #expect(await app.respond(.post, "/1", body: "event=\(Identity.root.name)").headers[.location] == "/1")
    let stranger = await app.respond(.post, "/1", body: "event=\(Identity.root.name)&in=\(Identity.root.name)")
    #expect(stranger.status == .seeOther)
    #expect(app.store.count == 0)
  }

  @Test func `a body that is no form is refused in words`() async {
    let response = await app.respond(.post, "/1", body: "event=<script>")

    #expect(response.status == .badRequest)
    #expect(response.headers[.contentType] == "text/plain; charset=utf-8")
    #expect(!response.text.contains("script"))
  }

  @Test func `no control can lead to another host`() async throws {
    for place in ["Elsewhere", "Broken"] {
      let response = try await app.press(place, at: "/1")
      #expect(response.status == .ok)
      #expect(response.headers[.location] == nil)
    }
  }

  @Test func `a page waits for the tasks of its views, and for what they lead to`() async {
    #expect(await app.get("/task").text.contains("<span>done twice</span>"))
  }

  @Test func `a task that never ends holds its page no longer than the program's patience`() async {
    let response = await TestApp(patience: .milliseconds(200)).get("/forever")

    #expect(response.text.contains("<span>under way</span>"))
  }

  @Test func `what takes longer than the program's patience keeps no control from leading to its address`() async throws
  {
    // Longer than a busy machine keeps the second window from its turn.
    let response = try await TestApp(patience: .seconds(5)).press("Go to what is shared", at: "/1")

    #expect(response.status == .seeOther)
    #expect(response.headers[.location] == "/shared")
  }

  @Test func `only evaluation runs on the main actor`() async {
    _ = await app.get("/1")

    #expect(app.log.threads == [.known(isMain: false), .evaluated(isMain: true)])
  }

  @Test func `a page keeps no window`() async {
    _ = await app.get("/1")

    #expect(app.log.livingModels == 0)
  }
}
