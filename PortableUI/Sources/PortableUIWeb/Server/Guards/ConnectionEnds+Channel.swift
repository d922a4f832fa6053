import Foundation
import NIOCore

extension ConnectionEnds {
  /// Nil where the channel is closed or no TCP connection.
  init?(_ channel: any Channel) {
    guard let peer = End(channel.remoteAddress), let server = End(channel.localAddress) else { return nil }
    self.init(peer: peer, server: server)
  }
}

extension ConnectionEnds.End {
  init?(_ address: SocketAddress?) {
    switch address {
    case .v4(let address):
      self.init(
        address: withUnsafeBytes(of: address.address.sin_addr) { Array($0) },
        port: UInt16(bigEndian: address.address.sin_port))
    case .v6(let address):
      self.init(
        address: withUnsafeBytes(of: address.address.sin6_addr) { Array($0) },
        port: UInt16(bigEndian: address.address.sin6_port))
    case .unixDomainSocket, nil: return nil
    }
  }
}
