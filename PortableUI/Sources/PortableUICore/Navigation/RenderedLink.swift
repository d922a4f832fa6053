/// A link as a view showed it: what it leads to, and the address that it had.
struct RenderedLink: Equatable {
  let identity: Identity
  let value: AnyHashable
  let address: String?

  /// True where it still leads to the address that it shows.
  @MainActor func isTrue(in container: LinkContainer) -> Bool {
    guard let taker = container.taker(of: value) else { return false }
    return taker.address == address
  }
}

/// The links that one view showed in a container.
@MainActor
final class RenderedLinks {
  let all: [RenderedLink]
  private lazy var byIdentity = Dictionary(
    all.map { ($0.identity, $0) }, uniquingKeysWith: { _, last in last })
  private lazy var byValue = Dictionary(grouping: all, by: \.value)

  init(_ all: [RenderedLink]) {
    self.all = all
  }

  /// True where each link still leads to the address that it shows.
  func areTrue(in container: LinkContainer) -> Bool { all.allSatisfy { $0.isTrue(in: container) } }

  subscript(identity: Identity) -> RenderedLink? { byIdentity[identity] }

  func links(to value: AnyHashable) -> [RenderedLink] { byValue[value] ?? [] }
}
