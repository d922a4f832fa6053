import Domain
import PortableUI
import Statistics

/// The tabs, and the window's place among them.
struct AppScreen: View {
  let dependencies: Dependencies

  @SceneStorage(AppPlace.storageKey) private var place = AppPlace()

  var body: some View {
    TabView(selection: $place.tab) {
      StatisticsTab(dependencies: dependencies, place: $place.statistics)
        .tabItem {
          Label {
            Text("Statistics", bundle: .module)
          } icon: {
            Image(systemName: "chart.bar")
          }
        }
        .tag(AppTab.statistics)
    }
  }
}

/// The Statistics tab with its model; what the toggle says is kept in the window's place.
private struct StatisticsTab: View {
  private let place: Binding<StatisticsPlace>

  @State private var model: CountryStatsViewModel

  init(dependencies: Dependencies, place: Binding<StatisticsPlace>) {
    self.place = place
    _model = State(
      initialValue: CountryStatsViewModel(
        report: dependencies.report, watchList: dependencies.watchList,
        order: dependencies.countryOrder, showsOnlyWatched: place.wrappedValue.showsOnlyWatched))
  }

  var body: some View {
    StatisticsScreen(model: model, selection: place.country)
      .onChange(of: model.showsOnlyWatched) { _, isOn in place.wrappedValue.showsOnlyWatched = isOn }
      .onChange(of: place.wrappedValue.showsOnlyWatched) { _, isOn in model.showsOnlyWatched = isOn }
  }
}
