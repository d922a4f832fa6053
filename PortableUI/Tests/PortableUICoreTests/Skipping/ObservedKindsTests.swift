import Observation
import Testing

@testable import PortableUICore

/// Only views of types that observe something are observed so that it can be ended.
@MainActor
@Suite struct ObservedKindsTests {
  @Test func `a type of views that observes nothing is known as such, until one of them does`() {
    let numbers = Numbers()
    let window = Window { Outer(numbers: numbers) }
    #expect(ViewKind.of(Outer.self).observes == true)
    #expect(ViewKind.of(Inner.self).observes == false)

    numbers.readsInside = true
    window.evaluate()
    #expect(ViewKind.of(Inner.self).observes == true)

    for value in 1...3 {
      numbers.inside = value
      #expect(window.graph.isDirty)
      window.evaluate()
      #expect(window.texts == ["\(value)"])
    }
  }

  @Test func `what a view read before it was known to observe anything does not remember its window`() {
    let numbers = Numbers()
    weak var flag: ChangeFlag?
    do {
      let window = Window { First(numbers: numbers) }
      #expect(ViewKind.of(First.self).observes == true)
      flag = window.graph.changes
      window.graph.retire()
    }

    #expect(flag == nil)
    #expect(numbers.inside == 0)
  }
}

@Observable
private final class Numbers {
  var readsInside = false
  var inside = 0
}

private struct Outer: View {
  let numbers: Numbers

  var body: some View { Inner(numbers: numbers, reads: numbers.readsInside) }
}

private struct Inner: View {
  let numbers: Numbers
  let reads: Bool

  var body: some View { Text(verbatim: reads ? "\(numbers.inside)" : "none") }
}

private struct First: View {
  let numbers: Numbers

  var body: some View { Text(verbatim: "\(numbers.inside)") }
}
