import Foundation
import HTTPTypes
import PortableUICore
import Testing

@testable import PortableUIWeb

@Suite struct FileNameTests {
  @Test(arguments: [
    ("a.csv", "a.csv"), ("/etc/passwd", "passwd"), ("C:\\a\\b.png", "b.png"), ("..", "file"), ("", "file"),
    ("a\u{0}\n\u{202E}b", "ab"), (" a b ", "a b"), ("/", "file"),
  ])
  func `a name leads nowhere`(name: String, safe: String) {
    #expect(FileName.safe(name) == safe)
  }

  @Test func `a long name is cut between characters`() {
    #expect(FileName.safe(String(repeating: "я", count: 150)) == String(repeating: "я", count: 100))
  }

  @Test func `a name is written as RFC 8187 wants it`() {
    #expect(FileName.attachment("a b\"é%.csv") == "attachment; filename*=UTF-8''a%20b%22%C3%A9%25.csv")
    #expect(FileName.attachment("\t") == "attachment; filename*=UTF-8''file")
  }
}

@Suite struct DownloadBoxTests {
  private func get(_ address: String, _ method: HTTPRequest.Method = .get) -> WebRequest {
    WebRequest(method: method, target: address)
  }

  private func download(_ text: String = "a,b") -> Download {
    Download(name: "a.csv", type: "text/csv", content: .bytes(Array(text.utf8)))
  }

  @Test func `a file is served once, to be stored`() throws {
    let box = DownloadBox()
    let address = box.offer(download())

    let head = try #require(box.response(to: get(address, .head)))
    let response = try #require(box.response(to: get(address)))
    let again = try #require(box.response(to: get(address)))

    #expect(address.wholeMatch(of: #/\/live\/file\/[0-9a-f]{32}/#) != nil)
    #expect(head.status == .ok)
    #expect(response.body == Array("a,b".utf8))
    #expect(response.headers[.contentType] == "text/csv")
    #expect(response.headers[.contentDisposition] == "attachment; filename*=UTF-8''a.csv")
    #expect(response.headers[.xContentTypeOptions] == "nosniff")
    #expect(response.headers[.contentSecurityPolicy] == "default-src 'none'; sandbox")
    #expect(response.headers[.cacheControl] == "no-store")
    #expect(again.status == .notFound)
  }

  @Test func `a file on the disk is sent as it is read`() throws {
    let folder = try ScratchFolder()
    let url = folder.url.appending(path: "a")
    try Data("abc".utf8).write(to: url)
    let box = DownloadBox()
    let address = box.offer(
      Download(name: "a", type: "text/plain", content: .file(TemporaryFile(url: url, byteCount: 3))))

    #expect(box.response(to: get(address))?.stream?.byteCount == 3)
    #expect(try folder.names == [])
  }

  @Test func `other addresses are not its business`() {
    let box = DownloadBox()

    #expect(box.response(to: get("/statistics")) == nil)
    #expect(box.response(to: get(box.offer(download()), .post)) == nil)
    #expect(box.response(to: get("/live/file/guess"))?.status == .notFound)
  }

  @Test func `a file waits ten minutes`() {
    let box = DownloadBox()
    let now = ContinuousClock.now
    let address = box.offer(download(), now: now)
    let late = box.offer(download(), now: now)

    #expect(box.response(to: get(address), now: now + .seconds(599))?.status == .ok)
    #expect(box.response(to: get(late), now: now + .seconds(600))?.status == .notFound)
  }

  @Test func `the oldest files go when there are too many or they are too long`() {
    var limits = DownloadBox.Limits()
    limits.files = 3
    limits.bytes = 10
    let box = DownloadBox(limits: limits)
    let now = ContinuousClock.now
    let addresses = (0..<5).map { box.offer(download("abc"), now: now + .seconds($0)) }
    let long = box.offer(download("01234567890123456789"), now: now + .seconds(5))

    #expect(addresses.map { box.response(to: get($0))?.status } == Array(repeating: .notFound, count: 5))
    #expect(box.response(to: get(long))?.status == .ok)
  }
}

@Suite struct UploadBoxTests {
  private let folder: ScratchFolder
  private let owner: UploadBox.Owner
  private let other: UploadBox.Owner

  init() throws {
    folder = try ScratchFolder()
    owner = try Self.owner("1")
    other = try Self.owner("2")
  }

  private static func owner(_ letter: Character) throws -> UploadBox.Owner {
    UploadBox.Owner(window: try #require(WindowID(String(repeating: letter, count: 22))), control: .root)
  }

  private func plan(_ target: String, of box: UploadBox, now: ContinuousClock.Instant = .now) -> BodyPlan? {
    box.bodyPlan(for: WebRequest(method: .post, target: target), now: now) { $0 == owner.window }
  }

  private func box(_ change: (inout UploadBox.Limits) -> Void = { _ in }) -> UploadBox {
    var limits = UploadBox.Limits()
    change(&limits)
    return UploadBox(folder: folder.url, limits: limits)
  }

  private func request(_ address: String, name: String = "a.png", text: String = "abc") throws -> WebRequest {
    let url = folder.url.appending(path: UUID().uuidString)
    try Data(text.utf8).write(to: url)
    return WebRequest(
      method: .post, target: address, headers: [.fileName: name, .contentType: "image/png"],
      file: TemporaryFile(url: url, byteCount: text.utf8.count))
  }

  /// Sends a file and returns its token.
  private func send(_ text: String = "abc", to address: String, of box: UploadBox, now: ContinuousClock.Instant = .now)
    throws -> String
  {
    let response = box.receive(try request(address, text: text), now: now)
    #expect(response.status == .ok)
    return String(decoding: response.body.dropLast(), as: UTF8.self)
  }

  @Test func `a copy goes when its reader has done with it`() throws {
    let box = box()
    let token = try send(to: owner.address, of: box)
    let files = try #require(box.take(token, for: owner))
    let url = try #require(files.first).received.url
    #expect(FileManager.default.fileExists(atPath: url.path))

    #expect(url.startAccessingSecurityScopedResource())
    url.stopAccessingSecurityScopedResource()

    #expect(!FileManager.default.fileExists(atPath: url.deletingLastPathComponent().path))
  }

  @Test func `a file that no browser sent stays when its reader has done with it`() throws {
    let url = folder.url.appending(path: "own.txt")
    try Data("mine".utf8).write(to: url)

    url.stopAccessingSecurityScopedResource()

    #expect(FileManager.default.fileExists(atPath: url.path))
  }

  @Test func `a file is for the control that asked, once`() throws {
    let box = box()
    let address = owner.address
    let token = try send(to: address, of: box)

    #expect(UploadBox.Owner(target: address) == owner)
    #expect(address != other.address)
    #expect(box.take(token, for: other) == nil)
    let files = try #require(box.take(token, for: owner))
    #expect(files.map(\.name) == ["a.png"])
    #expect(files.map(\.received.url.lastPathComponent) == ["a.png"])
    #expect(try files.map { try Data(contentsOf: $0.file.url) } == [Data("abc".utf8)])
    #expect(files.map(\.type) == ["image/png"])
    #expect(files.map(\.file.byteCount) == [3])
    #expect(box.take(token, for: owner) == nil)
    #expect(box.take("", for: owner) == [])
  }

  @Test func `several files come in their order, all or none`() throws {
    let box = box()
    let address = owner.address
    let tokens = try [send("a", to: address, of: box), send("bc", to: address, of: box)]

    #expect(box.take("\(tokens[0]),guess", for: owner) == nil)
    #expect(box.take("\(tokens[0]),\(tokens[0])", for: owner) == nil)
    #expect(box.take("\(tokens[1]),\(tokens[0])", for: owner)?.map(\.file.byteCount) == [2, 1])
  }

  @Test func `names from a reader are decoded and made safe`() throws {
    let box = box()
    let address = owner.address
    var nameless = try request(address, name: "%")
    nameless.headers[.contentType] = nil

    let first = box.receive(try request(address, name: "..%2F%D1%8F%20b.png"))
    let second = box.receive(nameless)
    let tokens = [first, second].map { String(decoding: $0.body.dropLast(), as: UTF8.self) }

    let files = try #require(box.take(tokens.joined(separator: ","), for: owner))
    #expect(files.map(\.name) == ["я b.png", "file"])
    #expect(files.map(\.type) == ["image/png", "application/octet-stream"])
  }

  @Test func `the body goes to the folder, within the room that is left`() throws {
    let box = box {
      $0.fileBytes = 10
      $0.bytes = 12
    }
    let address = owner.address

    guard case .file(10, folder.url)? = plan(address, of: box) else {
      return #expect(Bool(false), "no plan for a file of at most ten bytes")
    }
    _ = try send("0123456789", to: address, of: box)
    guard case .file(2, _)? = plan(address, of: box) else {
      return #expect(Bool(false), "no plan for the two bytes that are left")
    }
    #expect(box.receive(try request(address, text: "abc")).status == .serviceUnavailable)
    _ = try send("ab", to: address, of: box)
    guard case .refuse(let full)? = plan(address, of: box) else {
      return #expect(Bool(false), "no room is left")
    }
    #expect(full.status == .serviceUnavailable)
  }

  @Test func `an address that nobody has, and what is no upload`() throws {
    let box = box()

    #expect(plan("/statistics", of: box) == nil)
    guard case .refuse(let gone)? = plan("/live/upload/guess", of: box) else {
      return #expect(Bool(false), "a guessed address has a plan")
    }
    #expect(gone.status == .gone)
    #expect(box.receive(try request("/live/upload/guess")).status == .gone)
    let empty = WebRequest(method: .post, target: owner.address)
    #expect(box.receive(empty).status == .badRequest)
    #expect(try folder.names == [])
  }

  @Test func `files wait ten minutes, or until their window is closed`() throws {
    let box = box()
    let now = ContinuousClock.now
    let address = owner.address
    let old = try send(to: address, of: box, now: now)
    let open = try send(to: address, of: box, now: now)
    let kept = try Self.owner("3")
    let other = try send(to: kept.address, of: box, now: now)

    #expect(box.take(old, for: owner, now: now + .seconds(600)) == nil)
    _ = plan(address, of: box, now: now)
    box.close(owner.window)

    #expect(box.take(open, for: owner, now: now) == nil)
    #expect(box.take(other, for: kept, now: now)?.count == 1)
    #expect(try folder.names == [])
  }

  @Test func `there are only so many files`() throws {
    let box = box { $0.files = 1 }

    #expect(box.receive(try request(owner.address)).status == .ok)
    #expect(box.receive(try request(other.address)).status == .serviceUnavailable)
  }
}
