import CZlib
import HTTPTypes
import NIOCore
import RawHTTP
import Testing

@testable import PortableUIWeb

@Suite(.timeLimit(.minutes(10))) struct CompressionTests {
  private static let page = String(repeating: "<li>Country <b>and</b> its figures</li>\n", count: 500)

  private func answer(_ response: WebResponse, accept: String?, method: String = "GET") async throws -> RawResponse {
    try await RunningServer.with(Answering { _ in response }) { server in
      try await server.request("\(method) / HTTP/1.1", accept.map { ["Accept-Encoding: \($0)"] } ?? [])
    }
  }

  @Test(arguments: ["gzip", "gzip, deflate, br, zstd", "br;q=1.0, gzip;q=0.5", "*", "deflate, GZIP; q=1"])
  func `a page leaves as gzip for a reader who takes it`(accept: String) async throws {
    let response = try await answer(.text(Self.page, type: "text/html; charset=utf-8"), accept: accept)

    #expect(response["Content-Encoding"] == "gzip")
    #expect(response["Vary"] == "Accept-Encoding")
    #expect(response["Content-Length"] == "\(response.body.count)")
    #expect(response.body.count < Self.page.utf8.count / 10)
    #expect(gunzip(response.body) == Array(Self.page.utf8))
  }

  @Test(arguments: [
    nil, "", "gzip;q=0", "gzip; q=0.000", "br", "*;q=0", "gzip;q=0, *", "gzip;q=x", "gzip;q=0.1, identity",
  ])
  func `a page leaves as it is for a reader who does not`(accept: String?) async throws {
    let response = try await answer(.text(Self.page, type: "text/html"), accept: accept)

    #expect(response["Content-Encoding"] == nil)
    #expect(response["Vary"] == "Accept-Encoding")
    #expect(response.text == Self.page)
  }

  @Test(arguments: ["text/event-stream", "image/png", "application/octet-stream", ""])
  func `what does not gain by it is not compressed`(type: String) async throws {
    let response = try await answer(.text(Self.page, type: type), accept: "gzip")

    #expect(response["Content-Encoding"] == nil)
    #expect(response["Vary"] == nil)
  }

  @Test func `a short answer is not compressed`() async throws {
    let response = try await answer(.text("<p>short</p>", type: "text/html"), accept: "gzip")

    #expect(response["Content-Encoding"] == nil)
    #expect(response["Vary"] == "Accept-Encoding")
  }

  @Test func `HEAD says the length that GET would have`() async throws {
    let page = WebResponse.text(Self.page, type: "text/html")

    let get = try await answer(page, accept: "gzip")
    let head = try await answer(page, accept: "gzip", method: "HEAD")

    #expect(head["Content-Length"] == get["Content-Length"])
    #expect(head["Content-Encoding"] == "gzip")
    #expect(head.body == [])
  }

  @Test func `an encoded answer is left alone, Vary is extended, a strong tag becomes weak`() async throws {
    var encoded = WebResponse.text(Self.page, type: "text/css")
    encoded.headers[.contentEncoding] = "br"
    var tagged = WebResponse.text(Self.page, type: "text/css")
    tagged.headers[.vary] = "Accept-Language"
    tagged.headers[.eTag] = "\"1\""

    let first = try await answer(encoded, accept: "gzip")
    let second = try await answer(tagged, accept: "gzip")

    #expect(first["Content-Encoding"] == "br")
    #expect(first.text == Self.page)
    #expect(second["Vary"] == "Accept-Language, Accept-Encoding")
    #expect(second["ETag"] == "W/\"1\"")
  }

  @Test func `what was compressed beforehand is sent so, unless its body has become another one`() async throws {
    let kept = WebResponse.text(Self.page, type: "text/css").compressedBeforehand()
    var changed = kept
    changed.body += Array("the end".utf8)

    let (first, second) = (try await answer(kept, accept: "gzip"), try await answer(changed, accept: "gzip"))
    #expect(kept.compressedBuffer.map { Array($0.readableBytesView) == first.body } == true)
    #expect(gunzip(first.body) == Array(Self.page.utf8))
    #expect(gunzip(second.body) == Array((Self.page + "the end").utf8))
    let plain = try await answer(kept, accept: nil)
    #expect(plain.text == Self.page)
  }

  @Test func `weights are read with or without spaces`() {
    #expect(AcceptEncoding(" gzip ; q=0.8 ,br").allowsGzip)
    #expect(AcceptEncoding("identity;q=0.5, gzip;q=0.5").allowsGzip)
    #expect(!AcceptEncoding("identity, gzip;q=0.5").allowsGzip)
    #expect(!AcceptEncoding(",;q=1,").allowsGzip)
  }

  private func gunzip(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    guard inflateInit2_(&stream, MAX_WBITS + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      return nil
    }
    defer { inflateEnd(&stream) }
    var input = bytes
    var output = [UInt8](repeating: 0, count: 1_000_000)
    return input.withUnsafeMutableBufferPointer { source in
      output.withUnsafeMutableBufferPointer { target in
        stream.next_in = source.baseAddress
        stream.avail_in = UInt32(source.count)
        stream.next_out = target.baseAddress
        stream.avail_out = UInt32(target.count)
        guard inflate(&stream, Z_FINISH) == Z_STREAM_END else { return nil }
        return Array(target[..<Int(stream.total_out)])
      }
    }
  }
}
