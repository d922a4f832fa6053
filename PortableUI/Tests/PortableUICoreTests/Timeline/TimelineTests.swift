import Foundation
import Testing

@testable import PortableUICore

@MainActor
@Suite struct TimelineTests {
  private let noon = Date(timeIntervalSince1970: 1_700_000_000)

  private func graph(at date: Date, _ view: some View) -> ViewGraph {
    let graph = ViewGraph(scene: SceneValues(), environment: EnvironmentValues()) {
      view._render(&$0)
    }
    graph.date = { date }
    return graph
  }

  private func text(of graph: ViewGraph) -> String? { graph.evaluate().nodes.flatMap(\.allTexts).first }

  @Test(arguments: [(0.0, 0.0), (0.5, 0), (9.9, 0), (10, 10), (25, 20), (-3, 0)])
  func `a timeline shows its last date before now`(passed: Double, shown: Double) {
    let view = TimelineView(.periodic(from: noon, by: 10)) { [noon] in
      Text(verbatim: "\(Int($0.date.timeIntervalSince(noon)))")
    }
    let wanted = passed < 0 ? Int(passed) : Int(shown)
    #expect(text(of: graph(at: noon.addingTimeInterval(passed), view)) == "\(wanted)")
  }

  @Test func `dates may be named, and minutes begin at full minutes`() {
    let dates = [noon, noon.addingTimeInterval(60)]
    let named = TimelineView(.explicit(dates)) { Text(verbatim: "\(Int($0.date.timeIntervalSince1970))") }
    #expect(text(of: graph(at: noon.addingTimeInterval(90), named)) == "1700000060")

    let minutes = TimelineView(.everyMinute) { Text(verbatim: "\(Int($0.date.timeIntervalSince1970) % 60)") }
    #expect(text(of: graph(at: noon, minutes)) == "0")
    #expect(
      EveryMinuteTimelineSchedule().entries(from: noon, mode: .normal).prefix(2).map { $0 > noon } == [false, true])
  }

  @Test func `a schedule that stands still ends`() {
    #expect(Array(PeriodicTimelineSchedule(from: noon, by: 0).entries(from: noon, mode: .normal)) == [])
    let view = TimelineView(.periodic(from: noon, by: 0)) { _ in Text(verbatim: "shown") }
    #expect(text(of: graph(at: noon, view)) == "shown")
  }

  @Test(.timeLimit(.minutes(10))) func `a live window hears of the next date, a page does not`() async {
    let start = Date()
    let view = TimelineView(.explicit([start, start.addingTimeInterval(0.05)])) { [start] in
      Text(verbatim: $0.date > start ? "later" : "first")
    }
    let page = graph(at: start, view)
    let live = graph(at: start, view)
    let (changes, changed) = AsyncStream.makeStream(of: Void.self)
    live.onChange = { changed.yield() }
    #expect(text(of: page) == "first")
    #expect(text(of: live) == "first")

    for await _ in changes { break }

    live.date = { start.addingTimeInterval(1) }
    #expect(text(of: live) == "later")
    #expect(!page.isDirty)
  }
}
