import DesignSystem
import Domain
import Figures
import PortableUI

/// One named place: its figures and rates, then its chart.
struct PlaceDetail: View {
  let outbreak: Outbreak
  let model: PlacesModel
  let place: PlaceStats
  let route: Binding<StatisticsRoute>

  @State private var entersPopulation = false

  var body: some View {
    ScrollView {
      AdaptiveColumns {
        PlaceFacts(
          place: place, period: outbreak.period, day: figures.asOf,
          weeks: model.weeks(of: place.id, asOf: route.wrappedValue.asOf))
        PlaceRates(place: place, enterPopulation: { entersPopulation = true })
        OutbreakOrigin(outbreak: outbreak, figures: figures, route: route, id: .detail)
          .font(.footnote)
          .foregroundStyle(.secondary)
          .padding(16)
      } trailing: {
        PlaceChart(model: model, place: place, asOf: figures.asOf, route: route.chart)
          .id(place.id)
      }
      .frame(maxWidth: 1500, alignment: .leading)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .navigationTitle(Text(verbatim: place.name))
    .sheet(isPresented: $entersPopulation) {
      NavigationStack { PopulationForm(model: model, place: place.figures.place, close: { entersPopulation = false }) }
    }
  }

  private var figures: OutbreakFigures { model.onDay(route.wrappedValue.asOf).figures }
}

/// The counts of a place.
private struct PlaceFacts: View {
  let place: PlaceStats
  let period: ReportingPeriod
  /// The day that the figures are of.
  let day: Day
  let weeks: CompleteWeeks?

  var body: some View {
    let figures = place.figures
    VStack(alignment: .leading, spacing: 8) {
      DatedRow(
        name: Text("Total cases", bundle: .module), count: figures.cases, day: day, identifier: OutbreaksID.cases)
      FactRow(
        name: PeriodText.new(period, to: day), value: PeriodText.report(figures.newCases),
        identifier: OutbreaksID.newCases)
      FactRow(
        name: PeriodText.before(period), value: PeriodText.report(figures.newCasesBefore),
        identifier: OutbreaksID.newCasesBefore)
      if period == .day {
        FactRow(
          name: PeriodText.recent(period, to: day), value: PeriodText.report(place.recent),
          identifier: OutbreaksID.bar("recent"))
      }
      if let weeks, let trend = Trend(weeks: weeks.counts, lastWeek: weeks.lastWeek) {
        WeekRow(trend: trend)
      }
      DatedRow(name: Text("Deaths", bundle: .module), count: figures.deaths, day: day, identifier: OutbreaksID.deaths)
      FactRow(
        name: newDeaths, value: PeriodText.report(figures.newDeaths), identifier: OutbreaksID.newDeaths)
      if let recovered = figures.recovered {
        DatedRow(
          name: Text("Recovered", bundle: .module), count: recovered, day: day, identifier: OutbreaksID.recovered)
      }
    }
    .padding(16)
  }

  private var newDeaths: Text {
    period == .day ? Text("New deaths", bundle: .module) : Text("New deaths in 7 days", bundle: .module)
  }
}
