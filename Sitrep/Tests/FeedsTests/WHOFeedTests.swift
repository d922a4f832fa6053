import Domain
import Foundation
import StubFeed
import TestTraits
import Testing

@testable import Feeds

@Suite struct WHOFeedTests {
  private static let path = "/copy/WHO-COVID-19-global-data.csv"

  @Test(.proves(57)) func `the whole file is exactly one request, and tells nothing about who asks`() async throws {
    let stub = try await StubFeed()
    let fields = ["ETag: \"7\"", "Last-Modified: yesterday", "Content-Encoding: gzip"]
    stub.answer(with: .http(fields: fields, body: try GzipBody.bytes(Array("a,b\n".utf8))))
    let feed = try stub.whoFeed()

    let answer = try await feed.counts(unlike: nil) { _ in }

    let mark = CacheValidator(tag: "\"7\"", modified: "yesterday")
    #expect(answer == .body(Data("a,b\n".utf8), mark: mark, sent: nil))
    #expect(stub.requests.map(\.startLine) == ["GET \(Self.path) HTTP/1.1"])
    let asked = try #require(stub.requests.first?.fields)
    #expect(Set(asked.keys).isSubset(of: ["host", "accept", "accept-encoding", "user-agent", "connection"]))
    #expect(asked["user-agent"] == "Sitrep" && asked["accept-encoding"] == "gzip" && asked["accept"] == "text/csv")

    stub.answer(with: .http(status: 304, body: []))
    #expect(try await feed.counts(unlike: mark) { _ in } == .unchanged)
    #expect(stub.requests.last?.fields["if-none-match"] == "\"7\"")
    #expect(stub.requests.last?.fields["if-modified-since"] == "yesterday")
    #expect(stub.requests.count == 2)
  }

  @Test(
    .proves(53),
    arguments: [
      (StubFeed.Answer.http(status: 403, body: []), RefreshProblem.status(403)),
      (.http(status: 304, body: []), .status(304)),
      (.http(status: 302, fields: ["Location: https://evil.example/x"], body: []), .redirected(to: "evil.example")),
      (.raw(Array("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nDate_reported,".utf8)), .cutOff),
      (.http(body: Array(repeating: 0x20, count: 10_001)), .tooLarge(limit: 10_000)),
      (.http(fields: ["Content-Encoding: gzip"], body: Array("no gzip at all".utf8)), .cutOff),
    ])
  func `what brings no file says why, after one request`(
    answer: StubFeed.Answer, problem: RefreshProblem
  ) async throws {
    let stub = try await StubFeed()
    stub.answer(with: answer)

    await #expect(throws: problem) { try await stub.whoFeed().counts(unlike: nil) { _ in } }
    #expect(stub.requests.count == 1)
  }

  @Test func `a bomb, and a server that never answers, are given up`() async throws {
    let stub = try await StubFeed()
    let bomb = try GzipBody.bytes(Array(repeating: 0x20, count: 5_000_000))
    stub.answer(with: .http(fields: ["Content-Encoding: gzip"], body: bomb))
    await #expect(throws: RefreshProblem.tooLarge(limit: 10_000)) {
      try await stub.whoFeed().counts(unlike: nil) { _ in }
    }

    stub.answer(with: .silence)
    await #expect(throws: RefreshProblem.timedOut) {
      try await stub.whoFeed(patience: .milliseconds(300)).counts(unlike: nil) { _ in }
    }
  }

  @Test func `it is asked for over HTTPS, with bounds of its own`() throws {
    let feed = WHOFeed()

    #expect(FeedAddress.who == (try FeedAddress(FeedAddress.who.base)) && FeedAddress.who.base.hasPrefix("https://"))
    #expect(feed.host == "srhdpeuwpubsa.blob.core.windows.net" && feed.fileName == "WHO-COVID-19-global-data.csv")
    #expect(WHOFeed.limits.answer == 16_000_000 && WHOFeed.limits.whole == .seconds(120))
    #expect(throws: FeedAddress.Problem.notEncrypted) { try FeedAddress("http://mirror.example/who.csv") }
  }
}

extension StubFeed {
  /// A feed of one file that asks this server, patient unless a test wants it otherwise.
  func whoFeed(patience: Duration = .seconds(90), most: Int = 10_000) throws -> WHOFeed {
    var limits = FeedLimits()
    limits.connect = patience
    limits.whole = patience
    limits.answer = most
    return WHOFeed(at: try FeedAddress("\(url)/copy/WHO-COVID-19-global-data.csv"), limits: limits)
  }
}
