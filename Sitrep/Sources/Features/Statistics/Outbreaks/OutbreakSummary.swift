import DesignSystem
import Domain
import Figures
import PortableCharts
import PortableUI

/// An outbreak on one screen: its totals, how it goes, its rates, and what a reader must know.
struct OutbreakSummary: View {
  let outbreak: Outbreak
  let model: PlacesModel
  let route: Binding<StatisticsRoute>

  var body: some View {
    let figures = model.onDay(route.wrappedValue.asOf).figures
    ScrollView {
      AdaptiveColumns {
        if let list = model.list {
          CaseSummary(list: list, figures: list.figures(asOf: route.wrappedValue.asOf))
          CaseLinks(route: route.wrappedValue)
        } else {
          SummaryFacts(outbreak: outbreak, figures: figures)
        }
        RoomLink(route: route.wrappedValue)
        SummaryRates(model: model, totals: figures.totals)
        OutbreakOrigin(outbreak: outbreak, figures: figures, route: route, id: .detail)
          .font(.footnote)
          .foregroundStyle(.secondary)
          .padding(16)
      } trailing: {
        if let list = model.list {
          CaseCurveCard(list: list, asOf: route.wrappedValue.asOf)
        } else {
          WeeksChart(outbreak: outbreak, weeks: model.weeks(of: nil, asOf: route.wrappedValue.asOf))
        }
      }
      .frame(maxWidth: 1500, alignment: .leading)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .navigationTitle(Text("Summary", bundle: .module))
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        CountryTableLink(route: route.wrappedValue, identifier: OverviewID.tableLink)
          .labelStyle(.iconOnly)
      }
    }
  }
}

/// What all places report together, and how it changes.
private struct SummaryFacts: View {
  let outbreak: Outbreak
  let figures: OutbreakFigures

  @Environment(\.locale) private var locale

  var body: some View {
    let totals = figures.totals
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: outbreak.disease.title(for: locale))
        .font(.headline)
      SumRow(name: Text("Total cases", bundle: .module), sum: totals.cases, of: totals.places, OutbreaksID.cases)
      SumRow(
        name: PeriodText.new(figures.period, to: figures.asOf), sum: totals.newCases, of: totals.places,
        isReport: true, OutbreaksID.newCases)
      SumRow(
        name: PeriodText.before(figures.period), sum: totals.newCasesBefore, of: totals.places, isReport: true,
        OutbreaksID.newCasesBefore)
      SumRow(name: Text("Deaths", bundle: .module), sum: totals.deaths, of: totals.places, OutbreaksID.deaths)
      if totals.recovered != nil {
        SumRow(
          name: Text("Recovered", bundle: .module), sum: totals.recovered, of: totals.places, OutbreaksID.recovered)
      }
      if let trend = figures.trend { TrendRows(trend: trend) }
    }
    .padding(16)
  }
}

/// A sum, and of how many places it is where some are missing.
private struct SumRow: View {
  private let name: Text
  private let sum: CountSum?
  private let places: Int
  private let isReport: Bool
  private let identifier: String

  init(name: Text, sum: CountSum?, of places: Int, isReport: Bool = false, _ identifier: String) {
    self.name = name
    self.sum = sum
    self.places = places
    self.isReport = isReport
    self.identifier = identifier
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      FactRow(
        name: name, value: isReport ? PeriodText.report(sum?.count) : count, identifier: identifier)
      if let sum, sum.places < places {
        Text("\(sum.places) of \(places) places reported", bundle: .module)
          .font(.footnote)
          .foregroundStyle(.secondary)
          .accessibilityIdentifier(identifier + ".places")
      }
    }
  }

  private var count: Text { sum.map { Text($0.count, format: .count) } ?? Text("no data", bundle: .module) }
}

/// The last complete weeks against those before them, and how fast cases grow.
struct TrendRows: View {
  let trend: Trend

  var body: some View {
    WeekRow(trend: trend)
    if let two = trend.twoWeeks {
      FactRow(
        name: Text("Last two complete weeks", bundle: .module),
        value: Text("\(two.last, format: .count) (\(TrendText.change(two)))", bundle: .module),
        identifier: OutbreaksID.twoWeeks)
    }
    if let days = trend.doublingDays {
      FactRow(
        name: Text("Doubling time, days", bundle: .module), value: Text(days, format: IntervalText.tenths),
        identifier: OutbreaksID.growth)
    } else if let days = trend.halvingDays {
      FactRow(
        name: Text("Halving time, days", bundle: .module), value: Text(days, format: IntervalText.tenths),
        identifier: OutbreaksID.growth)
    }
  }
}

/// The rates of the whole outbreak: each of the places alone that have what it needs.
private struct SummaryRates: View {
  let model: PlacesModel
  let totals: FiguresTotals

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      // A line list has cases without a place as well: its own figures tell the fatality.
      if model.list == nil {
        RateRow(
          name: Text("Case fatality ratio (CFR)", bundle: .module), value: totals.cfr.map(IntervalText.fatality),
          base: totals.cfr.map(IntervalText.fatalityBase), missing: Text("no data", bundle: .module),
          identifier: OutbreaksID.fatality)
      }
      RateRow(
        name: Text("Attack rate per 10,000", bundle: .module), value: totals.attackRate.map(IntervalText.rate),
        base: totals.attackRate.map(IntervalText.rateBase), missing: Text("no population", bundle: .module),
        identifier: OutbreaksID.attackRate)
      PopulationsNote(model: model, totals: totals)
    }
    .padding(16)
  }
}

/// The cases of all places week by week.
private struct WeeksChart: View {
  let outbreak: Outbreak
  let weeks: CompleteWeeks?

  @State private var day: Day?

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Week by week", bundle: .module)
        .font(.title2)
        .bold()
        .accessibilityAddTraits(.isHeader)
      if let figure {
        ChartPlot(figure: figure, day: day)
          .equatable()
          .chartXSelection(value: $day)
          .accessibilityIdentifier(ChartID.reader)
        ChartLegend(figure: figure, day: day).equatable()
        ChartNotes(figure: figure).equatable()
      } else {
        Text("No complete week to show.", bundle: .module)
          .accessibilityIdentifier(ChartID.empty)
      }
    }
    .padding(16)
    .frame(maxWidth: 860, alignment: .leading)
  }

  private var figure: ChartFigure? {
    guard let weeks, let code = CountryCode("ZZ") else { return nil }
    let first = weeks.lastWeek.advanced(by: 6 - 7 * (weeks.counts.count - 1))
    return ChartFigure(
      [
        ChartSeries(
          code: code, name: outbreak.name, firstDay: first, step: 7,
          totals: Array(repeating: nil, count: weeks.counts.count), news: weeks.counts, source: outbreak.source.name)
      ], ChartRoute())
  }
}
