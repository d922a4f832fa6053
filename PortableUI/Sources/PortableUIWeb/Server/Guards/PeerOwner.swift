/// Whose the other end of a connection is, as far as the system tells.
enum PeerOwner: Sendable, Equatable {
  /// The number of the user who opened it.
  case user(UInt32)
  /// The system does not tell, or the socket is of another network namespace or closed by now.
  case unknown
}

/// Tells whose the other ends of connections are.
protocol PeerOwners: Sendable {
  /// The owner of the peer's end; it does not wait.
  func owner(of connection: ConnectionEnds) -> PeerOwner

  /// Whether the system tells owners at all, asked about a listening socket of this process.
  func canTell(of listener: ConnectionEnds.End) -> Bool
}
