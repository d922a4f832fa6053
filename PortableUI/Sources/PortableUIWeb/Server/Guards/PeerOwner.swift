/// Whose the other end of a connection is, as far as the system tells.
enum PeerOwner: Sendable, Equatable {
  /// The number of the user who opened it.
  case user(UInt32)
  /// The system does not tell, or the socket is of another network namespace or closed by now.
  case unknown
}

/// The two ends of a TCP connection.
struct ConnectionEnds: Sendable, Equatable {
  /// An address and a port.
  struct End: Sendable, Equatable {
    /// 4 bytes (IPv4), or 16 (IPv6); an IPv4 address in the form of IPv6 (`::ffff:127.0.0.1`) counts as IPv4.
    let address: [UInt8]
    let port: UInt16

    init(address: [UInt8], port: UInt16) {
      let isMapped = address.count == 16 && address.starts(with: Self.mappedPrefix)
      self.address = isMapped ? Array(address.suffix(4)) : address
      self.port = port
    }

    private static let mappedPrefix = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]
  }

  /// The end of whom is asked.
  let peer: End
  /// The end of the server.
  let server: End
}

/// Tells whose the other ends of connections are.
protocol PeerOwners: Sendable {
  /// The owner of the peer's end; it does not wait.
  func owner(of connection: ConnectionEnds) -> PeerOwner

  /// Whether the system tells owners at all, asked about a listening socket of this process.
  func canTell(of listener: ConnectionEnds.End) -> Bool
}
