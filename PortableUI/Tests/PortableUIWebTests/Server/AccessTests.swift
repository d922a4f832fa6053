import Foundation
import HTTPTypes
import Logging
import RawHTTP
import TestTraits
import Testing

@testable import PortableUIWeb

/// Who may use a server, asked over real connections whose owner a test names.
@Suite(.timeLimit(.minutes(10))) struct AccessTests {
  private static let secret = String(repeating: "0123456789abcdef", count: 4)
  private static let token = AccessToken(secret, hint: "It is on the note.")
  private static let wrong = String(secret.reversed())
  private static let own = PeerOwner.user(geteuid())
  private static let root = PeerOwner.user(0)
  private static let foreign = PeerOwner.user(geteuid() + 12_345)

  private func status(
    _ startLine: String = "GET / HTTP/1.1", _ fields: [String] = [], of access: WebServerAccess, from owner: PeerOwner
  ) async throws -> Int {
    try await RunningServer.with(access: access, owner: owner) { try await $0.request(startLine, fields).status }
  }

  private func cookie(_ secret: String, at server: RunningServer) -> String {
    "Cookie: zone=UTC; access-\(server.port)=\(secret); other=1"
  }

  @Test(.proves("S3"), arguments: [own, root])
  func `one's own user and root need no token`(owner: PeerOwner) async throws {
    #expect(try await status(of: .owner(orToken: Self.token), from: owner) == 200)
  }

  @Test(.proves("S3")) func `another user is refused with a sentence`() async throws {
    let response = try await RunningServer.with(access: .owner(orToken: Self.token), owner: Self.foreign) {
      try await $0.request("GET / HTTP/1.1")
    }

    #expect(response.status == 403)
    #expect(
      response.text
        == "This page belongs to another user of this machine. Opening it needs a token. It is on the note.\n")
    #expect(response["Cache-Control"] == "no-store")
  }

  @Test(.proves("S3")) func `somebody unknown is asked for the token`() async throws {
    let response = try await RunningServer.with(access: .owner(orToken: Self.token), owner: .unknown) {
      try await $0.request("GET / HTTP/1.1")
    }

    #expect(response.status == 403)
    #expect(response.text == "Opening this page needs a token. It is on the note.\n")
  }

  @Test(
    .proves("S3"),
    arguments: ["GET /a?b=c", "HEAD /", "GET /live/stream", "GET /assets/x.css", "GET /media/certificates/1"])
  func `nothing is behind another gate`(startLine: String) async throws {
    #expect(try await status(startLine + " HTTP/1.1", of: .owner(orToken: Self.token), from: Self.foreign) == 403)
  }

  @Test(.proves("S3")) func `a body is not even read`() async throws {
    try await RunningServer.with(access: .owner(orToken: Self.token), owner: Self.foreign) { server in
      let fields = ["Origin: http://127.0.0.1:\(server.port)", "Content-Length: 1000"]

      let response = try await server.request("POST / HTTP/1.1", fields)

      #expect(response.status == 403)
    }
  }

  @Test(.proves("S3"), arguments: [own, root, foreign, .unknown])
  func `where the token is required, it is required of everybody`(owner: PeerOwner) async throws {
    #expect(try await status(of: .token(Self.token), from: owner) == 403)
  }

  @Test(.proves("S3"), arguments: [foreign, .unknown])
  func `the token in the address becomes a cookie, and the address is without it`(owner: PeerOwner) async throws {
    try await RunningServer.with(access: .owner(orToken: Self.token), owner: owner) { server in
      let entry = try await server.request("GET /a?x=1&token=\(Self.secret)&y=%202 HTTP/1.1")
      let page = try await server.request("GET /a?x=1&y=%202 HTTP/1.1", [cookie(Self.secret, at: server)])

      #expect(entry.status == 303)
      #expect(entry["Location"] == "/a?x=1&y=%202")
      #expect(
        entry["Set-Cookie"]
          == "access-\(server.port)=\(Self.secret); Path=/; Max-Age=34560000; HttpOnly; SameSite=Strict")
      #expect(entry["Cache-Control"] == "no-store")
      #expect(page.status == 200)
      #expect(page.text == "GET /a?x=1&y=%202 ")
    }
  }

  @Test(.proves("S3")) func `an address that is nothing but the token leads to the plain one`() async throws {
    let entry = try await RunningServer.with(access: .token(Self.token), owner: Self.own) {
      try await $0.request("GET /?token=\(Self.secret) HTTP/1.1")
    }

    #expect(entry["Location"] == "/")
  }

  @Test(.proves("S3"), arguments: [wrong, "", String(secret.dropLast()), secret + "0", secret.uppercased()])
  func `a wrong token opens nothing, in the address or as a cookie`(wrong: String) async throws {
    try await RunningServer.with(access: .owner(orToken: Self.token), owner: .unknown) { server in
      let entry = try await server.request("GET /?token=\(wrong) HTTP/1.1")

      #expect(entry.status == 403)
      #expect(entry["Set-Cookie"] == nil)
      #expect(try await server.request("GET / HTTP/1.1", [cookie(wrong, at: server)]).status == 403)
    }
  }

  @Test(.proves("S3")) func `the cookie of another port opens nothing`() async throws {
    let cookie = "Cookie: access-1=\(Self.secret); access=\(Self.secret); token=\(Self.secret)"

    #expect(try await status("GET / HTTP/1.1", [cookie], of: .token(Self.token), from: Self.own) == 403)
  }

  @Test(.proves("S3")) func `a token in a post opens nothing`() async throws {
    try await RunningServer.with(access: .token(Self.token), owner: Self.own) { server in
      let fields = ["Origin: http://127.0.0.1:\(server.port)", "Content-Length: 0"]

      let byAddress = try await server.request("POST /?token=\(Self.secret) HTTP/1.1", fields)
      let byCookie = try await server.request("POST / HTTP/1.1", fields + [cookie(Self.secret, at: server)])

      #expect(byAddress.status == 403)
      #expect(byCookie.status == 200)
    }
  }

  @Test(.proves("S3")) func `an old token does not stand in the way of who needs none`() async throws {
    let entry = try await RunningServer.with(access: .owner(orToken: Self.token), owner: Self.own) {
      try await $0.request("GET /a?token=\(Self.wrong) HTTP/1.1")
    }

    #expect(entry.status == 303)
    #expect(entry["Location"] == "/a")
    #expect(entry["Set-Cookie"] == nil)
  }

  @Test(.proves("S3")) func `with the token come the checks of Host and Origin`() async throws {
    try await RunningServer.with(access: .token(Self.token), owner: Self.own) { server in
      let connection = try await server.connect()
      await connection.send("GET /?token=\(Self.secret) HTTP/1.1\r\nHost: evil.example\r\n\r\n")

      #expect(try await connection.response().status == 421)
      #expect(
        try await server.request(
          "POST / HTTP/1.1",
          [cookie(Self.secret, at: server), "Origin: http://evil.example", "Content-Length: 0"]
        ).status == 403)
    }
  }

  @Test(.proves("S3")) func `the token is in no log and in no answer but the cookie`() async throws {
    var log = LogLines()
    log.logLevel = .trace

    let answers = try await RunningServer.with(access: .owner(orToken: Self.token), owner: .unknown, log: log) {
      server in
      [
        try await server.request("GET /?token=\(Self.secret) HTTP/1.1"),
        try await server.request("GET /?token=\(Self.wrong) HTTP/1.1"),
        try await server.request("PUT /?token=\(Self.secret) HTTP/1.1"),
        try await server.request("GET / HTTP/1.1", [cookie(Self.secret, at: server)]),
      ]
    }

    #expect(answers.map(\.status) == [303, 403, 405, 200])
    #expect(!log.texts.contains { $0.contains(Self.secret) || $0.contains(Self.wrong) })
    #expect(!answers.contains { $0.text.contains(Self.secret) || $0["Location"]?.contains(Self.secret) == true })
  }

  @Test(.proves("S3")) func `the address to open has the token only where its user needs it`() async throws {
    let plain = try await RunningServer.with(access: .owner(orToken: Self.token), owner: Self.own) { $0.address }
    let asked = try await RunningServer.with(access: .token(Self.token), owner: Self.own) { $0.address }
    let unknown = try await RunningServer.with(access: .owner(orToken: Self.token), owner: .unknown) { $0.address }
    let open = try await RunningServer.with(owner: .unknown) { $0.address }

    #expect(plain.entry == plain.url)
    #expect(asked.entry == asked.url + "?token=" + Self.secret)
    #expect(unknown.entry == unknown.url + "?token=" + Self.secret)
    #expect(open.entry == open.url)
    #expect(!"\(asked)".contains(Self.secret))
  }

  @Test(.proves("S3")) func `the number of those who have none is nobody's`() {
    var gate = AccessGate(access: .owner(orToken: Self.token), address: WebServerAddress(port: 1), user: 65_534)
    let head = HTTPRequest(method: .get, scheme: "http", authority: "localhost:1", path: "/")

    #expect(gate.answer(to: head, from: .user(65_534))?.status == .forbidden)
    gate.user = 1000
    #expect(gate.answer(to: head, from: .user(1000)) == nil)
  }
}
