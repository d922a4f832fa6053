import Foundation
import HTTPTypes
import NIOCore
import PortableUIWeb
import RawHTTP
import TestTraits
import Testing

@testable import struct PortableUIWeb.BodyFile

/// A folder that is there while a test runs.
final class ScratchFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(path: "portableui-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path) }
  }
}

@Suite(.timeLimit(.minutes(10))) struct UploadTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func limits(_ change: (inout WebServerLimits) -> Void) -> WebServerLimits {
    var limits = WebServerLimits()
    change(&limits)
    return limits
  }

  private func own(_ server: RunningServer) -> String { "Origin: http://127.0.0.1:\(server.port)" }

  /// Says what came in the file, how long it is and what its folder shows of it.
  private func storing(limit: Int = 1_000_000, in place: UploadDestination? = nil, share: UploadShare? = nil)
    -> Answering
  {
    let folder = folder
    let place = place ?? .folder(folder.url.path)
    return Answering { head in
      head.method == .post ? .file(limit: limit, in: place, share: share) : .memory()
    } answer: { request in
      guard let file = request.file else { return .text("no file") }
      let content = String(decoding: (try? file.data()) ?? Data(), as: UTF8.self)
      let names = (try? folder.names) ?? ["?"]
      return .text("\(request.body.count) \(file.byteCount) \(names) \(content.prefix(20))")
    }
  }

  @Test(.proves("S2"), arguments: [true, false])
  func `a body goes to a file that nobody can open, in memory or on the disk`(isInMemory: Bool) async throws {
    let body = String(repeating: "0123456789", count: 90_000)

    let response = try await RunningServer.with(storing(in: isInMemory ? .memory : nil)) { server in
      try await server.request("POST / HTTP/1.1", [own(server), "Content-Length: \(body.utf8.count)"], body: body)
    }

    #expect(response.text == "0 900000 [] 01234567890123456789")
    #expect(try folder.names == [])
  }

  @Test(.proves("S2")) func `a body that has no more room than is left of all is refused while it arrives`()
    async throws
  {
    var limits = UploadBudget.Limits()
    limits.disk = 300_000
    let budget = UploadBudget(limits)
    let share = try #require(budget.share(in: .folder(""), bytes: 0))

    try await RunningServer.with(storing(share: share)) { server in
      let connection = try await server.connect()
      let chunk = "4000\r\n" + String(repeating: "a", count: 0x4000) + "\r\n"
      await connection.request("POST / HTTP/1.1", [own(server), "Transfer-Encoding: chunked"])
      for _ in 0..<32 { await connection.send(chunk) }

      #expect(try await connection.response().status == 507)
    }
    #expect(budget.bytes.disk <= 300_000)
  }

  @Test func `an empty body is a file too, and other methods have none`() async throws {
    try await RunningServer.with(storing()) { server in
      let post = try await server.request("POST / HTTP/1.1", [own(server), "Content-Length: 0"])
      let get = try await server.request("GET / HTTP/1.1")

      #expect(post.text == "0 0 [] ")
      #expect(get.text == "no file")
    }
  }

  @Test func `a body above the limit is refused before it is read`() async throws {
    try await RunningServer.with(storing(limit: 10)) { server in
      let response = try await server.request("POST / HTTP/1.1", [own(server), "Content-Length: 11"])

      #expect(response.status == 413)
      #expect(response["Connection"] == "close")
    }
    #expect(try folder.names == [])
  }

  @Test func `a chunked body above the limit leaves nothing behind`() async throws {
    try await RunningServer.with(storing(limit: 300_000)) { server in
      let connection = try await server.connect()
      let chunk = "4000\r\n" + String(repeating: "a", count: 0x4000) + "\r\n"
      await connection.request("POST / HTTP/1.1", [own(server), "Transfer-Encoding: chunked"])
      for _ in 0..<32 { await connection.send(chunk) }

      #expect(try await connection.response().status == 413)
      #expect(await connection.rest() == [])
      try await server.expectAlive()
    }
    #expect(try folder.names == [])
  }

  @Test func `a slow body may take its time as long as it goes on`() async throws {
    // All of it takes longer than the limit; each part leaves a busy machine several seconds.
    let patient = limits { $0.bodyTime = .seconds(10) }

    try await RunningServer.with(storing(), limits: patient) { server in
      let connection = try await server.connect()
      await connection.request("POST / HTTP/1.1", [own(server), "Content-Length: 8"])
      for _ in 0..<8 {
        try await Task.sleep(for: .milliseconds(1_300))
        await connection.send("a")
      }

      #expect(try await connection.response().text == "0 8 [] aaaaaaaa")
    }
  }

  @Test func `a body of which nothing more comes is given up`() async throws {
    try await RunningServer.with(storing(), limits: limits { $0.bodyTime = .milliseconds(50) }) { server in
      let connection = try await server.connect()
      await connection.request("POST / HTTP/1.1", [own(server), "Content-Length: 10"], body: "half")

      #expect(try await connection.response().status == 408)
      #expect(await connection.rest() == [])
    }
    #expect(try folder.names == [])
  }

  @Test func `a reader who goes in the middle leaves nothing behind`() async throws {
    try await RunningServer.with(storing()) { server in
      let connection = try await server.connect()
      await connection.request(
        "POST / HTTP/1.1", [own(server), "Content-Length: 900000"], body: String(repeating: "a", count: 400_000))
      try await connection.close()
      try await server.expectAlive()
    }
    #expect(try folder.names == [])
  }

  @Test func `a folder that is not there is a failure of ours`() async throws {
    try await RunningServer.with(storing(in: .folder(folder.url.appending(path: "missing").path))) { server in
      let response = try await server.request("POST / HTTP/1.1", [own(server), "Content-Length: 1"], body: "a")

      #expect(response.status == 500)
      #expect(response.text == "The file could not be stored.\n")
      try await server.expectAlive()
    }
  }

  @Test func `a full disk is told`() async throws {
    let bytes = ByteBuffer(repeating: 0x61, count: 300_000)

    await #expect(throws: BodyFile.Failure.noRoom) {
      var file = try BodyFile(descriptor: open("/dev/full", O_WRONLY))
      try await file.write(bytes)
    }
    #expect(BodyFile.Failure(errno: EIO) == .failed(errno: EIO))
    #expect(try folder.names == [])
  }

  @Test func `a responder may refuse a body before it is read, or take a longer one`() async throws {
    let responder = Answering { head in
      head.target == "/no" ? .refuse(.text("not now")) : .memory(limit: 100_000)
    } answer: {
      .text("\($0.body.count)")
    }

    try await RunningServer.with(responder) { server in
      let refused = try await server.request("POST /no HTTP/1.1", [own(server), "Content-Length: 1000"])
      let taken = try await server.request(
        "POST / HTTP/1.1", [own(server), "Content-Length: 90000"], body: String(repeating: "a", count: 90_000))

      #expect(refused.text == "not now")
      #expect(refused["Connection"] == "close")
      #expect(taken.text == "90000")
    }
  }
}
