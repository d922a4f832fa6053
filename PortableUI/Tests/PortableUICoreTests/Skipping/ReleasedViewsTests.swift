import Observation
import Testing

@testable import PortableUICore

/// What a window hears of that let go of what its views gave.
@MainActor
@Suite struct ReleasedViewsTests {
  @Test func `a window that let go of what its views gave hears of all that any of them read`() {
    for changesBefore in [[], [0], [1], [2], [0, 1], [2, 1, 0]] {
      for change in 0..<3 {
        let numbers = (0..<3).map { _ in Number() }
        let window = Window { Outer(numbers: numbers) }
        // What is kept was evaluated at different times.
        for number in changesBefore {
          numbers[number].value += 1
          window.evaluate()
        }
        window.graph.releaseViews()
        #expect(!window.graph.isDirty)

        numbers[change].value = 7
        #expect(window.graph.isDirty, "\(change) after \(changesBefore)")
        window.evaluate()
        #expect(window.texts == numbers.map { "\($0.value)" })
      }
    }
  }

  @Test(arguments: [false, true])
  func `what a window's views observed is observed once for all of them when they are let go of`(isSeenBefore: Bool) {
    let numbers = (0..<3).map { _ in Number() }
    let window = Window { Outer(numbers: numbers) }
    #expect(window.graph.evaluation.hasParts)
    if isSeenBefore { numbers[2].value = 1 }

    window.graph.releaseViews()
    // Something changed: the next evaluation lets go of them.
    #expect(window.graph.evaluation.hasParts == isSeenBefore)
    window.evaluate()
    #expect(!window.graph.evaluation.hasParts)

    window.graph.keepsViews = true
    numbers[0].value = 2
    window.evaluate()
    #expect(window.graph.evaluation.hasParts)
    #expect(window.texts == numbers.map { "\($0.value)" })
  }
}

private struct Outer: View {
  let numbers: [Number]

  var body: some View {
    Text(verbatim: "\(numbers[0].value)")
    Middle(numbers: numbers)
  }
}

private struct Middle: View {
  let numbers: [Number]

  var body: some View {
    Text(verbatim: "\(numbers[1].value)")
    Inner(number: numbers[2])
  }
}

private struct Inner: View {
  let number: Number

  var body: some View { Text(verbatim: "\(number.value)") }
}

@Observable
private final class Number {
  var value = 0
}
