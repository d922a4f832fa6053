import DesignSystem
import Domain
import Figures
import PortableUI

/// All named places with every figure beside the others; it takes the place of list and detail.
struct PlaceTable: View {
  let outbreak: Outbreak
  let model: PlacesModel
  @Binding var route: StatisticsRoute

  @Environment(\.locale) private var locale

  init(outbreak: Outbreak, model: PlacesModel, route: Binding<StatisticsRoute>) {
    self.outbreak = outbreak
    self.model = model
    _route = route
  }

  var body: some View {
    let places = model.places(at: route, for: locale)
    NavigationStack {
      VStack(alignment: .leading, spacing: 0) {
        VStack(alignment: .leading, spacing: 4) {
          Text("\(places.count) places", bundle: .module)
            .accessibilityIdentifier(OutbreaksID.placeCount)
          OutbreakOrigin(outbreak: outbreak, figures: model.onDay(route.asOf).figures, route: $route, id: .list)
          PopulationsNote(model: model, totals: model.onDay(route.asOf).figures.totals)
        }
        .font(.footnote)
        .foregroundStyle(.secondary)
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        PlaceColumns(places: places, route: $route, isWeekly: model.isWeekly)
      }
      .searchable(text: $route.search, prompt: Text("Name of a place", bundle: .module))
      .navigationTitle(Text("Places", bundle: .module))
      .toolbar { ToolbarItem(placement: .primaryAction) { CountryListLink(route: route) } }
    }
  }
}

/// The columns.
private struct PlaceColumns: View {
  let places: [PlaceStats]
  @Binding var route: StatisticsRoute
  let isWeekly: Bool

  var body: some View {
    Table(places, sortOrder: sortOrder) {
      TableColumn(Text("Place", bundle: .module), sortUsing: PlaceSort(.name)) { place in
        RouteLink(route.opening(place.id)) { Text(verbatim: place.name) }
          .accessibilityIdentifier(OutbreaksID.tablePlace(place.id))
      }
      .width(min: 160)
      TableColumn(PlaceMeasure.cases.title(isWeekly: isWeekly), sortUsing: PlaceSort(.cases)) {
        PlaceFigureCell($0, .cases)
      }
      TableColumn(PlaceMeasure.recent.title(isWeekly: isWeekly), sortUsing: PlaceSort(.recent)) {
        PlaceFigureCell($0, .recent)
      }
      TableColumn(PlaceMeasure.deaths.title(isWeekly: isWeekly), sortUsing: PlaceSort(.deaths)) {
        PlaceFigureCell($0, .deaths)
      }
      TableColumn(PlaceMeasure.fatality.title(isWeekly: isWeekly), sortUsing: PlaceSort(.fatality)) {
        PlaceFigureCell($0, .fatality)
      }
      TableColumn(PlaceMeasure.population.title(isWeekly: isWeekly), sortUsing: PlaceSort(.population)) {
        PlaceFigureCell($0, .population)
      }
      TableColumn(PlaceMeasure.attackRate.title(isWeekly: isWeekly), sortUsing: PlaceSort(.attackRate)) {
        PlaceFigureCell($0, .attackRate)
      }
    }
    .accessibilityIdentifier(OutbreaksID.table)
  }

  private var sortOrder: Binding<[PlaceSort]> {
    Binding(get: { [route.placeSort] }, set: { if let first = $0.first { route.placeSort = first } })
  }
}

/// A figure of a place.
private struct PlaceFigureCell: View {
  private let place: PlaceStats
  private let measure: PlaceMeasure

  init(_ place: PlaceStats, _ measure: PlaceMeasure) {
    self.place = place
    self.measure = measure
  }

  var body: some View {
    FigureCell(
      PlaceFigureText.known(measure, of: place),
      missing: measure == .recent ? PeriodText.report(nil) : PlaceFigureText.text(measure, of: place),
      identifier: OutbreaksID.figure(measure))
  }
}

nonisolated extension StatisticsRoute {
  /// The same list with a named place opened.
  fileprivate func opening(_ place: PlaceKey) -> StatisticsRoute {
    var route = self
    route.selection = .place(place)
    return route
  }
}
