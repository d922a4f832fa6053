import Synchronization

/// A flag that any thread may raise: observation reports a change where it happens.
final class ChangeFlag: Sendable {
  /// A closure that stands in a generic type by itself is wrapped once more each time it is read there.
  private struct Listener {
    let call: @Sendable () -> Void
  }

  private let raised = Atomic(false)
  private let listener = Mutex<Listener?>(nil)

  /// Called when the flag goes up.
  var whenRaised: (@Sendable () -> Void)? {
    get { listener.withLock { $0?.call } }
    set { listener.withLock { $0 = newValue.map(Listener.init) } }
  }

  var isRaised: Bool { raised.load(ordering: .acquiring) }
  func lower() { raised.store(false, ordering: .releasing) }

  func raise() {
    guard !raised.exchange(true, ordering: .acquiringAndReleasing) else { return }
    whenRaised?()
  }

  /// Raises it, and nobody hears of it.
  func raiseSilently() { raised.store(true, ordering: .releasing) }

  /// Raises the other flag too from now on.
  func pass(to outer: ChangeFlag) {
    whenRaised = { outer.raise() }
  }
}
