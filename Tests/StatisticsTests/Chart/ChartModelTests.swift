import Domain
import Testing

@testable import Statistics

@MainActor
@Suite struct ChartModelTests {
  private nonisolated struct Unreadable: Error {}

  private let france = ChartSamples.code("FR")
  private let germany = ChartSamples.code("DE")

  @Test func `series come once they are loaded; countries without any are left out`() async throws {
    let source = DataSource(name: "Somebody", url: "", licence: "")
    let model = ChartModel { code in
      code.rawValue == "FR" ? SourcedHistory(history: ChartSamples.history([1, 2]), source: source) : nil
    }
    guard case .loading = model.phase else { return #expect(Bool(false), "nothing is there yet") }

    await model.load([france, germany])

    guard case .loaded(let histories) = model.phase else { return #expect(Bool(false), "series are there") }
    #expect(Array(histories.keys) == [france])
  }

  @Test func `what cannot be read is said`() async {
    let model = ChartModel { _ in throw Unreadable() }

    await model.load([france])

    guard case .failed = model.phase else { return #expect(Bool(false), "it failed") }
  }

  @Test func `the same series and settings give the same figure`() {
    let model = ChartModel { _ in nil }
    let series = [ChartSamples.series([1, 2, 3])]

    #expect(model.figure(series, ChartPlace()) == model.figure(series, ChartPlace()))
    #expect(model.figure(series, ChartPlace(settings: "total", comparison: "")) != model.figure(series, ChartPlace()))
    #expect(model.figure([], ChartPlace()) == nil)
  }
}
