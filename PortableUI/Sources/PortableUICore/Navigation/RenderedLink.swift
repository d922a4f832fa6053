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

  /// Where each link was found to lead to the address that it shows.
  private var truths: Set<LinkContainer.Place> = []
  private static let truthLimit = 256

  /// True where each link still leads to the address that it shows.
  func areTrue(in container: LinkContainer) -> Bool {
    guard let place = container.place else { return all.allSatisfy { $0.isTrue(in: container) } }
    if truths.contains(place) { return true }
    var areTrue = false
    let reads = EvaluationUnderWay.reads
    let observes = Evaluation.observesAnything { areTrue = all.allSatisfy { $0.isTrue(in: container) } }
    // Where anything else was read, which may change, they have to be looked at each time.
    guard areTrue, !observes, reads == EvaluationUnderWay.reads else { return areTrue }
    if truths.count >= Self.truthLimit { truths = [] }
    truths.insert(place)
    return true
  }

  subscript(identity: Identity) -> RenderedLink? { byIdentity[identity] }

  func links(to value: AnyHashable) -> [RenderedLink] { byValue[value] ?? [] }
}
