import Foundation
import Synchronization

/// What the system itself says about sockets.
final class SystemOwners: PeerOwners {
  private struct Line {
    /// A netlink socket, nil where the system has none.
    ///
    /// It is open for as long as the value lives: there may be no descriptor left when one is needed.
    let socket: Int32?
    var sequence: UInt32 = 0
  }

  private let line = Mutex(Line(socket: SystemOwners.open()))

  deinit {
    if let socket = line.withLock({ $0.socket }) { close(socket) }
  }

  func owner(of connection: ConnectionEnds) -> PeerOwner {
    ask(about: connection.peer, to: connection.server)
  }

  func canTell(of listener: ConnectionEnds.End) -> Bool {
    ask(about: listener, to: nil) == .user(geteuid())
  }

  private func ask(about own: ConnectionEnds.End, to other: ConnectionEnds.End?) -> PeerOwner {
    line.withLock { line in
      guard let socket = line.socket else { return .unknown }
      line.sequence &+= 1
      return Self.ask(SocketQuestion(sequence: line.sequence, own: own, other: other), over: socket)
    }
  }

  /// `NETLINK_SOCK_DIAG`.
  private static let socketDiagnosis: Int32 = 4

  private static func open() -> Int32? {
    let kind = Int32(SOCK_RAW.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    let descriptor = socket(AF_NETLINK, kind, socketDiagnosis)
    return descriptor >= 0 ? descriptor : nil
  }

  /// Asks and takes the answer, which Linux has put into the socket when `send` returns: nothing here waits.
  private static func ask(_ question: SocketQuestion, over socket: Int32) -> PeerOwner {
    guard let bytes = question.bytes, send(socket, bytes, bytes.count, 0) == bytes.count else { return .unknown }
    // An answer to an earlier question that nobody took may come first.
    for _ in 0..<8 {
      guard let message = receive(from: socket) else { return .unknown }
      if let owner = question.owner(in: message) { return owner }
    }
    return .unknown
  }

  /// The next message of the kernel's, nil where there is none; one that somebody else sent is empty.
  private static func receive(from socket: Int32) -> [UInt8]? {
    var sender = [UInt8](repeating: 0, count: 12)
    var senderLength = socklen_t(sender.count)
    var count = 0
    let message = [UInt8](unsafeUninitializedCapacity: 1024) { buffer, initialized in
      count = sender.withUnsafeMutableBytes { sender in
        let address = sender.baseAddress?.assumingMemoryBound(to: sockaddr.self)
        return recvfrom(socket, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT), address, &senderLength)
      }
      initialized = max(count, 0)
    }
    guard count >= 0 else { return nil }
    // The port of a netlink address, after family and padding: 0 is the kernel.
    return sender[4..<8].allSatisfy { $0 == 0 } ? message : []
  }
}
