import NIOCore

/// A question to Linux about one TCP socket, and what its answer says: `inet_diag` over netlink, as in sock_diag(7),
/// `linux/inet_diag.h` and `linux/netlink.h`.
struct SocketQuestion: Sendable {
  /// The answer bears the same number.
  let sequence: UInt32
  /// The socket's own end.
  let own: ConnectionEnds.End
  /// Its other end; nil for a listening socket.
  let other: ConnectionEnds.End?

  /// The bytes to send; nil for ends of different families.
  var bytes: [UInt8]? {
    let length = own.address.count
    let other = other ?? ConnectionEnds.End(address: Array(repeating: 0, count: length), port: 0)
    guard length == other.address.count,
      let family = Layout.addressLengths.first(where: { $0.value == length })?.key
    else { return nil }
    var bytes = ByteBuffer()
    bytes.writeMultipleIntegers(
      UInt32(Layout.header + Layout.request), Layout.socketByFamily, Layout.requestFlag, sequence, UInt32(0),
      endianness: .host)
    // Sockets in every state.
    bytes.writeMultipleIntegers(family, Layout.tcp, UInt16(0), UInt32.max)
    bytes.writeMultipleIntegers(own.port, other.port, endianness: .big)
    bytes.writeBytes(Self.padded(own.address) + Self.padded(other.address))
    // No interface and no cookie: the ends alone tell which socket is meant.
    bytes.writeMultipleIntegers(UInt32(0), UInt64.max)
    return Array(bytes.readableBytesView)
  }

  /// What a message says; nil where it isn't an answer to this question.
  ///
  /// A socket that its process has closed has no inode and bears the number of root, whoever had it: its owner is
  /// unknown. So is that of a socket that is not connected yet.
  func owner(in message: [UInt8]) -> PeerOwner? {
    var message = ByteBuffer(bytes: message)
    guard
      let (length, type, _, sequence, _) = message.readMultipleIntegers(
        endianness: .host, as: (UInt32, UInt16, UInt16, UInt32, UInt32).self),
      sequence == self.sequence, let body = message.readSlice(length: Int(length) - Layout.header)
    else { return nil }
    guard type == Layout.socketByFamily, isOfThis(body),
      let user = body.getInteger(at: 64, endianness: .host, as: UInt32.self),
      let inode = body.getInteger(at: 68, endianness: .host, as: UInt32.self), inode != 0
    else { return .unknown }
    return .user(user)
  }

  /// Whether the answer speaks of the socket that was asked about, in a state in which it belongs to somebody.
  private func isOfThis(_ body: ByteBuffer) -> Bool {
    guard let family = body.getInteger(at: 0, as: UInt8.self), let state = body.getInteger(at: 1, as: UInt8.self),
      let length = Layout.addressLengths[family],
      own == Self.end(in: body, portAt: 4, addressAt: 8, length: length)
    else { return false }
    guard let other else { return state == Layout.listening }
    return Layout.connected.contains(state)
      && other == Self.end(in: body, portAt: 6, addressAt: 24, length: length)
  }

  private static func end(
    in body: ByteBuffer, portAt portPlace: Int, addressAt addressPlace: Int, length: Int
  ) -> ConnectionEnds.End? {
    guard let port = body.getInteger(at: portPlace, endianness: .big, as: UInt16.self),
      let address = body.getBytes(at: addressPlace, length: length)
    else { return nil }
    return ConnectionEnds.End(address: address, port: port)
  }

  private enum Layout {
    static let header = 16
    static let request = 56
    /// `SOCK_DIAG_BY_FAMILY`.
    static let socketByFamily: UInt16 = 20
    /// `NLM_F_REQUEST`.
    static let requestFlag: UInt16 = 1
    static let tcp: UInt8 = 6
    /// `TCP_LISTEN`.
    static let listening: UInt8 = 10
    /// `TCP_ESTABLISHED`, `TCP_FIN_WAIT1`, `TCP_FIN_WAIT2`, `TCP_CLOSE_WAIT`, `TCP_CLOSING`.
    static let connected: Set<UInt8> = [1, 4, 5, 8, 11]
    /// How long addresses are, by family: `AF_INET` and `AF_INET6` of Linux.
    static let addressLengths: [UInt8: Int] = [2: 4, 10: 16]
  }

  private static func padded(_ address: [UInt8]) -> [UInt8] {
    address + Array(repeating: 0, count: 16 - address.count)
  }
}
