import DesignSystem
import Domain
import Figures
import PortableCharts
import PortableUI

/// A place's periods as a chart, with the figures behind it as a table.
struct PlaceChart: View {
  let model: PlacesModel
  let place: PlaceStats
  /// The last day to show.
  let asOf: Day
  @Binding var route: ChartRoute

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      (model.isWeekly ? Text("Week by week", bundle: .module) : Text("Day by day", bundle: .module))
        .font(.title2)
        .bold()
        .accessibilityAddTraits(.isHeader)
      if let figure = model.chart(of: place, route, asOf: asOf) {
        ChartSection(figure: figure, route: $route) { controls }
      } else {
        controls
        Text("No earlier days to show.", bundle: .module)
          .accessibilityIdentifier(ChartID.empty)
      }
    }
    .padding(16)
    .frame(maxWidth: 860, alignment: .leading)
  }

  private var controls: some View {
    ChartControls(route: $route, measures: model.chartMeasures(of: place.id, asOf: asOf), isWeekly: model.isWeekly)
  }
}

extension PlacesModel {
  /// What the chart of a place can count.
  func chartMeasures(of place: PlaceKey, asOf day: Day) -> [ChartRoute.Measure] {
    let counts = counts(asOf: day)
    return ChartRoute.Measure.allCases.filter { counts.series($0, of: place) != nil }
  }

  /// A place's chart up to a day; nil without any period.
  func chart(of place: PlaceStats, _ route: ChartRoute, asOf day: Day) -> ChartFigure? {
    let all = counts(asOf: day)
    guard let counts = all.series(route.measure, of: place.id) ?? all.series(.cases, of: place.id),
      let code = CountryCode("ZZ"), counts.count > 0
    else { return nil }
    let series = ChartSeries(
      code: code, name: place.name, firstDay: counts.lastDay(of: 0, outbreak.period), step: outbreak.period.days,
      totals: counts.total, news: counts.new, source: outbreak.source.name)
    var own = route
    own.isRate = false
    return ChartFigure([series.ending(on: day, with: DailyCount(total: nil, new: nil))], own)
  }
}

nonisolated extension OutbreakCounts {
  fileprivate func series(_ measure: ChartRoute.Measure, of place: PlaceKey) -> CountSeries? {
    switch measure {
    case .cases: self[place, .cases(mainClass)]
    case .deaths: self[place, mainDeaths]
    case .recovered: self[place, .recovered]
    }
  }
}
