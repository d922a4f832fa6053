import Synchronization

/// A flag that any thread may raise: observation reports a change where it happens.
final class ChangeFlag: Sendable {
  private let raised = Atomic(false)
  private let listener = Mutex<(@Sendable () -> Void)?>(nil)

  /// Called when the flag goes up.
  var whenRaised: (@Sendable () -> Void)? {
    get { listener.withLock { $0 } }
    set { listener.withLock { $0 = newValue } }
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
