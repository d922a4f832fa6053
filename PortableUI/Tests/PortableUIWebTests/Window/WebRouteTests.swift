import HTTPTypes
import Testing

@testable import PortableUIWeb

/// The table of all that the web server answers.
@MainActor
@Suite struct WebRouteTests {
  @Test(arguments: [
    (HTTPRequest.Method.post, "/live/event"), (.get, "/live/socket"), (.get, "/live/stream?w=1"),
    (.post, "/live/join"), (.post, "/live/part"), (.get, "/live/status"), (.post, "/live/upload/a/b"),
    (.get, "/live/file/a"), (.head, "/live/file/a"),
    (.get, "/live/other"), (.post, "/live/file/a"), (.get, "/media/a"),
  ])
  func `what opens or changes a window, and a person's own files, are for the program's own pages`(
    method: HTTPRequest.Method, target: String
  ) async {
    let app = TestApp(showsStatus: true)

    for site in ["cross-site", "same-site"] {
      #expect(await app.respond(method, target, headers: [.secFetchSite: site]).status == .forbidden)
    }
    #expect(await app.respond(method, target, headers: [.secFetchSite: "same-origin"]).status != .forbidden)
  }

  @Test func `a link of another site leads to screens, and gets the client's files`() async {
    let app = TestApp()

    let files = [
      Assets.style.address, Assets.script.address, Assets.charts.address, Assets.extras.address,
      Assets.socket.address, Assets.wake.address,
    ]
    for target in ["/1"] + files {
      #expect(await app.respond(.get, target, headers: [.secFetchSite: "cross-site"]).status == .ok)
    }
  }

  @Test func `the client's files, and a page for as long as it is true, are there at once`() async {
    let app = TestApp()
    let crossSite: HTTPFields = [.secFetchSite: "cross-site"]

    #expect(app.respondAtOnce(.get, Assets.style.address)?.body == Assets.style.bytes)
    #expect(app.respondAtOnce(.get, Assets.wake.address, headers: crossSite)?.body == Assets.wake.bytes)
    for count in 0..<2 {
      #expect(app.respondAtOnce(.get, "/1") == nil)
      for method in [HTTPRequest.Method.get, .head] {
        let kept = await kept(method, "/1", in: app)
        #expect(kept?.status == .ok && kept?.text.contains("Counted \(count)") == true)
      }
      app.store.count += 1
    }
    #expect(app.respondAtOnce(.get, "/1") == nil)
    #expect(await kept(.get, "/missing", in: app)?.status == .notFound)
  }

  @Test func `a page that was prepared is there for whoever asks first`() async {
    let app = TestApp()
    #expect(await kept(.get, "/1", in: app, making: app.prepare)?.text.contains("Counted 0") == true)
  }

  /// What is there at once after the page was made; made again where its time was over before.
  private func kept(
    _ method: HTTPRequest.Method, _ target: String, in app: TestApp, making make: ((String) async -> Void)? = nil
  ) async -> WebResponse? {
    for _ in 0..<100 {
      if let make { await make(target) } else { _ = await app.get(target) }
      if let kept = app.respondAtOnce(method, target) { return kept }
    }
    return nil
  }

  @Test func `nothing that belongs to a window is there at once`() async {
    let app = TestApp(showsStatus: true)
    for target in ["/live/stream?w=1", "/live/socket", "/live/status", "/live/file/a"] {
      #expect(app.respondAtOnce(.get, target, headers: [.secFetchSite: "same-origin"]) == nil)
      #expect(app.respondAtOnce(.get, target, headers: [.secFetchSite: "cross-site"]) == nil)
    }
  }

  @Test func `a post asks for no file that waits`() async {
    let response = await TestApp().respond(.post, "/live/file/a")

    #expect(response.status == .notFound)
    #expect(response.text.contains("nothing at this address"))
  }
}
