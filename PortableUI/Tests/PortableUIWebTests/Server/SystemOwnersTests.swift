import Foundation
import TestTraits
import Testing

@testable import PortableUIWeb

/// What this machine itself says about sockets.
@Suite(
  .timeLimit(.minutes(10)),
  .enabled("this system does not tell whose sockets are") { try ThisSystem.tellsOwners() })
struct SystemOwnersTests {
  private static let loopback = (four: [127, 0, 0, 1] as [UInt8], six: Array(repeating: 0, count: 15) + [1] as [UInt8])

  private func end(_ address: [UInt8], of socket: TestSocket) throws -> ConnectionEnds.End {
    ConnectionEnds.End(address: address, port: try socket.port)
  }

  @Test(
    .proves("S3"),
    arguments: [
      ("127.0.0.1", "127.0.0.1", loopback.four), ("::1", "::1", loopback.six),
      ("127.0.0.1", "::ffff:127.0.0.1", loopback.four),
    ])
  func `the owner of a connection is asked of the system`(
    listening: String, connecting: String, address: [UInt8]
  ) throws {
    let listener = try TestSocket(listeningOn: listening)
    let client = try TestSocket(connectingTo: connecting, port: try listener.port)
    let (peer, server) = (try end(address, of: client), try end(address, of: listener))
    let elsewhere = ConnectionEnds.End(address: address, port: 1)

    let owners = SystemOwners()

    #expect(owners.owner(of: ConnectionEnds(peer: peer, server: server)) == .user(geteuid()))
    #expect(owners.owner(of: ConnectionEnds(peer: peer, server: elsewhere)) == .unknown)
    #expect(owners.owner(of: ConnectionEnds(peer: elsewhere, server: server)) == .unknown)
    #expect(!owners.canTell(of: peer))
  }

  @Test(.proves("S3")) func `a connection whose process has closed it has no owner`() throws {
    let listener = try TestSocket(listeningOn: "127.0.0.1")
    let server = try end(Self.loopback.four, of: listener)
    var client: TestSocket? = try TestSocket(connectingTo: "127.0.0.1", port: server.port)
    let peer = try end(Self.loopback.four, of: try #require(client))
    client = nil

    #expect(SystemOwners().owner(of: ConnectionEnds(peer: peer, server: server)) == .unknown)
  }
}

private enum ThisSystem {
  static func tellsOwners() throws -> Bool {
    let listener = try TestSocket(listeningOn: "127.0.0.1")
    return SystemOwners().canTell(of: ConnectionEnds.End(address: [127, 0, 0, 1], port: try listener.port))
  }
}

/// A TCP socket of this process, closed with the value.
private final class TestSocket {
  struct Failure: Error {
    let code = errno
  }

  private let descriptor: Int32

  init(listeningOn address: String) throws {
    descriptor = try Self.make(address, port: 0) { bind($0, $1, $2) }
    guard listen(descriptor, 1) == 0 else { throw Failure() }
  }

  init(connectingTo address: String, port: UInt16) throws {
    descriptor = try Self.make(address, port: port) { connect($0, $1, $2) }
  }

  deinit {
    close(descriptor)
  }

  var port: UInt16 {
    get throws {
      var address = sockaddr_storage()
      var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
      let result = withUnsafeMutableBytes(of: &address) { bytes in
        getsockname(descriptor, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), &length)
      }
      guard result == 0 else { throw Failure() }
      // In both families the port follows the family.
      return withUnsafeBytes(of: &address) { UInt16($0[2]) << 8 | UInt16($0[3]) }
    }
  }

  private static func make(
    _ text: String, port: UInt16, _ use: (Int32, UnsafePointer<sockaddr>?, socklen_t) -> Int32
  ) throws -> Int32 {
    let isSix = text.contains(":")
    let descriptor = socket(isSix ? AF_INET6 : AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw Failure() }
    var six = sockaddr_in6()
    six.sin6_family = sa_family_t(AF_INET6)
    six.sin6_port = port.bigEndian
    var four = sockaddr_in()
    four.sin_family = sa_family_t(AF_INET)
    four.sin_port = port.bigEndian
    let isRead = isSix ? inet_pton(AF_INET6, text, &six.sin6_addr) : inet_pton(AF_INET, text, &four.sin_addr)
    let result =
      isSix
      ? withUnsafeBytes(of: &six) {
        use(descriptor, $0.baseAddress?.assumingMemoryBound(to: sockaddr.self), socklen_t($0.count))
      }
      : withUnsafeBytes(of: &four) {
        use(descriptor, $0.baseAddress?.assumingMemoryBound(to: sockaddr.self), socklen_t($0.count))
      }
    guard isRead == 1, result == 0 else {
      close(descriptor)
      throw Failure()
    }
    return descriptor
  }
}
