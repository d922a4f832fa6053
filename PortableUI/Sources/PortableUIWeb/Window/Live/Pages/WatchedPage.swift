import PortableUICore
import Synchronization

/// A page that windows watch, and what its last evaluation gave.
final class WatchedPage: Sendable {
  /// What the windows show, and the address that they have there.
  struct Shown: Sendable {
    let state: WindowState
    let page: MadePage
  }

  private struct State {
    var windows: Set<WindowID> = []
    var latest: Shown?
  }

  let graph: ViewGraph
  private let state = Mutex(State())
  /// The evaluation that was asked for last; nil where what it gave was let go of.
  @MainActor var evaluation: Task<Shown, Never>?
  /// True until the tasks of the page's views have ended for the first time.
  @MainActor var isOpening = true

  /// - Parameter graph: its views, which nobody has evaluated yet.
  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// The windows that watch it.
  var windows: Set<WindowID> { state.withLock(\.windows) }

  func add(_ window: WindowID) { state.withLock { _ = $0.windows.insert(window) } }

  /// - Returns: true where no window is left.
  func remove(_ window: WindowID) -> Bool {
    state.withLock {
      $0.windows.remove(window)
      return $0.windows.isEmpty
    }
  }

  /// What it shows, for any thread; nil where it has to be evaluated first.
  var current: Shown? {
    guard !graph.isDirty else { return nil }
    return state.withLock(\.latest)
  }

  /// Keeps what an evaluation gave, or nothing: before an evaluation begins, what the one before gave must not be taken for
  /// what it gives.
  func keep(_ shown: Shown?) { state.withLock { $0.latest = shown } }
}
