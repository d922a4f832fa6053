import Foundation
import HTTPTypes
import PortableUICore
import Testing

@testable import PortableUIWeb

@MainActor
@Suite(.timeLimit(.minutes(10))) struct LiveWindowTests {
  private let app = TestApp(showsStatus: true)

  private func count(_ name: String) async -> Int? {
    let lines = await app.get("/live/status").text.split(separator: "\n")
    return lines.first { $0.hasPrefix(name + ": ") }.flatMap { Int($0.dropFirst(name.count + 2)) }
  }

  @Test func `a page keeps nothing; its first event opens the window, and only what changed is sent`() async throws {
    let page = await ScriptedPage(app)
    #expect(await count("windows") == 0)

    let answer = try await page.send(["tap", page.control("Count")])

    #expect(await count("windows") == 1)
    #expect((answer.from, answer.to) == (0, 1))
    #expect(answer.operations.count == 1)
    #expect(answer.operations.first?.hasSuffix(#","Counted 1"]"#) == true)
    #expect(app.store.saves == 1)
  }

  @Test func `a page that is there keeps its focus when its window is opened, and gets the focus of a new screen`()
    async throws
  {
    let there = await ScriptedPage(app, at: "/focus")
    #expect(try await there.send(["tap", there.control("Count")]).focus == nil)

    let other = await ScriptedPage(app)
    #expect(try await other.send(["go", "/focus"]).focus?.hasPrefix(#"["f","n"#) == true)
  }

  @Test func `a page that shows something else gets everything anew`() async throws {
    let page = await ScriptedPage(app)
    app.store.count = 5

    let answer = try await page.send(["tap", page.control("Count")])

    #expect(answer.isReset)
    #expect(app.store.count == 6)
    #expect(try await page.send(["tap", page.control("Count")]).operations.count == 1)
  }

  @Test func `disabled controls, vanished ones and those of another page are refused, and nothing runs`() async throws {
    let page = await ScriptedPage(app)
    let alert = await ScriptedPage(app)
    try await alert.send(["tap", alert.control("Ask")])
    let shown = try await alert.send(["sync"])
    let yes = alert.control("Yes", in: shown.operations.joined().replacing(#"\""#, with: "\""))

    try await page.send(["tap", page.control("Never")], ["tap", Identity.root.name], ["tap", yes])

    #expect(yes != "none")
    #expect(app.store.count == 0)
    #expect(await count("refused events") == 3)
    try await alert.send(["tap", yes])
    #expect(app.store.count == 100)
    try await alert.send(["tap", yes])
    #expect(app.store.count == 100)
  }

  @Test func `a request that comes twice is done once`() async throws {
    let page = await ScriptedPage(app)
    try await page.send(["tap", page.control("Count")])

    let again = try await page.answer(to: [["tap", page.control("Count")]], more: ["x": true])

    #expect(app.store.count == 1)
    #expect(again.isReset)
  }

  @Test func `an older request that comes late is done once, and the one after it too`() async throws {
    let page = await ScriptedPage(app)
    let tap: [any Sendable] = ["tap", page.control("Count")]
    try await page.send(tap)
    try await page.send(tap)

    for number in [1, 2] {
      page.number = number
      #expect(try await page.answer(to: [tap]).isReset)
    }

    #expect(app.store.count == 2)
  }

  @Test func `a request is not repeated for a window that knows nothing of it, if the page has changed since`()
    async throws
  {
    let page = await ScriptedPage(app)
    app.store.count = 1

    let answer = try await page.send(["tap", page.control("Count")], more: ["x": true])

    #expect(answer.isReset)
    #expect(app.store.count == 1)
  }

  @Test func `a request that never arrived is done when it is repeated`() async throws {
    let page = await ScriptedPage(app)

    try await page.send(["tap", page.control("Count")], more: ["x": true])

    #expect(app.store.count == 1)
  }

  @Test func `links are steps for Back, and Back itself is none`() async throws {
    let page = await ScriptedPage(app)

    let gone = try await page.send(["go", "/2"])
    #expect(gone.operations.contains(#"["h","push","/2"]"#))
    #expect(gone.operations.contains { $0.hasSuffix(#","Place 2"]"#) })

    page.address = "/1"
    let back = try await page.send(["back", "/1"])
    #expect(!back.operations.contains { $0.hasPrefix(#"["h""#) })
    #expect(back.operations.contains { $0.hasSuffix(#","Place 1"]"#) })

    let pressed = try await page.send(["tap", page.control("Go")])
    #expect(pressed.operations.contains(#"["h","push","/2"]"#))
  }

  @Test func `an address of no screen is loaded as a page, and one that leads out is never shown`() async throws {
    let page = await ScriptedPage(app)

    let unknown = try await page.send(["go", "/nowhere"])
    let outside = try await page.send(["tap", page.control("Elsewhere")])

    #expect(unknown.operations == [#"["x","/nowhere"]"#])
    #expect(!outside.operations.contains { $0.contains("evil") && $0.hasPrefix(#"["h""#) })
    page.number += 1
    #expect(await page.respondStatus(to: [["go", "//evil.example/"]]) == .badRequest)
  }

  @Test func `a long answer is compressed for a page that is far away, and only for it`() async throws {
    let page = await ScriptedPage(TestApp())
    func encoding(_ more: [String: any Sendable], accepting: String?) async throws -> String? {
      page.number += 1
      let response = try await page.respond(to: [["sync"]], more: more, accepting: accepting)
      #expect(response.status == .ok && response.headers[.contentType] == "application/json")
      #expect((response.headers[.contentEncoding] == nil) == response.body.starts(with: "{".utf8))
      return response.headers[.contentEncoding]
    }

    #expect(try await encoding(["z": true], accepting: "gzip, br") == "gzip")
    #expect(try await encoding(["z": true], accepting: nil) == nil)
    #expect(try await encoding(["z": false], accepting: "gzip") == nil)
    #expect(try await encoding([:], accepting: "gzip") == nil)
  }

  @Test func `a page of other scripts or styles is to be loaded anew, and nothing is done`() async throws {
    let page = await ScriptedPage(app)
    page.assets = "old"

    let answer = try await page.respond(to: [["tap", page.control("Count")]])
    let stream = await page.listen()

    #expect(answer.text == #"{"reload":true}"#)
    #expect(app.store.count == 0)
    #expect(stream.stream != nil)
  }

  @Test func `what a window shows and its address does not say comes back with the page`() async throws {
    let page = await ScriptedPage(app)
    let opened = try await page.send(["tap", page.control("Ask")])
    let alert = opened.operations.joined().firstMatch(of: #/data-in=\\"(n[\w-]{11})/#).map { String($0.output.1) }
    let yes = page.control("Yes", in: opened.operations.joined().replacing(#"\""#, with: "\""))

    // Another window of the same state: as if the first had been evicted.
    let later = await ScriptedPage(app)
    (later.version, later.revision) = (page.version, page.revision)
    let answer = try await later.send(["tap", yes], more: ["p": [try #require(alert)]])

    #expect(!answer.isReset)
    #expect(app.store.count == 100)
    #expect(answer.operations.contains { $0.hasPrefix(#"["r",[],"#) })
  }

  @Test func `a page whose window gave way says what it shows before it listens`() async throws {
    let page = await ScriptedPage(app)
    let opened = try await page.send(["tap", page.control("Ask")])
    let alert = opened.operations.joined().firstMatch(of: #/data-in=\\"(n[\w-]{11})/#).map { String($0.output.1) }
    let later = await ScriptedPage(app)
    (later.version, later.revision) = (page.version, page.revision)

    #expect(try await later.listen().firstMessage() == nil)
    let hello = try await later.send(more: ["p": [try #require(alert)]])
    let stream = await later.listen()
    app.store.count = 7

    #expect(hello.operations.isEmpty)
    #expect(try await stream.firstMessage()?.operations.contains { $0.hasSuffix(#","Counted 7"]"#) } == true)
  }

  @Test func `a change made elsewhere is pushed to a page that listens`() async throws {
    let (page, other) = (await ScriptedPage(app), await ScriptedPage(app))
    let stream = await page.listen()
    #expect(stream.headers[.contentType] == "text/event-stream")

    try await other.send(["tap", other.control("Count")])

    let push = try #require(try await stream.firstMessage())
    #expect(push.from == 0)
    #expect(push.operations.contains { $0.hasSuffix(#","Counted 1"]"#) })
  }

  @Test(arguments: [false, true])
  func `a stream that was asked for before a step leads nobody away from where the step led, and repeats nothing`(
    isBack: Bool
  ) async throws {
    let (page, other) = (await ScriptedPage(app, at: "/2"), await ScriptedPage(app))
    try await page.send(["sync"])
    let early = page.streamAddress
    if isBack { page.address = "/1" }
    try await page.send([isBack ? "back" : "go", "/1"])
    page.address = "/1"

    let stream = await app.get(early)
    try await other.send(["tap", other.control("Count")])

    let push = try #require(try await stream.firstMessage())
    #expect(push.from == page.revision)
    #expect(!push.isReset)
    #expect(push.operations.contains { $0.hasPrefix(#"["h","#) } == false)
    #expect(push.operations.contains { $0.hasSuffix(#","Counted 1"]"#) })
  }

  @Test func `a page that missed something gets everything when it listens again`() async throws {
    let page = await ScriptedPage(app)
    _ = await page.listen()
    app.store.count = 3
    try await page.send(["tap", page.control("Count")])
    page.revision = 0

    let message = try #require(try await (await page.listen()).firstMessage())

    #expect(message.isReset)
  }

  @Test func `a window that came after the page's own counts on from what the page shows`() async throws {
    let page = await ScriptedPage(app)
    try await page.send(["tap", page.control("Count")])
    // Pushes of the window that gave way have led the page on while its request was under way.
    page.revision = 9

    let answer = try await page.send(["tap", page.control("Count")])
    #expect(answer.isReset)
    #expect((answer.from, answer.to) == (9, 10))
    #expect(try await page.send(["tap", page.control("Count")]).to == 11)

    page.revision = 20
    let message = try #require(try await (await page.listen()).firstMessage())
    #expect(message.isReset)
    #expect(message.to == 21)
  }

  @Test func `files that are no longer there are told, and nothing is done`() async throws {
    let page = await ScriptedPage(app)
    let token = Nonce.make()

    let lost = try await page.send(["set", page.control("Count"), "\(token),\(token)"])
    let other = try await page.send(["set", page.control("Count"), "true"])

    #expect(lost.operations.last == #"["n","unsent"]"#)
    #expect(!other.operations.contains { $0.hasPrefix(#"["n""#) })
    #expect(await count("refused events") == 2)
    #expect(app.store.count == 0)
  }

  @Test func `files of a request that is not repeated are told to be lost`() async throws {
    let page = await ScriptedPage(app)
    app.store.count = 1

    let answer = try await page.send(["set", page.control("Count"), Nonce.make()], more: ["x": true])

    #expect(answer.operations.contains(#"["n","unsent"]"#))
  }

  @Test(arguments: ["same-origin", "none", nil]) func `our own pages may open a stream`(site: String?) async throws {
    let page = await ScriptedPage(app)
    let response = await app.respond(.get, page.streamAddress, headers: site.map { [.secFetchSite: $0] } ?? [:])

    #expect(response.status == .ok)
    #expect(await count("windows") == 1)
  }

  @Test(arguments: ["cross-site", "same-site", "other"])
  func `another site opens no stream, not even as a page of its own`(site: String) async throws {
    let page = await ScriptedPage(app)
    let headers: HTTPFields = [.secFetchSite: site, .secFetchMode: "navigate", .secFetchDest: "document"]

    #expect(await app.respond(.get, page.streamAddress, headers: headers).status == .forbidden)
    #expect(await count("windows") == 0)
  }

  @Test func `a place to which a program goes by itself is in the address bar`() async throws {
    let page = await ScriptedPage(app)
    let stream = await page.listen()

    let answer = try await page.send(["tap", page.control("Go later")])

    // Where the machine is slow, the answer has it already.
    if answer.operations.contains(#"["h","push","/2"]"#) { return }
    let push = try #require(try await stream.firstMessage())
    #expect(push.operations.contains(#"["h","push","/2"]"#))
  }

  @Test func `tasks of the views run on, and what they change is pushed`() async throws {
    let page = await ScriptedPage(app, at: "/1")
    let stream = await page.listen()

    try await page.send(["go", "/task"])

    let push = try #require(try await stream.firstMessage())
    #expect(push.operations.contains { $0.contains("done") })
  }

  @Test(arguments: [
    "", "{", "[]", "null", #"{"w":"short","n":1}"#,
    #"{"w":"0123456789012345678901","n":-1,"r":0,"v":"","u":"/1","a":""}"#,
    #"{"w":"0123456789012345678901","n":1,"r":0,"v":"","u":"//x","a":""}"#,
    #"{"w":"0123456789012345678901","n":1,"r":0,"v":"","u":"/1","a":"","e":[["explode"]]}"#,
    #"{"w":"0123456789012345678901","n":1,"r":0,"v":"","u":"/1","a":"","e":[["tap","x"]]}"#,
    #"{"w":"0123456789012345678901","n":1,"r":0,"v":"","u":"/1","a":"","e":[["tap"]]}"#,
    #"{"w":"0123456789012345678901","n":1,"r":0,"v":"","u":"/1","a":"","e":{}}"#,
    #"{"w":"0123456789012345678901","n":1,"r":0,"v":"","u":"/1","a":"","i":{"x":"y"}}"#,
    #"{"w":"0123456789012345678901","n":9e99,"r":0,"v":"","u":"/1","a":""}"#,
    #"{"w":"0123456789012345678901","n":1,"r":0,"v":"","u":"/1","a":"","p":["x"]}"#,
    #"{"w":"0123456789012345678901","n":1,"r":0,"v":"","u":"/1","a":"","e":["#
      + String(repeating: #"["sync"],"#, count: 64)
      + #"["sync"]]}"#,
  ])
  func `a malformed message is refused`(message: String) async {
    let response = await app.respond(
      .post, "/live/event", headers: [.contentType: "application/json"], body: message)

    #expect(response.status == .badRequest)
    #expect(await count("malformed requests") == 1)
    #expect(await count("windows") == 0)
  }

  @Test(arguments: [
    "", "?w=x", "?w=0123456789012345678901&r=x&v=&u=/1&a=", "?w=0123456789012345678901&r=0&v=&u=//x&a=",
  ])
  func `a malformed stream is refused`(query: String) async {
    #expect(await app.get("/live/stream" + query).status == .badRequest)
  }

  @Test(
    arguments: [(FieldText.byteLimit, .ok), (FieldText.byteLimit + 1, .contentTooLarge)] as [(Int, HTTPResponse.Status)]
  )
  func `a text that no field takes is refused before anything is done`(
    length: Int, status: HTTPResponse.Status
  ) async throws {
    let page = await ScriptedPage(app)
    let inputs = [Identity.root.name: String(repeating: "x", count: length)]

    let response = try await page.respond(to: [["tap", page.control("Count")]], more: ["i": inputs])

    #expect(response.status == status)
    #expect(app.store.count == (status == .ok ? 1 : 0))
  }

  @Test(arguments: [
    ("application/json", true), ("Application/JSON; charset=utf-8", true), ("application/json ;charset=utf-8", true),
    ("application/jsonx", false), ("application/json x", false), ("application/ json", false), ("text/plain", false),
    ("text/plain; application/json", false), ("", false), (";application/json", false),
  ])
  func `a message has to say that it is JSON`(type: String, isTaken: Bool) async throws {
    let page = await ScriptedPage(app)
    let message =
      #"{"w":"0123456789012345678901","n":1,"r":0,"v":"","u":"/1","a":"\#(page.assets)","e":[]}"#

    let response = await app.respond(.post, "/live/event", headers: [.contentType: type], body: message)

    #expect(response.status == (isTaken ? .ok : .badRequest))
  }

  @Test func `the status is hidden unless the program shows it`() async {
    #expect(await TestApp().get("/live/status").status == .notFound)
    #expect(await app.get("/live/else").status == .notFound)
    #expect(await count("windows") == 0)
  }
}

extension ScriptedPage {
  fileprivate func respondStatus(to events: [[any Sendable]]) async -> HTTPResponse.Status? {
    try? await respond(to: events).status
  }
}
