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
