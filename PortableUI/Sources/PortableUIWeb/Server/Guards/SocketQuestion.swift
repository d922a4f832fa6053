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
    guard length == other.address.count, let family = Self.family(ofAddressOf: length) else { return nil }
    var bytes: [UInt8] = []
    bytes.append(native: UInt32(Layout.header + Layout.request))
    bytes.append(native: Layout.socketByFamily)
    bytes.append(native: Layout.requestFlag)
    bytes.append(native: sequence)
    bytes.append(native: UInt32(0))
    bytes += [family, Layout.tcp, 0, 0]
    // Sockets in every state.
    bytes.append(native: UInt32.max)
    bytes.append(big: own.port)
    bytes.append(big: other.port)
    bytes += Self.padded(own.address) + Self.padded(other.address)
    bytes.append(native: UInt32(0))
    // No cookie: the ends alone tell which socket is meant.
    bytes += Array(repeating: 0xFF, count: 8)
    return bytes
  }

  /// What a message says; nil where it isn't an answer to this question.
  ///
  /// A socket that its process has closed has no inode and bears the number of root, whoever had it: its owner is
  /// unknown. So is that of a socket that is not connected yet.
  func owner(in message: [UInt8]) -> PeerOwner? {
    guard let length: UInt32 = message.native(at: 0), length >= Layout.header, length <= message.count,
      let type: UInt16 = message.native(at: 4), let sequence: UInt32 = message.native(at: 8), sequence == self.sequence
    else { return nil }
    let body = Array(message[Layout.header..<Int(length)])
    guard type == Layout.socketByFamily, isOfThis(body), let inode: UInt32 = body.native(at: 68), inode != 0,
      let user: UInt32 = body.native(at: 64)
    else { return .unknown }
    return .user(user)
  }

  /// Whether the answer speaks of the socket that was asked about, in a state in which it belongs to somebody.
  private func isOfThis(_ body: [UInt8]) -> Bool {
    guard body.count >= Layout.answer, let addressLength = Self.addressLength(of: body[0]) else { return false }
    let found = ConnectionEnds.End(address: Array(body[8..<(8 + addressLength)]), port: body.big(at: 4))
    let foundOther = ConnectionEnds.End(address: Array(body[24..<(24 + addressLength)]), port: body.big(at: 6))
    guard found == own else { return false }
    return other.map { $0 == foundOther && Layout.connected.contains(body[1]) } ?? (body[1] == Layout.listening)
  }

  private enum Layout {
    static let header = 16
    static let request = 56
    static let answer = 72
    /// `SOCK_DIAG_BY_FAMILY`.
    static let socketByFamily: UInt16 = 20
    /// `NLM_F_REQUEST`.
    static let requestFlag: UInt16 = 1
    static let tcp: UInt8 = 6
    /// `TCP_LISTEN`.
    static let listening: UInt8 = 10
    /// `TCP_ESTABLISHED`, `TCP_FIN_WAIT1`, `TCP_FIN_WAIT2`, `TCP_CLOSE_WAIT`, `TCP_CLOSING`.
    static let connected: Set<UInt8> = [1, 4, 5, 8, 11]
    /// `AF_INET` and `AF_INET6` of Linux.
    static let families: [(number: UInt8, addressLength: Int)] = [(2, 4), (10, 16)]
  }

  private static func family(ofAddressOf length: Int) -> UInt8? {
    Layout.families.first { $0.addressLength == length }?.number
  }

  private static func addressLength(of family: UInt8) -> Int? {
    Layout.families.first { $0.number == family }?.addressLength
  }

  private static func padded(_ address: [UInt8]) -> [UInt8] {
    address + Array(repeating: 0, count: 16 - address.count)
  }
}

extension [UInt8] {
  fileprivate mutating func append(native number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number) { append(contentsOf: $0) }
  }

  fileprivate mutating func append(big number: UInt16) {
    append(native: number.bigEndian)
  }

  /// Nil where the bytes end before.
  fileprivate func native<Number: FixedWidthInteger>(at index: Int) -> Number? {
    let end = index + MemoryLayout<Number>.size
    guard end <= count else { return nil }
    return self[index..<end].withUnsafeBytes { $0.loadUnaligned(as: Number.self) }
  }

  fileprivate func big(at index: Int) -> UInt16 {
    UInt16(self[index]) << 8 | UInt16(self[index + 1])
  }
}
