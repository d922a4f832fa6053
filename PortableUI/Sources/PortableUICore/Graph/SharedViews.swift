/// What views gave that depend on nothing but their inputs, their place in the tree, the look of their surroundings and,
/// where they are links, their addresses: evaluated once for all windows.
///
/// Views may also read what nobody observes, the clock above all. A window that is open shows that until its view's inputs
/// change, as with SwiftUI; a new window must not show another one's past. So what a window did not show before, and is
/// older than a second, is evaluated anew, and replaced where it differs. Only what a program says to follow from its
/// inputs alone, by `equatable()`, does not grow old.
@MainActor
final class SharedViews {
  /// What a view gave for its inputs.
  @MainActor
  final class Shown {
    let nodes: [Node]
    /// The links in them; nil where there are none.
    let links: RenderedLinks?
    /// The shared views in it.
    fileprivate(set) var parts: [Shown]
    fileprivate let inputs: AnyObject
    fileprivate let look: Look
    /// When it was evaluated, or the oldest of its parts; nil where it does not grow old.
    fileprivate var made: ContinuousClock.Instant?

    fileprivate init(_ given: Given, of inputs: AnyObject, in look: Look, made: ContinuousClock.Instant?) {
      nodes = given.nodes.map { $0.sharedByWindows() }
      links = given.links
      parts = given.parts
      self.inputs = inputs
      self.look = look
      self.made = made
    }
  }

  /// What evaluating a view gave just now.
  struct Given {
    let nodes: [Node]
    var links: RenderedLinks?
    /// The shared views in it.
    var parts: [Shown] = []
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

  /// All that one view gave at one place, the oldest first.
  @MainActor
  private struct Variants {
    private(set) var all: [Shown] = []
    private(set) var size = 0
    /// The one that was asked for last: the same one, or the next, is likely to be asked for now.
    var latest = 0

    /// The first one that fits, from the latest on.
    func index(where fits: (Shown) -> Bool) -> Int? {
      (latest..<all.count).first { fits(all[$0]) } ?? (0..<min(latest, all.count)).first { fits(all[$0]) }
    }

    /// Adds one as the newest; the oldest give way.
    mutating func append(_ shown: Shown) {
      while !all.isEmpty, all.count >= SharedViews.variantLimit || size + shown.size > SharedViews.variantSize {
        remove(at: 0)
      }
      all.append(shown)
      size += shown.size
      latest = all.count - 1
    }

    @discardableResult
    mutating func remove(at index: Int) -> Shown {
      let shown = all.remove(at: index)
      size -= shown.size
      return shown
    }
  }

  /// What was asked for of late, and before; the latter goes when the former is full.
  private var recent: [Key: Variants] = [:]
  private var recentSize = 0
  private var earlier: [Key: Variants] = [:]
  private let capacity: Int
  /// The most variants of one view at one place: a detail of every country.
  private static let variantLimit = 256
  /// The most nodes of all of them, unless one alone has more: ten lists of every country.
  private static let variantSize = 2_048
  /// For how long it is taken as it is.
  private static let lifetime = Duration.seconds(1)

  /// The views of this process.
  static let all = SharedViews(capacity: 16_384)
  /// Those in the rows of long lists, of which a window that scrolls shows ever new ones: ten windows' rows.
  static let rows = SharedViews(capacity: 1_024)

  /// - Parameter capacity: the most nodes, twice.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// What the same view gave, if its links lead where they would lead here, and whether that is too old for a window
  /// that did not show it just before.
  func known<Composed: View>(
    for view: Composed, _ inputs: InputComparison, at context: Context, now: ContinuousClock.Instant
  ) -> (shown: Shown, isOld: Bool)? {
    let key = Key(context, Composed.self)
    guard let variants = variants(for: key), let index = index(of: view, inputs, context, in: variants) else {
      return nil
    }
    if variants.latest != index { recent[key]?.latest = index }
    let found = variants.all[index]
    return (found, found.made.map { now - $0 >= Self.lifetime } ?? false)
  }

  /// Keeps what a view gave for all windows; `isLasting` where it does not grow old, `isKnown` unless nothing was known
  /// just before.
  /// - Returns: the same, that of an earlier window where they are equal.
  func keep<Composed: View>(
    _ given: Given, of view: Composed, _ inputs: InputComparison, at context: Context, now: ContinuousClock.Instant,
    isLasting: Bool = false, isKnown: Bool = true
  ) -> Shown {
    let key = Key(context, Composed.self)
    let variants = isKnown ? variants(for: key) : nil
    let place = variants.flatMap { index(of: view, inputs, context, in: $0) }
    let old = place.flatMap { remove(at: $0, for: key) }
    let same = old.flatMap { $0.isSame(as: given) ? $0 : nil }
    // A part that its window kept because it showed it before may be old.
    let made = isLasting ? nil : given.parts.compactMap(\.made).reduce(now, min)
    let shown = same ?? Shown(given, of: LastValue(view), in: context.look, made: made)
    (shown.parts, shown.made) = (given.parts, made)
    add(shown, for: key)
    return shown
  }

  private func variants(for key: Key) -> Variants? {
    if let variants = recent[key] { return variants }
    guard let variants = earlier.removeValue(forKey: key) else { return nil }
    makeRoom()
    recentSize += variants.size
    recent[key] = variants
    return variants
  }

  private func remove(at index: Int, for key: Key) -> Shown? {
    guard let shown = recent[key]?.remove(at: index) else { return nil }
    recentSize -= shown.size
    return shown
  }

  private func add(_ shown: Shown, for key: Key) {
    makeRoom()
    let before = variants(for: key)?.size ?? 0
    recent[key, default: Variants()].append(shown)
    recentSize += (recent[key]?.size ?? 0) - before
  }

  /// Lets go of what nobody asked for since it was called before the last time.
  /// - Returns: false where nothing is left.
  func releaseUnused() -> Bool {
    (recent, earlier, recentSize) = ([:], recent, 0)
    return !earlier.isEmpty
  }

  private func makeRoom() {
    if recentSize >= capacity { (recent, earlier, recentSize) = ([:], recent, 0) }
  }

  private func index<Composed: View>(
    of view: Composed, _ inputs: InputComparison, _ context: Context, in variants: Variants
  ) -> Int? {
    variants.index { shown in
      shown.look === context.look
        // The key says that they are of this type.
        && inputs.isSame(unsafeDowncast(shown.inputs, to: LastValue<Composed>.self).value, view)
        && shown.hasTrueLinks(in: context.container)
    }
  }
}

extension SharedViews.Shown {
  fileprivate var size: Int { max(1, nodes.count) }

  fileprivate func hasTrueLinks(in container: LinkContainer?) -> Bool {
    guard let links else { return true }
    return container.map(links.areTrue) ?? false
  }

  fileprivate func isSame(as given: SharedViews.Given) -> Bool {
    nodes == given.nodes && links?.all == given.links?.all
  }
}
