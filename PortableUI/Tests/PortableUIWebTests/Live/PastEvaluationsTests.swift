import Observation
import Testing

@testable import PortableUICore
@testable import PortableUIWeb

/// What a window showed before is kept for as long as an answer is made, and no longer.
@MainActor
@Suite struct PastEvaluationsTests {
  @Test func `what a push replaces goes at once, whether the answer before it left anything or not`() async {
    let number = Number()
    let graph = ViewGraph(scene: SceneValues(), environment: EnvironmentValues()) {
      Reading(number: number)._render(&$0)
    }
    graph.keepsViews = false
    _ = graph.present()
    let configuration = WebApplicationConfiguration(
      programName: "Test", addressKey: "address", languages: ["en"], knowsAddress: { _ in true })
    for answer in 1...3 {
      number.value = 10 * answer
      let left = await graph.present(after: LiveUse(events: [.synchronize]), configuration).leavesPast
      #expect(left == (answer > 1))
      // The first answer after which views are kept finds none that were.
      for push in 1...3 {
        weak let before = graph.evaluation
        number.value = 10 * answer + push
        #expect(graph.presentChange(releasing: false) != nil)
        #expect(before == nil)
      }
      graph.releasePast()
    }
  }
}

@Observable
private final class Number {
  var value = 0
}

private struct Reading: View {
  let number: Number

  var body: some View { Text(verbatim: "\(number.value)") }
}
