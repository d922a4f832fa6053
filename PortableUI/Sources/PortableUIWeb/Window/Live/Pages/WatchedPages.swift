import PortableUICore

/// The pages of windows that only listen, because nobody has done anything in them yet.
///
/// What such a window shows follows from its address and its visitor alone, so one evaluation serves all that show the same
/// page. With its first event a window gets views of its own.
@MainActor
final class WatchedPages {
  typealias Key = PageCache.Key

  private var pages: [Key: WatchedPage] = [:]
  /// The pages that keep what their evaluation gave, the one asked for last at the end.
  private var recent: [Key] = []
  private let capacity: Int

  /// - Parameter capacity: the most pages that keep what their evaluation gave; the others are evaluated whole.
  init(capacity: Int = 16) {
    self.capacity = capacity
  }

  /// Lets the window hear of the page's changes from now on.
  ///
  /// - Parameters:
  ///   - window: who watches.
  ///   - key: which page.
  ///   - make: makes the page's views, where nobody watches it yet.
  ///   - onChange: called with the windows that watch when the page has changed, from any thread.
  /// - Returns: the page.
  func add(
    _ window: WindowID, to key: Key, making make: () -> ViewGraph, onChange: @escaping @Sendable (Set<WindowID>) -> Void
  ) -> WatchedPage {
    let page = pages[key] ?? WatchedPage(make())
    page.add(window)
    if pages[key] == nil {
      pages[key] = page
      page.graph.onChange = { [weak page] in if let page { onChange(page.windows) } }
    }
    return page
  }

  /// The window no longer watches; a page that nobody watches is closed.
  func remove(_ window: WindowID, from key: Key) {
    guard let page = pages[key], page.remove(window) else { return }
    page.graph.close()
    page.keep(nil)
    pages[key] = nil
    recent.removeAll { $0 == key }
  }

  /// What a control of the page takes; nil: it isn't a field for files, or it is disabled.
  func fileField(_ control: Identity, on key: Key) -> FileFieldTraits? { pages[key]?.graph.fileField(control) }

  /// What the page shows now.
  ///
  /// - Parameters:
  ///   - key: which page.
  ///   - settle: evaluates views until their tasks have ended.
  ///   - write: makes a page of nodes, away from the main actor.
  /// - Returns: nil where nobody watches it.
  func shown(
    _ key: Key, settling settle: @escaping @MainActor (ViewGraph) async -> [Node],
    writing write: @escaping @Sendable ([Node]) -> MadePage
  ) async -> WatchedPage.Shown? {
    guard let page = pages[key] else { return nil }
    if let evaluation = page.evaluation, page.isOpening || !page.graph.isDirty {
      return await evaluation.value
    }
    page.keep(nil)
    let known = page.isOpening ? nil : page.graph.evaluate().nodes
    let evaluation = Task {
      let nodes = if let known { known } else { await settle(page.graph) }
      page.isOpening = false
      let state = WindowState(nodes: nodes, address: page.graph.scene.addressWithRows, focus: nil, exports: [])
      return WatchedPage.Shown(state: state, page: await Self.made(of: nodes, by: write))
    }
    page.evaluation = evaluation
    keep(key)
    let shown = await evaluation.value
    // Unless another evaluation has begun meanwhile.
    if page.evaluation == evaluation { page.keep(shown) }
    return shown
  }

  @concurrent private static func made(
    of nodes: [Node], by write: @Sendable ([Node]) -> MadePage
  ) async -> MadePage {
    write(nodes)
  }

  /// Notes that the page keeps what its evaluation gave; if there are too many, the one that was asked for longest ago no
  /// longer does, but none that is still opening.
  private func keep(_ key: Key) {
    recent.removeAll { $0 == key }
    recent.append(key)
    while recent.count > capacity, let place = recent.dropLast().firstIndex(where: { pages[$0]?.isOpening != true }) {
      guard let released = pages[recent.remove(at: place)] else { continue }
      released.evaluation = nil
      released.keep(nil)
      released.graph.releaseViews()
    }
  }
}
