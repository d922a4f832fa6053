import Foundation
import HTTPTypes
import Testing

@testable import PortableUICore
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

  private func file(_ text: String = "a,b") -> ExportedFile {
    ExportedFile(name: "a.csv", contentType: "text/csv", data: Data(text.utf8))
  }

  @Test func `a file is served once, to be stored`() {
    let box = DownloadBox()
    let address = box.offer(file())

    let head = box.response(to: get(address, .head))
    let response = box.response(to: get(address))
    let again = box.response(to: get(address))

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

  @Test func `a guessed address leads to nothing`() {
    #expect(DownloadBox().response(to: get("/live/file/guess")).status == .notFound)
  }

  @Test func `a file waits ten minutes`() {
    let box = DownloadBox()
    let now = ContinuousClock.now
    let address = box.offer(file(), now: now)
    let late = box.offer(file(), now: now)

    #expect(box.response(to: get(address), now: now + .seconds(599)).status == .ok)
    #expect(box.response(to: get(late), now: now + .seconds(600)).status == .notFound)
  }

  @Test func `the oldest files go when there are too many or they are too long`() {
    var limits = DownloadBox.Limits()
    limits.files = 3
    limits.bytes = 10
    let box = DownloadBox(limits: limits)
    let now = ContinuousClock.now
    let addresses = (0..<5).map { box.offer(file("abc"), now: now + .seconds($0)) }
    let long = box.offer(file("01234567890123456789"), now: now + .seconds(5))

    #expect(addresses.map { box.response(to: get($0)).status } == Array(repeating: .notFound, count: 5))
    #expect(box.response(to: get(long)).status == .ok)
  }
}
