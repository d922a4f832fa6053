import HTTPTypes
import Testing

@testable import PortableUICore
@testable import PortableUIWeb

@MainActor
@Suite struct LiveSocketTests {
  private let app = TestApp()

  private func socket() async throws -> WebSocket {
    try #require(await app.get("/live/socket").socket)
  }

  @Test func `a page that says its events over a socket hears the same as by requests`() async throws {
    let said = await ScriptedPage(app)
    let asked = await ScriptedPage(TestApp())
    let tap = [["tap", said.control("Count")]]

    let answer = try await said.say(tap, over: socket())

    #expect(try await answer == asked.respond(to: tap).body)
    #expect(try Answer(json: answer).to == 1)
    #expect(app.store.count == 1)
  }

  @Test func `what goes by a request and what goes over a socket reaches one window`() async throws {
    let page = await ScriptedPage(app)
    let socket = try await socket()
    let tap = [["tap", page.control("Count")]]

    try await page.send(tap[0])
    page.number += 1
    let answer = try Answer(json: await page.say(tap, over: socket))

    #expect(answer.from == page.revision)
    #expect(app.store.count == 2)
  }

  @Test func `a page that came over a slow line is not answered in gzip over a socket`() async throws {
    let page = await ScriptedPage(app)
    let response = await app.respond(.get, "/live/socket", headers: [.acceptEncoding: "gzip"])

    let answer = try await page.say([["sync"]], more: ["z": true], over: try #require(response.socket))

    #expect(answer.count > 1024)
    #expect(try Answer(json: answer).to == 1)
  }

  @Test(arguments: [
    ("", 400), ("{}", 400), (#"{"w":"0123456789012345678901","n":1,"r":0,"v":"","u":"//x","a":"","e":[]}"#, 400),
    (#"{"w":"0123456789012345678901","n":1,"r":0,"v":"","u":"/\#(String(repeating: "x", count: 9000))","a":""}"#, 414),
    (#"{"w":"0123456789012345678901","n":1,"r":0,"v":"","u":"/1","a":"","e":[["bye"]]}"#, 204),
  ])
  func `what has no answer of its own has a status`(message: String, status: Int) async throws {
    let answer = try #require(await socket().answer(Array(message.utf8)))

    #expect(String(decoding: answer, as: UTF8.self) == #"{"status":\#(status)}"#)
  }

  @Test func `a window has as many events over a socket as by requests, and no more`() async throws {
    var limits = LiveLimits()
    (limits.eventBurst, limits.eventsPerSecond) = (10, 0)
    let app = TestApp(limits: limits)
    let page = await ScriptedPage(app)
    let socket = try #require(await app.get("/live/socket").socket)
    let sync = [["sync"]]

    // Each takes two: the event, and the message that says it.
    for _ in 1...3 { try await page.send(sync[0]) }
    var answers: [String] = []
    for _ in 1...3 {
      page.number += 1
      answers.append(String(decoding: try await page.say(sync, over: socket), as: UTF8.self))
    }

    let refusal = #"{"status":429}"#
    #expect(answers.map { $0 == refusal } == [false, false, true])
    #expect(try await page.respond(to: sync).status == .tooManyRequests)
  }

  @Test func `a page hears over a socket what it would over a stream, when it asks`() async throws {
    let page = await ScriptedPage(app)
    let socket = try #require(await app.get(page.socketAddress).socket)

    app.store.count = 3
    let message = try #require(await socket.answer([]))

    let parts = String(decoding: message, as: UTF8.self).split(separator: " ", maxSplits: 1)
    #expect(parts.first == Substring(page.id))
    let answer = try Answer(json: Array(try #require(parts.last).utf8))
    #expect(answer.operations.contains { $0.contains("Counted 3") })
  }

  @Test func `a socket on which a page hears ends when the page is heard elsewhere`() async throws {
    let page = await ScriptedPage(app)
    let socket = try #require(await app.get(page.socketAddress).socket)

    let other = try #require(await app.get(page.socketAddress).socket)

    #expect(await socket.answer([]) == nil)
    app.store.count = 3
    #expect(await other.answer([]) != nil)
  }

  @Test func `a page of older files hears nothing over a socket, and asks why`() async throws {
    let page = await ScriptedPage(app)
    page.assets = "older"

    let socket = try #require(await app.get(page.socketAddress).socket)

    #expect(await socket.answer([]) == nil)
  }

  @Test func `a socket's address that says nothing of a page is refused`() async {
    #expect(await app.get("/live/socket?w=1").status == .badRequest)
  }

  @Test func `a page of older files is told to load anew`() async throws {
    let page = await ScriptedPage(app)
    page.assets = "older"

    let answer = try await page.say([["sync"]], over: socket())

    #expect(String(decoding: answer, as: UTF8.self) == #"{"reload":true}"#)
  }
}
