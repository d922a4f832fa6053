/// What views gave that depend on nothing but their inputs, their place in the tree and the look of their surroundings:
/// evaluated once for all windows.
///
/// Views may also read what nobody observes, the clock above all. A window that is open shows that until its view is
/// evaluated again, as with SwiftUI; a new window must not show another one's past. So what is older than a second is
/// evaluated anew, and replaced where it differs; what did not is trusted for twice as long the next time, up to 16
/// seconds.
@MainActor
final class SharedViews {
  private struct Key: Hashable {
    let identity: Identity
    let type: ObjectIdentifier
  }

  private struct Variant {
    let inputs: AnyObject
    let look: Look
    let nodes: [Node]
    let made: ContinuousClock.Instant
    /// For how long the nodes are taken as they are.
    let lifetime: Duration
  }

  /// What was asked for of late, and before; the latter goes when the former is full.
  private var recent: [Key: [Variant]] = [:]
  private var recentCount = 0
  private var earlier: [Key: [Variant]] = [:]
  private let capacity: Int
  /// The most variants of one view at one place: a detail of every country.
  private static let variantLimit = 256
  private static let shortestLifetime = Duration.seconds(1)
  private static let longestLifetime = Duration.seconds(16)

  /// The views of this process.
  static let all = SharedViews(capacity: 16_384)

  /// - Parameter capacity: the most variants, twice.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// The nodes of the same view, if they are not too old.
  func nodes<Composed: View>(
    of view: Composed, _ inputs: InputComparison, at identity: Identity, _ look: Look, now: ContinuousClock.Instant
  ) -> [Node]? {
    let key = Key(identity: identity, type: ObjectIdentifier(Composed.self))
    guard let variants = variants(for: key), let index = index(of: view, inputs, look, in: variants),
      now - variants[index].made < variants[index].lifetime
    else { return nil }
    return variants[index].nodes
  }

  /// Keeps nodes for all windows.
  /// - Returns: the same nodes, those of an earlier window where they are equal.
  func keep<Composed: View>(
    _ nodes: [Node], of view: Composed, _ inputs: InputComparison, at identity: Identity, _ look: Look,
    now: ContinuousClock.Instant
  ) -> [Node] {
    let key = Key(identity: identity, type: ObjectIdentifier(Composed.self))
    var variants = variants(for: key) ?? []
    let old = index(of: view, inputs, look, in: variants).map { variants.remove(at: $0) }
    let same = old.flatMap { $0.nodes == nodes ? $0 : nil }
    let new = Variant(
      inputs: LastValue(view), look: look, nodes: same?.nodes ?? nodes.map { $0.sharedByWindows() }, made: now,
      lifetime: same.map { min($0.lifetime * 2, Self.longestLifetime) } ?? Self.shortestLifetime)
    if variants.count >= Self.variantLimit { variants.removeFirst() }
    variants.append(new)
    put(variants, for: key)
    return new.nodes
  }

  private func variants(for key: Key) -> [Variant]? {
    if let variants = recent[key] { return variants }
    guard let variants = earlier.removeValue(forKey: key) else { return nil }
    put(variants, for: key)
    return variants
  }

  private func put(_ variants: [Variant], for key: Key) {
    if recentCount >= capacity { (recent, earlier, recentCount) = ([:], recent, 0) }
    recentCount += variants.count - (recent[key]?.count ?? 0)
    recent[key] = variants
  }

  private func index<Composed: View>(
    of view: Composed, _ inputs: InputComparison, _ look: Look, in variants: [Variant]
  ) -> Int? {
    variants.firstIndex { variant in
      variant.look === look
        // The key says that they are of this type.
        && inputs.isSame(unsafeDowncast(variant.inputs, to: LastValue<Composed>.self).value, view)
    }
  }
}
