/// What views gave that depend on nothing but their inputs, their place in the tree, the look of their surroundings and,
/// where they are links, their addresses: evaluated once for all windows.
///
/// Views may also read what nobody observes, the clock above all. A window that is open shows that until its view's inputs
/// change, as with SwiftUI; a new window must not show another one's past. So what a window did not show before, and is
/// older than a second, is evaluated anew, and replaced where it differs.
@MainActor
final class SharedViews {
  /// What a view gave.
  struct Shown {
    let nodes: [Node]
    /// The links in them; nil where there are none.
    let links: RenderedLinks?

    /// Stands for it; nil where it shows nothing.
    var renderings: NodeRenderings? { nodes.first?.renderings }
  }

  /// Where a view stands.
  struct Context {
    let identity: Identity
    let look: Look
    /// Who takes the view's links.
    let container: LinkContainer?
  }

  private struct Key: Hashable {
    let identity: Identity
    let type: ObjectIdentifier

    init(_ context: Context, _ type: Any.Type) {
      identity = context.identity
      self.type = ObjectIdentifier(type)
    }
  }

  private struct Variant {
    let inputs: AnyObject
    let look: Look
    let shown: Shown
    let made: ContinuousClock.Instant
  }

  /// All that one view gave at one place, the oldest first.
  private struct Variants {
    var all: [Variant] = []
    /// The one that was asked for last: the same one, or the next, is likely to be asked for now.
    var latest = 0

    /// The first one that fits, from the latest on.
    func index(where fits: (Variant) -> Bool) -> Int? {
      (latest..<all.count).first { fits(all[$0]) } ?? (0..<min(latest, all.count)).first { fits(all[$0]) }
    }
  }

  /// What was asked for of late, and before; the latter goes when the former is full.
  private var recent: [Key: Variants] = [:]
  private var recentCount = 0
  private var earlier: [Key: Variants] = [:]
  private let capacity: Int
  /// The most variants of one view at one place: a detail of every country.
  private static let variantLimit = 256
  /// For how long it is taken as it is.
  private static let lifetime = Duration.seconds(1)

  /// The views of this process.
  static let all = SharedViews(capacity: 16_384)

  /// - Parameter capacity: the most variants, twice.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// What the same view gave, if its links lead where they would lead here and it is not too old, or was shown here just
  /// before.
  func shown<Composed: View>(
    by view: Composed, _ inputs: InputComparison, at context: Context, now: ContinuousClock.Instant,
    wasShown: @MainActor (Shown) -> Bool = { _ in false }
  ) -> Shown? {
    let key = Key(context, Composed.self)
    guard let variants = variants(for: key), let index = index(of: view, inputs, context, in: variants) else {
      return nil
    }
    recent[key]?.latest = index
    let found = variants.all[index]
    return now - found.made < Self.lifetime || wasShown(found.shown) ? found.shown : nil
  }

  /// Keeps what a view gave for all windows.
  /// - Returns: the same, that of an earlier window where they are equal.
  func keep<Composed: View>(
    _ shown: Shown, of view: Composed, _ inputs: InputComparison, at context: Context, now: ContinuousClock.Instant
  ) -> Shown {
    let key = Key(context, Composed.self)
    var variants = variants(for: key) ?? Variants()
    let old = index(of: view, inputs, context, in: variants).map { variants.all.remove(at: $0) }
    let same = old.flatMap { $0.shown.isSame(as: shown) ? $0 : nil }
    let new = Variant(
      inputs: LastValue(view), look: context.look, shown: same?.shown ?? shown.sharedByWindows(), made: now)
    if variants.all.count >= Self.variantLimit { variants.all.removeFirst() }
    variants.all.append(new)
    variants.latest = variants.all.count - 1
    put(variants, for: key)
    return new.shown
  }

  private func variants(for key: Key) -> Variants? {
    if let variants = recent[key] { return variants }
    guard let variants = earlier.removeValue(forKey: key) else { return nil }
    put(variants, for: key)
    return variants
  }

  private func put(_ variants: Variants, for key: Key) {
    if recentCount >= capacity { (recent, earlier, recentCount) = ([:], recent, 0) }
    recentCount += variants.all.count - (recent[key]?.all.count ?? 0)
    recent[key] = variants
  }

  private func index<Composed: View>(
    of view: Composed, _ inputs: InputComparison, _ context: Context, in variants: Variants
  ) -> Int? {
    variants.index { variant in
      variant.look === context.look
        // The key says that they are of this type.
        && inputs.isSame(unsafeDowncast(variant.inputs, to: LastValue<Composed>.self).value, view)
        && variant.shown.hasTrueLinks(in: context.container)
    }
  }
}

extension SharedViews.Shown {
  @MainActor fileprivate func hasTrueLinks(in container: LinkContainer?) -> Bool {
    guard let links else { return true }
    return container.map(links.areTrue) ?? false
  }

  @MainActor fileprivate func isSame(as other: SharedViews.Shown) -> Bool {
    nodes == other.nodes && links?.all == other.links?.all
  }

  fileprivate func sharedByWindows() -> SharedViews.Shown {
    SharedViews.Shown(nodes: nodes.map { $0.sharedByWindows() }, links: links)
  }
}
