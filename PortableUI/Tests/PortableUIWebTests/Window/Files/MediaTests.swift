import Foundation
import HTTPTypes
import PortableUICore
import Testing

@testable import PortableUIWeb

@MainActor
@Suite struct MediaTests {
  private struct Broken: Error {}

  private func respond(_ request: WebRequest) async -> WebResponse {
    var configuration = WebApplicationConfiguration(
      programName: "Test", addressKey: "address", languages: ["en"], knowsAddress: { $0 == "/" })
    configuration.media = { path in
      if path == "broken" { throw Broken() }
      return switch path {
      case "own": WebMedia(Data("own bytes".utf8), kind: .png, cachePolicy: .never)
      case "flag": WebMedia(Data("a flag".utf8), kind: .jpeg, cachePolicy: .private(seconds: 60))
      case "where": WebMedia(Data((MainQueue.isCurrent ? "main" : "elsewhere").utf8), kind: .png, cachePolicy: .never)
      default: nil
      }
    }
    let application = WebApplication(
      scene: WindowGroup { Text(verbatim: "Hello") }, notFound: Text(verbatim: "Nothing here"),
      configuration: configuration)
    return await application.respond(to: request)
  }

  private func get(_ path: String, _ headers: HTTPFields = [:], _ method: HTTPRequest.Method = .get) async
    -> WebResponse
  {
    await respond(WebRequest(method: method, target: "/media/" + path, headers: headers))
  }

  @Test func `a person's own picture is shown, and kept nowhere`() async {
    let response = await get("own?x=1")

    #expect(response.status == .ok)
    #expect(response.body == Array("own bytes".utf8))
    #expect(response.headers[.contentType] == "image/png")
    #expect(response.headers[.cacheControl] == "no-store")
    #expect(response.headers[.eTag] == nil)
    #expect(response.headers[.contentDisposition] == "inline")
    #expect(response.headers[.xContentTypeOptions] == "nosniff")
    #expect(response.headers[.contentSecurityPolicy] == "default-src 'none'; sandbox")
    #expect(await get("own", [:], .head).status == .ok)
  }

  @Test func `another picture may be kept for a while, and is not sent twice`() async throws {
    let response = await get("flag")
    let tag = try #require(response.headers[.eTag])
    let again = await get("flag", [.ifNoneMatch: tag])

    #expect(response.headers[.contentType] == "image/jpeg")
    #expect(response.headers[.cacheControl] == "private, max-age=60")
    #expect(again.status == .notModified)
    #expect(again.body.isEmpty)
    #expect(await get("flag", [.ifNoneMatch: "\"other\""]).status == .ok)
  }

  @Test func `what is not there is the page for that`() async {
    let response = await get("nothing")

    #expect(response.status == .notFound)
    #expect(response.text.contains("Nothing here"))
  }

  @Test func `other sites see nothing, not even by a link`() async {
    let link: HTTPFields = [.secFetchSite: "cross-site", .secFetchMode: "navigate", .secFetchDest: "document"]

    #expect(await get("own", link).status == .forbidden)
    #expect(await get("own", [.secFetchSite: "same-site"]).status == .forbidden)
    #expect(await get("own", [.secFetchSite: "same-origin"]).status == .ok)
  }

  @Test func `pictures are read away from the main actor`() async {
    #expect(await get("where").text == "elsewhere")
  }

  @Test func `a failure is told without the path`() async {
    let response = await get("broken")

    #expect(response.status == .serviceUnavailable)
    #expect(!response.text.contains("broken"))
    #expect(await get("own", [:], .post).status == .notFound)
  }
}
