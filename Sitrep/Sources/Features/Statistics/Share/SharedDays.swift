import Domain
import Figures

/// What is known of one country's days.
nonisolated struct SharedDays: Sendable {
  let name: String
  let history: CountryHistory
  /// How many people live there; nil is unknown.
  let people: Int?
  let source: DataSource

  func series(_ measure: ChartRoute.Measure) -> ChartSeries {
    ChartSeries(history, measure, name: name, population: people, source: source.name)
  }

  /// The days as rows of a table.
  ///
  /// - Parameter days: Those to tell; nil: all.
  /// - Returns: A row a day, the earliest first.
  func rows(_ days: ClosedRange<Day>?) -> [FiguresTable.Row] {
    guard !history.confirmed.isEmpty else { return [] }
    let known = history.firstDay...history.lastDay
    let (cases, recovered, deaths) = (series(.cases), series(.recovered), series(.deaths))
    return known.days(by: history.step).filter { days?.contains($0) != false }.map { day in
      FiguresTable.Row(
        country: name, code: history.code, day: day, confirmed: cases.count(on: day),
        recovered: recovered.count(on: day), deaths: deaths.count(on: day), population: people,
        source: source.nameInFiles)
    }
  }
}

nonisolated extension ChartSeries {
  fileprivate func count(on day: Day) -> DailyCount { DailyCount(total: total(on: day), new: new(on: day)) }
}

nonisolated extension FiguresTable.Rate {
  /// The rate that a chart shows.
  init(_ route: ChartRoute) {
    let kind: SeriesKind =
      switch route.measure {
      case .cases: .confirmed
      case .deaths: .deaths
      case .recovered: .recovered
      }
    self.init(of: kind, isDaily: route.kind == .daily)
  }
}

nonisolated extension DataSource {
  /// The name, and the release where it isn't the one that is shown at first.
  var nameInFiles: String { release.map { "\(name), release of \($0.iso8601)" } ?? name }
}
