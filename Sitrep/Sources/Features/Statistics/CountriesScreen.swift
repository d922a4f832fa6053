import DesignSystem
import Domain
import PortableUI

/// An outbreak by countries: the list of countries and, beside or after it, the country chosen in it.
struct CountriesScreen: View {
  private let title: Text
  private let route: Binding<StatisticsRoute>

  @State private var model: CountryStatsViewModel

  /// - Parameters:
  ///   - model: What all windows of the profile share.
  ///   - title: The outbreak's name, above the list.
  ///   - route: Where the window is in the tab.
  init(model: StatisticsModel, title: Text, route: Binding<StatisticsRoute>) {
    self.title = title
    self.route = route
    _model = State(initialValue: CountryStatsViewModel(sources: model, route: route))
  }

  var body: some View {
    @Bindable var model = model
    Group {
      if route.wrappedValue.selection == .table {
        CountryTable(model: model)
      } else {
        NavigationSplitView {
          CountryList(model: model, title: title, selection: route.selection)
        } detail: {
          NavigationStack {
            CountriesDetail(model: model, selection: route.wrappedValue.selection, route: route)
          }
        }
      }
    }
    .onChange(of: route.wrappedValue) { _, route in model.follow(route) }
    .task(id: dayRequest) { if let day = dayRequest.day { await model.sources.chosenDays.load(day) } }
    .saveAlert(
      Text("The watch list was not saved", bundle: .module), isPresented: $model.hasProblem,
      problem: model.watchListProblem)
  }
}

extension CountriesScreen {
  /// A day to read, again whenever figures change.
  private nonisolated struct DayRequest: Hashable {
    let day: Day?
    let revision: Int
  }

  private var dayRequest: DayRequest { DayRequest(day: model.dayToRead, revision: model.library.revision) }
}

/// The detail column: a country, or the overview where none is chosen.
private struct CountriesDetail: View {
  let model: CountryStatsViewModel
  let selection: StatisticsSelection?
  let route: Binding<StatisticsRoute>

  @Environment(\.locale) private var locale

  var body: some View {
    switch selection {
    case .country(let code):
      if let country = model.country(code, for: locale) {
        CountryDetail(model: model, country: country, populationRequest: route.populationRequest)
      } else {
        UnknownCountryNotice(code: code)
      }
    case .place(let place): UnknownPlaceNotice(place: place, route: route)
    case .overview, .table, .cases, .room, nil: Overview(model: model)
    }
  }
}
