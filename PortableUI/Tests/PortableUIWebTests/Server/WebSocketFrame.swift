import RawHTTP
import Testing

/// What a frame is (RFC 6455, section 5.2).
struct WebSocketOpcode: RawRepresentable, Equatable, Sendable {
  let rawValue: UInt8

  static let continuation = WebSocketOpcode(rawValue: 0)
  static let text = WebSocketOpcode(rawValue: 1)
  static let binary = WebSocketOpcode(rawValue: 2)
  static let close = WebSocketOpcode(rawValue: 8)
  static let ping = WebSocketOpcode(rawValue: 9)
  static let pong = WebSocketOpcode(rawValue: 10)
}

struct WebSocketFrame: Equatable, Sendable {
  let opcode: WebSocketOpcode
  let isLast: Bool
  let data: [UInt8]
  private var isMasked = true
  private var extensions: UInt8 = 0

  init(_ opcode: WebSocketOpcode, _ data: [UInt8], isLast: Bool = true) {
    (self.opcode, self.data, self.isLast) = (opcode, data, isLast)
  }

  init(_ opcode: WebSocketOpcode, _ text: some StringProtocol, isLast: Bool = true) {
    self.init(opcode, Array(text.utf8), isLast: isLast)
  }

  static func close(_ code: UInt16) -> WebSocketFrame {
    WebSocketFrame(.close, [UInt8(code >> 8), UInt8(code & 0xFF)])
  }

  /// As no client may send it: not masked.
  var unmasked: WebSocketFrame {
    var frame = self
    frame.isMasked = false
    return frame
  }

  /// With bits of extensions.
  func with(extensions: UInt8) -> WebSocketFrame {
    var frame = self
    frame.extensions = extensions
    return frame
  }

  /// As a client sends it.
  var bytes: [UInt8] {
    let key: [UInt8] = isMasked ? [0x12, 0x34, 0x56, 0x78] : [0, 0, 0, 0]
    let mask: UInt8 = isMasked ? 0x80 : 0
    var bytes = [(isLast ? 0x80 : 0) | extensions | opcode.rawValue]
    switch data.count {
    case ..<126: bytes.append(mask | UInt8(data.count))
    case ..<0x10000: bytes += [mask | 126, UInt8(data.count >> 8), UInt8(data.count & 0xFF)]
    default: bytes += [mask | 127] + (0..<8).reversed().map { UInt8(data.count >> (8 * $0) & 0xFF) }
    }
    return bytes + (isMasked ? key : []) + data.enumerated().map { $1 ^ key[$0 % 4] }
  }
}

extension RawConnection {
  /// The header fields of a browser's handshake.
  static func handshake(_ port: Int) -> [String] {
    [
      "Origin: http://127.0.0.1:\(port)", "Connection: Upgrade", "Upgrade: websocket",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits",
    ]
  }

  func send(_ opcode: WebSocketOpcode, _ text: String) async {
    await send(WebSocketFrame(opcode, text).bytes)
  }

  /// The server's next frame, which is never masked.
  func frame() async throws -> WebSocketFrame {
    let head = try await bytes(2)
    #expect(head[1] & 0x80 == 0)
    let length: Int
    switch head[1] {
    case 127: length = try await bytes(8).reduce(0) { $0 << 8 | Int($1) }
    case 126: length = try await bytes(2).reduce(0) { $0 << 8 | Int($1) }
    default: length = Int(head[1])
    }
    return WebSocketFrame(
      WebSocketOpcode(rawValue: head[0] & 0x0F), try await bytes(length), isLast: head[0] & 0x80 != 0)
  }
}

extension RunningServer {
  /// A connection that has become a socket.
  func socket() async throws -> RawConnection {
    let connection = try await connect()
    await connection.request("GET /socket HTTP/1.1", RawConnection.handshake(port))
    #expect(try await connection.response(toHead: true).status == 101)
    return connection
  }
}
