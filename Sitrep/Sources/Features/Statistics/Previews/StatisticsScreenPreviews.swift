#if canImport(SwiftUI)
  import DesignSystem
  import Domain
  import PortableUI

  #Preview("Countries") { PreviewedStatistics("/statistics") }
  #Preview("A country") { PreviewedStatistics("/statistics/DE") }
  #Preview("Nothing found") { PreviewedStatistics("/statistics?search=zzzz") }
  #Preview("A country that is not there") { PreviewedStatistics("/statistics/ZZ") }
  #Preview("By deaths") { PreviewedStatistics("/statistics?sort=deaths") }
  #Preview("Table") { PreviewedStatistics("/statistics/table") }
  #Preview("Not saved") {
    PreviewedStatistics(
      "/statistics",
      model: .previewed(
        problem: CountryCode("DE").map { WatchListProblem(country: $0, change: .watch, cause: .diskFull) }))
  }
  #Preview("No countries") {
    PreviewedStatistics("/statistics", model: .previewed(report: .withoutCountries))
  }

  /// The tab at an address.
  private struct PreviewedStatistics: View {
    let model: StatisticsModel

    @State private var route: StatisticsRoute

    init(_ address: String, model: StatisticsModel = .previewed()) {
      self.model = model
      _route = State(initialValue: DeepLink(address).flatMap { StatisticsRoute($0) } ?? StatisticsRoute())
    }

    var body: some View {
      StatisticsScreen(model: model, route: $route)
    }
  }

  nonisolated extension StatisticsReport {
    /// The sample without its rows.
    fileprivate static var withoutCountries: StatisticsReport {
      let sample = SampleStatistics().latestReport()
      return StatisticsReport(asOf: sample.asOf, source: sample.source, rows: [], leftOut: [])
    }
  }
#endif
