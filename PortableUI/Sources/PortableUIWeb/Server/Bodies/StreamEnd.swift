import Synchronization

/// Tells a stream's task, which may begin later, that nobody wants the stream any more.
final class StreamEnd: Sendable {
  private struct State {
    var isOver = false
    var cancel: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// The client has gone, or the server stops.
  func signal() {
    state.withLock { state in
      state.isOver = true
      defer { state.cancel = nil }
      return state.cancel
    }?()
  }

  /// Has `cancel` called at the end, at once if it has come already.
  func onSignal(_ cancel: @escaping @Sendable () -> Void) {
    let isOver = state.withLock { state in
      if !state.isOver { state.cancel = cancel }
      return state.isOver
    }
    if isOver { cancel() }
  }
}
