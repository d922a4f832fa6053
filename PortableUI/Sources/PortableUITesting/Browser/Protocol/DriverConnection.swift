import Foundation

/// One connection to chromedriver, kept open: a request, then its answer, one at a time.
///
/// URLSession cannot be used: on Linux it refuses answers like chromedriver's, whose header fields have no space after
/// the colon.
final class DriverConnection: Sendable {
  private let port: Int
  private let descriptor: Int32
  /// Blocking reads must not hold up the threads of Swift's tasks.
  private let queue = DispatchQueue(label: "chromedriver")

  /// Connects to a port of this machine.
  init(port: Int) throws {
    self.port = port
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { throw Self.failure("cannot make a socket") }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw Self.failure("cannot connect to chromedriver on port \(port)") }
    var limit = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(descriptor) }

  /// Sends a request and waits for the content of its answer, a minute at most.
  func request(_ method: String, _ path: String, _ body: Data) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try self.exchange(method, path, body) }) }
    }
  }

  private func exchange(_ method: String, _ path: String, _ body: Data) throws -> Data {
    var request = "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Length: \(body.count)\r\n"
    request += "Content-Type: application/json; charset=utf-8\r\n\r\n"
    try write(Data(request.utf8) + body)
    var received = Data()
    let end = Data("\r\n\r\n".utf8)
    var head: Range<Data.Index>?
    while head == nil {
      received += try read()
      head = received.range(of: end)
    }
    guard let head, let length = Self.contentLength(in: received[..<head.lowerBound]) else {
      throw Self.failure("chromedriver answered without a length")
    }
    while received.count < head.upperBound + length { received += try read() }
    return received[head.upperBound..<(head.upperBound + length)]
  }

  private static func contentLength(in head: Data) -> Int? {
    for line in String(decoding: head, as: UTF8.self).split(separator: "\r\n")
    where line.lowercased().hasPrefix("content-length:") {
      return Int(line.dropFirst("content-length:".count).filter(\.isNumber))
    }
    return nil
  }

  private func write(_ data: Data) throws {
    var rest = Array(data)[...]
    while !rest.isEmpty {
      #if canImport(Glibc)
        let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      #else
        let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, 0) }
      #endif
      guard count > 0 else { throw Self.failure("chromedriver closed the connection") }
      rest = rest.dropFirst(count)
    }
  }

  private func read() throws -> Data {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    guard count > 0 else {
      throw Self.failure(count == 0 ? "chromedriver closed the connection" : "chromedriver did not answer in a minute")
    }
    return Data(buffer[..<count])
  }

  private static func failure(_ problem: String) -> UITestError { .browserFailed(problem + ".") }
}
