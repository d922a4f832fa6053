import AppPages
import Certificates
import Foundation
import PictureSamples
import RawHTTP
import TestSupport
import TestTraits
import Testing

/// What of a picture that somebody chose is in the data folder of the program, at any time.
@Suite(.timeLimit(.minutes(10))) struct UploadProcessTests {
  private let folder: TemporaryFolder
  private let data: String

  /// Over a megabyte, so that it does not fit into any buffer on its way.
  private static let secret = "a word that stands in no other file"
  private static let picture: Data = {
    let comment = Array("Comment\0\(secret)".utf8) + [UInt8](repeating: 0x61, count: 1_200_000)
    return PNGSample().adding(.init("tEXt", comment)).data
  }()

  init() throws {
    folder = try TemporaryFolder()
    data = folder.path + "data/"
  }

  @Test(.proves("S2"), arguments: [SIGTERM, SIGKILL])
  func `a picture that was chosen and not saved is on no disk, whatever ends the program`(signal: Int32) async throws {
    let server = try await RunningSitrep("--data", data)
    let page = try await RawPage(port: server.port, path: "/certificates")
    let token = try await page.upload(Self.picture)
    #expect(token.count == 32)

    #expect(try uploads() == [])
    #expect(try !holdsSecret())
    _ = await server.end(signal)

    #expect(try !holdsSecret())
    #expect(try uploads() == (signal == SIGTERM ? nil : []))
  }

  @Test(.proves("S2")) func `a picture that was saved is in the database only, and nowhere else after Clear`()
    async throws
  {
    let server = try await RunningSitrep("--data", data)
    let page = try await RawPage(port: server.port, path: "/certificates")
    try await page.send("[\"set\",\"\(page.fileField)\",\"\(try await page.upload(Self.picture))\"]")
    var shown = ""
    while !shown.contains(CertificatesID.clear) { shown = try await page.load("/certificates") }
    #expect(try uploads() == [])
    #expect(try holdsSecret())

    let clear = try #require(shown.firstMatch(of: /value="(n[\w-]+)"[^>]*data-testid="certificates?\.clear"/))
    _ = try await page.post("/certificates", "event=\(clear.output.1)")

    #expect(try uploads() == [])
    #expect(await server.end().code == 0)
    #expect(try uploads() == nil)
  }

  @Test(.proves("S2")) func `what a killed program left of uploads is deleted at the next start`() async throws {
    let server = try await RunningSitrep("--data", data)
    _ = await server.end(SIGKILL)
    let left = data + "uploads/left"
    try FileManager.default.createDirectory(atPath: left, withIntermediateDirectories: true)
    try Data(Self.secret.utf8).write(to: URL(filePath: left + "/a.png"))

    let next = try await RunningSitrep("--data", data)

    #expect(try uploads() == [])
    #expect(try !holdsSecret())
    #expect(await next.end().code == 0)
  }

  @Test(.proves("S2")) func `an upload for no control is refused before it is sent`() async throws {
    let server = try await RunningSitrep("--data", data)
    let page = try await RawPage(port: server.port, path: "/certificates")
    let button = try #require(page.html.firstMatch(of: /name="event" value="(n[\w-]+)"/)).output.1

    for control in [String(button), "nAAAAAAAAAAA", "x"] {
      #expect(try await page.answer(toHeadOfUploadFor: control).status == 410)
    }
    let other = try await RawPage(port: server.port, path: "/certificates", opens: false)
    #expect(try await other.answer(toHeadOfUploadFor: page.fileField).status == 410)
    // One that is too large for the memory is refused for that.
    #expect(try await page.answer(toHeadOfUploadFor: page.fileField, length: 30_000_000).status == 413)
    #expect(await server.end().code == 0)
  }

  /// The names in the folder for uploads; nil where it is not there.
  private func uploads() throws -> [String]? {
    guard FileManager.default.fileExists(atPath: data + "uploads") else { return nil }
    return try FileManager.default.contentsOfDirectory(atPath: data + "uploads")
  }

  /// Whether any file below the data folder holds the picture's secret.
  private func holdsSecret() throws -> Bool {
    let names = try FileManager.default.subpathsOfDirectory(atPath: data)
    return names.contains { name in
      (try? Data(contentsOf: URL(filePath: data + name)))?.range(of: Data(Self.secret.utf8)) != nil
    }
  }
}

/// A page of the program whose script runs, as far as uploads are concerned.
private struct RawPage {
  let html: String
  private let port: Int
  private let path: String
  private let window = UUID().uuidString

  init(port: Int, path: String, opens: Bool = true) async throws {
    self.port = port
    self.path = path
    let connection = try await RawConnection(port: port)
    await connection.request("GET \(path) HTTP/1.1")
    html = try await connection.response().text
    if opens { try await send("[\"sync\"]") }
  }

  /// The name of the first field for files.
  var fileField: String {
    html.firstMatch(of: /type="file" name="(n[\w-]+)"/).map { String($0.output.1) } ?? "none"
  }

  func load(_ path: String) async throws -> String {
    let connection = try await RawConnection(port: port)
    await connection.request("GET \(path) HTTP/1.1")
    return try await connection.response().text
  }

  /// Sends events, as JSON.
  func send(_ events: String) async throws {
    let version = html.firstMatch(of: /data-version="(\w+)"/).map { String($0.output.1) } ?? ""
    let assets = html.firstMatch(of: /data-assets="(\w+)"/).map { String($0.output.1) } ?? ""
    let body = """
      {"w":"\(window)","n":\(events.count),"r":0,"v":"\(version)","u":"\(path)","a":"\(assets)","e":[\(events)]}
      """
    let answer = try await post("/live/event", body, type: "application/json")
    #expect(answer.status == 200)
  }

  func post(
    _ target: String, _ body: String, type: String = "application/x-www-form-urlencoded"
  ) async throws -> RawResponse {
    let connection = try await RawConnection(port: port)
    await connection.request(
      "POST \(target) HTTP/1.1", [origin, "Content-Type: \(type)", "Content-Length: \(body.utf8.count)"], body: body)
    return try await connection.response()
  }

  /// Sends a file for the first field, and gives back its token.
  func upload(_ file: Data) async throws -> String {
    let connection = try await RawConnection(port: port)
    await connection.request(
      "POST /live/upload/\(window)/\(fileField) HTTP/1.1",
      [origin, "Content-Type: image/png", "X-File-Name: a.png", "Content-Length: \(file.count)"])
    await connection.send(Array(file))
    return try await connection.response().text.trimmingCharacters(in: .newlines)
  }

  /// What is said to the head of an upload whose body never comes.
  func answer(toHeadOfUploadFor control: String, length: Int = 1_000_000) async throws -> RawResponse {
    let connection = try await RawConnection(port: port)
    await connection.request(
      "POST /live/upload/\(window)/\(control) HTTP/1.1", [origin, "Content-Length: \(length)"])
    return try await connection.response()
  }

  private var origin: String { "Origin: http://127.0.0.1:\(port)" }
}
