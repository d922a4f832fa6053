import PortableUICore
import Synchronization

/// The pages of windows that only listen, because nobody has done anything in them yet.
///
/// What such a window shows follows from its address and its visitor alone, so one evaluation serves all that show the same
/// page. With its first event a window gets views of its own.
@MainActor
final class WatchedPages {
  typealias Key = PageCache.Key

  /// One page, evaluated again when somebody asks for it after a change.
  private final class Page {
    let graph: ViewGraph
    let windows = Windows()
    /// What the last evaluation gave; nil where that was let go of.
    var present: Task<Watched, Never>?
    /// True until the tasks of the page's views have ended for the first time.
    var isOpening = true

    init(_ graph: ViewGraph) {
      self.graph = graph
    }
  }

  /// What the windows that watch a page show, and the address that they have there.
  struct Watched: Sendable {
    let state: WindowState
    let page: MadePage
    /// How many windows watch the page.
    fileprivate(set) var windows = 1
  }

  /// The windows that watch a page; changes are reported where they happen.
  private final class Windows: Sendable {
    let ids = Mutex<Set<WindowID>>([])
  }

  private var pages: [Key: Page] = [:]
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
  ///   - onChange: called for each window that watches when the page has changed, from any thread.
  func add(
    _ window: WindowID, to key: Key, making make: () -> ViewGraph, onChange: @escaping @Sendable (WindowID) -> Void
  ) {
    let page = pages[key] ?? Page(make())
    page.windows.ids.withLock { _ = $0.insert(window) }
    guard pages[key] == nil else { return }
    pages[key] = page
    page.graph.onChange = { [windows = page.windows] in windows.ids.withLock(\.self).forEach(onChange) }
  }

  /// The window no longer watches; a page that nobody watches is closed.
  func remove(_ window: WindowID, from key: Key) {
    guard let page = pages[key] else { return }
    let isLast = page.windows.ids.withLock { ids in
      ids.remove(window)
      return ids.isEmpty
    }
    guard isLast else { return }
    page.graph.close()
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
  func watched(
    _ key: Key, settling settle: @escaping @MainActor (ViewGraph) async -> [Node],
    writing write: @escaping @Sendable ([Node]) -> MadePage
  ) async -> Watched? {
    guard let page = pages[key] else { return nil }
    var watched = await present(of: page, key, settling: settle, writing: write)
    watched.windows = page.windows.ids.withLock(\.count)
    return watched
  }

  private func present(
    of page: Page, _ key: Key, settling settle: @escaping @MainActor (ViewGraph) async -> [Node],
    writing write: @escaping @Sendable ([Node]) -> MadePage
  ) async -> Watched {
    if let present = page.present, page.isOpening || !page.graph.isDirty { return await present.value }
    let known = page.isOpening ? nil : page.graph.evaluate().nodes
    let present = Task {
      let nodes = if let known { known } else { await settle(page.graph) }
      page.isOpening = false
      let state = WindowState(nodes: nodes, address: page.graph.scene.addressWithRows, focus: nil, exports: [])
      return Watched(state: state, page: await Self.made(of: nodes, by: write))
    }
    page.present = present
    keep(key)
    return await present.value
  }

  @concurrent private static func made(
    of nodes: [Node], by write: @Sendable ([Node]) -> MadePage
  ) async -> MadePage {
    write(nodes)
  }

  /// Notes that the page keeps what its evaluation gave; the one that was asked for longest ago no longer does, if there
  /// are too many.
  private func keep(_ key: Key) {
    recent.removeAll { $0 == key }
    recent.append(key)
    guard recent.count > capacity, let released = pages[recent.removeFirst()] else { return }
    released.present = nil
    if !released.isOpening { released.graph.releaseViews() }
  }
}
