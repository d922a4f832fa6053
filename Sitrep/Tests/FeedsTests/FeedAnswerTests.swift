import Domain
import Foundation
import StubFeed
import TestTraits
import Testing

@testable import Feeds

/// Every way in which a feed can answer; each answer is one request.
@Suite struct FeedAnswerTests {
  private static let figures = "/v3/covid-19/countries"

  @Test(.proves(57)) func `a question is exactly one request, and tells nothing about who asks`() async throws {
    let stub = try await StubFeed()
    stub.answer(with: .json("[]", fields: ["ETag: \"7\"", "Last-Modified: yesterday", "Set-Cookie: id=1"]))
    let progress = Progress()

    let answer = try await stub.feed().answer(to: .figures(unlike: nil)) { progress.note($0) }

    let mark = CacheValidator(tag: "\"7\"", modified: "yesterday")
    #expect(answer == .body(Data("[]".utf8), mark: mark, sent: nil))
    #expect(stub.requests.map(\.startLine) == ["GET \(Self.figures)?allowNull=true HTTP/1.1"])
    let fields = try #require(stub.requests.first?.fields)
    #expect(fields["user-agent"] == "Sitrep" && fields["cookie"] == nil && fields["if-none-match"] == nil)
    #expect(Set(fields.keys).isSubset(of: ["host", "accept", "accept-encoding", "user-agent", "connection"]))
    #expect(progress.all.last == RefreshProgress(bytes: 2, expected: 2))

    _ = try await stub.feed().answer(to: .figures(unlike: mark)) { _ in }
    #expect(stub.requests.last?.fields["cookie"] == nil)
    #expect(stub.requests.last?.fields["if-none-match"] == "\"7\"")
    #expect(stub.requests.last?.fields["if-modified-since"] == "yesterday")
  }

  @Test func `each question has its own address`() async throws {
    let stub = try await StubFeed()
    stub.answer(with: .json("[]"))
    let feed = try stub.feed()

    _ = try await feed.answer(to: .previousDay) { _ in }
    _ = try await feed.answer(to: .history(try #require(CountryCode("CL")))) { _ in }

    #expect(
      stub.requests.map(\.path) == [
        "\(Self.figures)?yesterday=true&allowNull=true", "/v3/covid-19/historical/CL?lastdays=all",
      ])
  }

  @Test(.proves(57)) func `an answer that has not changed is not sent again`() async throws {
    let stub = try await StubFeed()
    stub.answer(with: .http(status: 304, body: []))
    let mark = CacheValidator(tag: "\"7\"", modified: nil)

    #expect(try await stub.feed().answer(to: .figures(unlike: mark)) { _ in } == .unchanged)
    #expect(await stub.problem() == .status(304), "nobody asked for a comparison")
    #expect(stub.requests.count == 2)
  }

  @Test(
    .proves(53),
    arguments: [
      (StubFeed.Answer.http(status: 500, body: []), RefreshProblem.status(500)),
      (.http(status: 404, body: []), .status(404)),
      (.http(status: 429, body: []), .status(429)),
      (.http(status: 503, fields: ["Retry-After: soon"], body: []), .status(503)),
      (.http(status: 302, fields: ["Location: https://evil.example/x"], body: []), .redirected(to: "evil.example")),
      (.http(status: 301, fields: ["Location: /other"], body: []), .redirected(to: "")),
      (.raw([]), .cutOff), (.raw(Array("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n[{\"country\":".utf8)), .cutOff),
      (.raw(Array("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n[{\"co".utf8)), .cutOff),
      (.raw(Array("SSH-2.0-OpenSSH\r\n".utf8)), .cutOff),
      (.http(body: Array(repeating: 0x20, count: 10_001)), .tooLarge(limit: 10_000)),
      (
        .raw(Array("HTTP/1.1 200 OK\r\n\r\n".utf8) + Array(repeating: 0x20, count: 50_000)), .tooLarge(limit: 10_000)
      ),
      (.http(fields: ["Content-Encoding: gzip"], body: Array("no gzip at all".utf8)), .cutOff),
    ])
  func `what brings no figures says why, after one request`(
    answer: StubFeed.Answer, problem: RefreshProblem
  ) async throws {
    let stub = try await StubFeed()
    stub.answer(with: answer)

    #expect(await stub.problem() == problem)
    #expect(stub.requests.count == 1)
  }

  @Test(arguments: [
    StubFeed.Answer.silence,
    .slow(Array(repeating: Array("HTTP/1.1 200 OK\r\nX: ".utf8), count: 1_000), milliseconds: 100),
  ])
  func `a feed that is slow is given up`(answer: StubFeed.Answer) async throws {
    let stub = try await StubFeed()
    stub.answer(with: answer)

    #expect(await stub.problem(within: .milliseconds(300)) == .timedOut)
    #expect(stub.requests.count <= 1)
  }

  @Test func `a feed that is down is not reached, and says so at once`() async throws {
    let stub = try await StubFeed()
    try await stub.stop()

    guard case .offline(let words) = await stub.problem() else {
      Issue.record("It was reached.")
      return
    }
    #expect(!words.isEmpty && words.count <= 200)
  }

  @Test(arguments: [("Retry-After: 120", 120.0), ("Retry-After: 9999999999", 86_400)])
  func `a feed that wants to be left alone says how long`(field: String, seconds: Double) async throws {
    let stub = try await StubFeed()
    stub.answer(with: .http(status: 429, fields: [field], body: []))
    let earliest = Date(timeIntervalSinceNow: seconds - 1)

    guard case .askedToWait(let until) = await stub.problem() else {
      Issue.record("It did not ask.")
      return
    }
    #expect(until > earliest && until <= Date(timeIntervalSinceNow: seconds))
  }

  @Test func `a feed may name the moment`() async throws {
    let stub = try await StubFeed()
    stub.answer(with: .http(status: 503, fields: ["Retry-After: Sun, 06 Nov 2094 08:49:37 GMT"], body: []))

    #expect(await stub.problem() == .askedToWait(until: Date(timeIntervalSince1970: 3_939_871_777)))
  }

  @Test func `compressed answers are read, and a bomb is not`() async throws {
    let stub = try await StubFeed()
    stub.answer(with: .http(fields: ["Content-Encoding: gzip"], body: try GzipBody.bytes(Array("[1]".utf8))))
    let answer = try await stub.feed().answer(to: .previousDay) { _ in }
    #expect(answer == .body(Data("[1]".utf8), mark: nil, sent: nil))

    let bomb = try GzipBody.bytes(Array(repeating: 0x20, count: 5_000_000))
    #expect(bomb.count < 10_000)
    stub.answer(with: .http(fields: ["Content-Encoding: gzip"], body: bomb))
    #expect(await stub.problem() == .tooLarge(limit: 10_000))
  }

  @Test func `a task that ends ends its request`() async throws {
    let stub = try await StubFeed()
    stub.answer(with: .silence)
    let feed = DiseaseShFeed(at: try FeedAddress(stub.url))
    let asking = Task { () async -> RefreshProblem? in
      do throws(RefreshProblem) {
        _ = try await feed.answer(to: .previousDay) { _ in }
        return nil
      } catch { return error }
    }
    while stub.requests.isEmpty { try await Task.sleep(for: .milliseconds(1)) }

    asking.cancel()

    #expect(await asking.value == .cancelled)
  }

  @Test(.proves(58)) func `a flag is asked from the feed itself, with one request`() async throws {
    let stub = try await StubFeed()
    stub.answer("/assets/img/flags/cl.png", with: .http(body: [1, 2, 3]))
    stub.answer("/assets/img/flags/jp.png", with: .http(status: 500, body: []))
    let feed = try stub.feed()

    #expect(try await feed.flag(of: try #require(CountryCode("CL"))) == Data([1, 2, 3]))
    #expect(try await feed.flag(of: try #require(CountryCode("RU"))) == nil)
    await #expect(throws: RefreshProblem.status(500)) { try await feed.flag(of: #require(CountryCode("JP"))) }
    #expect(stub.requests.map(\.path) == ["cl", "ru", "jp"].map { "/assets/img/flags/\($0).png" })
  }

  @Test func `marks that are no plain text, or long, are not sent back`() async throws {
    let stub = try await StubFeed()
    stub.answer(
      with: .json("[]", fields: ["ETag: \"\(String(repeating: "x", count: 300))\"", "Last-Modified: \u{E9}"]))

    let answer = try await stub.feed().answer(to: .previousDay) { _ in }
    #expect(answer == .body(Data("[]".utf8), mark: nil, sent: nil))
  }
}

/// What was told, in its order.
private final class Progress: @unchecked Sendable {
  private let lock = NSLock()
  private var told: [RefreshProgress] = []

  var all: [RefreshProgress] { lock.withLock { told } }

  func note(_ progress: RefreshProgress) { lock.withLock { told.append(progress) } }
}

extension StubFeed {
  /// A feed of small answers that asks this server, patient unless a test wants it otherwise.
  func feed(patience: Duration = .seconds(90), most: Int = 10_000) throws -> DiseaseShFeed {
    var limits = FeedLimits()
    limits.connect = patience
    limits.whole = patience
    limits.answer = most
    return DiseaseShFeed(at: try FeedAddress(url), limits: limits)
  }

  /// Why a question is not answered.
  fileprivate func problem(within patience: Duration = .seconds(90)) async -> RefreshProblem? {
    do {
      _ = try await feed(patience: patience).answer(to: .figures(unlike: nil)) { _ in }
      return nil
    } catch {
      return error as? RefreshProblem
    }
  }
}
