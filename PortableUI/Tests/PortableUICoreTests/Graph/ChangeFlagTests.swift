import Synchronization
import Testing

@testable import PortableUICore

@Suite struct ChangeFlagTests {
  @Test func `whoever listens hears each time that the flag goes up`() {
    let (inner, outer) = (ChangeFlag(), ChangeFlag())
    let count = Atomic(0)
    outer.whenRaised = { count.add(1, ordering: .relaxed) }
    inner.pass(to: outer)

    // As often as in a window that is open for days: nothing may pile up by it.
    for _ in 0..<100_000 {
      inner.raise()
      inner.raise()
      inner.lower()
      outer.lower()
    }

    #expect(count.load(ordering: .relaxed) == 100_000)
  }
}
