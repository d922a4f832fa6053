import Domain
import Foundation
import StubFeed
import Testing

@testable import Feeds

/// How the system's curl is asked, what it may answer, and what happens without it.
@Suite struct CurlTests {
  @Test func `without curl nothing is asked`() async {
    await #expect(throws: RefreshProblem.noCurl) {
      try await FeedConnection.reply(to: Self.request(), FeedLimits(), with: nil) { _ in }
    }
  }

  @Test func `a program that can't be started, or dies, tells why`() async throws {
    let dying = try FakeCurl("kill -KILL $$")

    for program in ["/nowhere/curl", dying.path] {
      let problem = await #expect(throws: RefreshProblem.self) {
        try await FeedConnection.reply(to: Self.request(), FeedLimits(), with: program) { _ in }
      }
      guard case .offline(let words) = problem else {
        Issue.record("\(program): \(String(describing: problem))")
        continue
      }
      #expect(!words.isEmpty && words.count <= 200)
    }
  }

  @Test(arguments: [("https://disease.sh", "=https"), ("http://127.0.0.1:1", "=http")])
  func `who looks at the processes doesn't see the question, and curl has no environment`(
    base: String, scheme: String
  ) async throws {
    let curl = try FakeCurl(#"printf 'HTTP/1.1 200 OK\r\n\r\n' >&2; printf '%s\n' "$#" "$@" "$HOME$http_proxy"; cat"#)
    var request = FeedRequest("\(base)/historical/CL", accepting: "application/json", most: 10_000)
    request.mark = CacheValidator(tag: #""a\b""#, modified: "line\nheader")

    let reply = try await FeedConnection.reply(to: request, FeedLimits(), with: curl.path) { _ in }

    var lines = String(decoding: reply.body, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let count = try #require(Int(lines.removeFirst()))
    let arguments = lines.prefix(count)
    #expect(arguments.first == "--disable" && !arguments.contains { $0.contains("CL") || $0.contains("If-None-Match") })
    let proto = try #require(arguments.firstIndex(of: "--proto"))
    #expect(arguments[proto + 1] == scheme)
    #expect(lines[count].isEmpty)
    #expect(lines.contains(#"url = "\#(base)/historical/CL""#))
    #expect(lines.contains(#"header = "If-None-Match: \"a\\b\"""#))
    #expect(!lines.contains { $0.contains("If-Modified-Since") || $0.hasPrefix("header\"") })
  }

  @Test(
    arguments: [
      ("yes >&2", RefreshProblem.cutOff),
      (#"printf 'HTTP/1.1 200 OK\r\n\r\n' >&2; yes"#, .tooLarge(limit: 10_000)),
      ("exit 0", .cutOff), ("printf 'HTTP/1.1 200 OK\r\n' >&2", .cutOff),
      ("echo 'curl: (7) Could not connect' >&2; exit 7", .offline("curl: (7) Could not connect")),
      ("exit 7", .offline("curl ended with 7")),
    ])
  func `whatever it writes is bounded`(script: String, problem: RefreshProblem) async throws {
    let curl = try FakeCurl(script)
    var limits = FeedLimits()
    limits.whole = .seconds(90)

    await #expect(throws: problem) {
      try await FeedConnection.reply(to: Self.request(), limits, with: curl.path) { _ in }
    }
  }

  @Test func `interim answers and trailers are not the answer's header`() async throws {
    let stub = try await StubFeed()
    stub.answer(
      with: .raw(
        Array(
          ("HTTP/1.1 103 Early Hints\r\nETag: \"early\"\r\n\r\n"
            + "HTTP/1.1 200 OK\r\nETag: \"7\"\r\nETag: \"8\"\r\nTransfer-Encoding: chunked\r\n\r\n"
            + "2\r\n[]\r\n0\r\nETag: \"late\"\r\n\r\n").utf8)))

    let answer = try await stub.feed().answer(to: .previousDay) { _ in }

    #expect(answer == .body(Data("[]".utf8), mark: CacheValidator(tag: "\"7\"", modified: nil), sent: nil))
  }

  @Test(arguments: ["", "HTTP/1.1 200 OK", "HTTP/1.1 200 OK\r\nA: b\r\n", "HTTP/1.1 103 -\r\n\r\n", "\r\n\r\n"])
  func `half a header is none`(text: String) {
    #expect(FeedHeader(text) == nil)
  }

  @Test func `a header's lines may end as they like, and what is no field is passed over`() throws {
    let header = try #require(FeedHeader("HTTP/1.1 404 Not found\nDate:\t today\n folded\nContent-Length: 3\r\n\nrest"))

    #expect(header.status == 404 && header.fields == ["date": "today", "content-length": "3"] && header.length == 3)
  }

  private static func request() throws -> FeedRequest {
    FeedRequest("http://127.0.0.1:1/x", accepting: "application/json", most: 10_000)
  }
}

/// A script that stands in for curl.
private final class FakeCurl {
  let path: String

  init(_ script: String) throws {
    path = FileManager.default.temporaryDirectory.appending(path: "curl-\(UUID().uuidString)").path
    let isMade = FileManager.default.createFile(
      atPath: path, contents: Data("#!/bin/sh\n\(script)\n".utf8), attributes: [.posixPermissions: 0o700])
    try #require(isMade)
  }

  deinit { unlink(path) }
}
