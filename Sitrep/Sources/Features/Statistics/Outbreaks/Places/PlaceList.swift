import DesignSystem
import Domain
import Figures
import PortableUI

/// The first screen of an outbreak by named places: what all of them report together, and each of them.
struct PlaceList: View {
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
    List(selection: $route.selection) {
      OutbreakUndoSection(id: .list)
      if route.search.isEmpty {
        SummarySection(model: model, asOf: route.asOf)
        ScreenSection(isLineList: model.list != nil)
      }
      PlaceSection(model: model, places: model.places(at: route, for: locale), route: $route)
    }
    .groupedList()
    .searchable(text: $route.search, prompt: Text("Name of a place", bundle: .module))
    .navigationTitle(Text(verbatim: outbreak.name))
    .outbreakMenu(route: $route)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        FigureSortMenu(
          sort: $route.placeSort, measures: PlaceMeasure.allCases, identifier: OutbreaksID.sortMenu,
          title: { $0.title(isWeekly: model.isWeekly) }
        ) { CountryTableLink(route: route, identifier: OutbreaksID.tableLink) }
      }
    }
    .figuresFiles(route: $route) { OutbreakDaySheet(outbreak: outbreak, route: $route) }
    .settingsButton()
  }
}

/// What all places report together, in short; it leads to the summary.
private struct SummarySection: View {
  let model: PlacesModel
  let asOf: Day?

  var body: some View {
    Section {
      NavigationLink(value: StatisticsSelection.overview) {
        VStack(alignment: .leading, spacing: 4) {
          Text("Summary", bundle: .module)
            .font(.headline)
          line(Text("Total cases", bundle: .module), totals.cases)
          line(Text("Deaths", bundle: .module), totals.deaths)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .accessibilityIdentifier(OutbreaksID.summaryLink)
    }
  }

  /// Of a line list those without a place as well.
  private var totals: (cases: Int?, deaths: Int?) {
    if let figures = model.list?.figures(asOf: asOf) { return (figures.cases, figures.deaths) }
    let totals = model.onDay(asOf).figures.totals
    return (totals.cases?.count, totals.deaths?.count)
  }

  private func line(_ name: Text, _ sum: Int?) -> some View {
    let count = sum.map { Text($0, format: .count) } ?? Text("no data", bundle: .module)
    return Text("\(name): \(count)", bundle: .module)
      .font(.footnote)
      .foregroundStyle(.secondary)
  }
}

/// A cell for each place, with what is said of the whole list around them.
private struct PlaceSection: View {
  let model: PlacesModel
  let places: [PlaceStats]
  @Binding var route: StatisticsRoute

  var body: some View {
    Section {
      if places.isEmpty { NoPlaceFound(route: $route) }
      ForEach(places) { place in
        NavigationLink(value: StatisticsSelection.place(place.id)) {
          PlaceCell(place: place, measure: route.placeSort.measure, period: model.outbreak.period, day: figures.asOf)
        }
        .accessibilityIdentifier(OutbreaksID.place(place.id))
      }
    } header: {
      if route.placeSort != .byName {
        FigureSortNotice(
          sort: $route.placeSort, title: route.placeSort.measure.title(isWeekly: model.isWeekly),
          identifier: StatisticsID.order)
      }
    } footer: {
      VStack(alignment: .leading, spacing: 4) {
        Text("\(places.count) places", bundle: .module)
          .accessibilityIdentifier(OutbreaksID.placeCount)
        OutbreakOrigin(outbreak: model.outbreak, figures: figures, route: $route, id: .list)
      }
    }
  }

  private var figures: OutbreakFigures { model.onDay(route.asOf).figures }
}

/// Where a search finds no place.
private struct NoPlaceFound: View {
  @Binding var route: StatisticsRoute

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("No place matches “\(route.search)”.", bundle: .module)
        .foregroundStyle(.secondary)
        .accessibilityIdentifier(OutbreaksID.nothingFound)
      Button(action: { route.search = "" }) { Text("Clear search", bundle: .module) }
        .buttonStyle(.bordered)
        .accessibilityIdentifier(OutbreaksID.clearSearch)
    }
  }
}
