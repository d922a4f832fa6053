import Foundation
import NIOCore

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

extension ConnectionEnds {
  /// Nil where the channel is closed or no TCP connection.
  init?(_ channel: any Channel) {
    guard let peer = End(channel.remoteAddress), let server = End(channel.localAddress) else { return nil }
    self.init(peer: peer, server: server)
  }
}

extension ConnectionEnds.End {
  init?(_ address: SocketAddress?) {
    let bytes: [UInt8]
    switch address {
    case .v4(let address): bytes = withUnsafeBytes(of: address.address.sin_addr) { Array($0) }
    case .v6(let address): bytes = withUnsafeBytes(of: address.address.sin6_addr) { Array($0) }
    case .unixDomainSocket, nil: return nil
    }
    self.init(address: bytes, port: UInt16(address?.port ?? 0))
  }
}
