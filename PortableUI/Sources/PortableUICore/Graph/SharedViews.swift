/// What views gave that depend on nothing but their inputs, their place in the tree, the look of their surroundings and,
/// where they are links, their addresses: evaluated once for all windows.
///
/// Views may also read what nobody observes, the clock above all. A window that is open shows that until its view is
/// evaluated again, as with SwiftUI; a new window must not show another one's past. So what is older than a second is
/// evaluated anew, and replaced where it differs; what did not is trusted for twice as long the next time, up to 16
/// seconds.
@MainActor
final class SharedViews {
  /// What a view gave.
  struct Shown {
    let nodes: [Node]
    /// The links in them; nil where there are none.
    let links: ShownLinks?
  }

  /// Where a view stands.
  struct Place {
    let identity: Identity
    let look: Look
    /// Who takes the view's links.
    let container: LinkContainer?
  }

  private struct Key: Hashable {
    let identity: Identity
    let type: ObjectIdentifier

    init(_ place: Place, _ type: Any.Type) {
      identity = place.identity
      self.type = ObjectIdentifier(type)
    }
  }

  private struct Variant {
    let inputs: AnyObject
    let look: Look
    let shown: Shown
    let made: ContinuousClock.Instant
    /// For how long it is taken as it is.
    let lifetime: Duration
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
  private static let shortestLifetime = Duration.seconds(1)
  private static let longestLifetime = Duration.seconds(16)

  /// The views of this process.
  static let all = SharedViews(capacity: 16_384)

  /// - Parameter capacity: the most variants, twice.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// What the same view gave, if that is not too old and its links lead where they would lead here.
  func shown<Composed: View>(
    by view: Composed, _ inputs: InputComparison, at place: Place, now: ContinuousClock.Instant
  ) -> Shown? {
    let key = Key(place, Composed.self)
    guard let variants = variants(for: key), let index = index(of: view, inputs, place, in: variants) else {
      return nil
    }
    recent[key]?.latest = index
    let found = variants.all[index]
    return now - found.made < found.lifetime ? found.shown : nil
  }

  /// Keeps what a view gave for all windows.
  /// - Returns: the same, that of an earlier window where they are equal.
  func keep<Composed: View>(
    _ shown: Shown, of view: Composed, _ inputs: InputComparison, at place: Place, now: ContinuousClock.Instant
  ) -> Shown {
    let key = Key(place, Composed.self)
    var variants = variants(for: key) ?? Variants()
    let old = index(of: view, inputs, place, in: variants).map { variants.all.remove(at: $0) }
    let same = old.flatMap { $0.shown.isSame(as: shown) ? $0 : nil }
    let new = Variant(
      inputs: LastValue(view), look: place.look, shown: same?.shown ?? shown.sharedByWindows(), made: now,
      lifetime: same.map { min($0.lifetime * 2, Self.longestLifetime) } ?? Self.shortestLifetime)
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
    of view: Composed, _ inputs: InputComparison, _ place: Place, in variants: Variants
  ) -> Int? {
    variants.index { variant in
      variant.look === place.look
        // The key says that they are of this type.
        && inputs.isSame(unsafeDowncast(variant.inputs, to: LastValue<Composed>.self).value, view)
        && variant.shown.hasTrueLinks(in: place.container)
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
