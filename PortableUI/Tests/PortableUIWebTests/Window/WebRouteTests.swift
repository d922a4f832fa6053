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
      Assets.styleAddress, Assets.scriptAddress, Assets.chartsAddress, Assets.extrasAddress,
      Assets.socketAddress, Assets.wakeAddress,
    ]
    for target in ["/1"] + files {
      #expect(await app.respond(.get, target, headers: [.secFetchSite: "cross-site"]).status == .ok)
    }
  }

  @Test func `a post asks for no file that waits`() async {
    let response = await TestApp().respond(.post, "/live/file/a")

    #expect(response.status == .notFound)
    #expect(response.text.contains("nothing at this address"))
  }
}
