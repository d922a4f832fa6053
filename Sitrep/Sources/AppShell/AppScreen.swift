import Certificates
import DesignSystem
import Domain
import Foundation
import Guidance
import PortableUI
import Statistics
import Workspaces
import World

/// The tabs, and the window's place among them.
struct AppScreen: View {
  let dependencies: Dependencies

  @SceneStorage(AppPlace.storageKey) private var place = AppPlace()
  @AppStorage(AppLanguage.storageKey) private var language = AppLanguage.automatic
  @AppStorage(AppTheme.storageKey) private var theme = AppTheme.automatic
  @State private var memory = PlaceMemory()
  @Environment(\.locale) private var locale

  var body: some View {
    TabView(selection: $place[remembering: memory.remembering(place)]) {
      StatisticsTab(
        sources: dependencies.statistics, place: $place.statistics, populationForm: $place.populationForm
      )
      .tabItem { TabLabel(.statistics) }
      .tag(AppTab.statistics)
      WorldScreen(
        model: dependencies.world, directory: dependencies.directory, files: dependencies.worldFiles,
        continent: $place.world.continent, forms: $place.world.forms, closeForm: { place.closeForm() }
      )
      .tabItem { TabLabel(.world) }
      .tag(AppTab.world)
      CertificatesScreen(
        model: dependencies.certificates, contacts: dependencies.contacts, pictureURL: dependencies.pictureURL,
        picture: $place.certificate.picture, isFull: $place.certificate.isFull
      )
      .tabItem { TabLabel(.certificate) }
      .tag(AppTab.certificate)
      GuidanceScreen(
        model: dependencies.guidance, files: dependencies.guidanceFiles, steps: $place.guidance.steps,
        search: $place.guidance.search
      )
      .tabItem { TabLabel(.guidance) }
      .tag(AppTab.guidance)
      WorkspacesScreen(
        library: dependencies.library, workspace: $place.workspaces.workspace, steps: $place.workspaces.steps
      )
      .tabItem { TabLabel(.workspaces) }
      .tag(AppTab.workspaces)
    }
    .settingsAlert(dependencies.settingsNotice)
    .sitesWithinApp()
    .environment(\.locale, language.locale(or: locale))
    .environment(\.forgetAddress, dependencies.forgetAddress)
    .preferredColorScheme(theme.colorScheme)
  }
}

/// The Statistics tab with its model; what toggle, search and order say is kept in the window's place.
private struct StatisticsTab: View {
  private let place: Binding<StatisticsPlace>
  private let populationForm: Binding<CountryPlace?>

  @State private var model: CountryStatsViewModel

  init(sources: StatisticsSources, place: Binding<StatisticsPlace>, populationForm: Binding<CountryPlace?>) {
    self.place = place
    self.populationForm = populationForm
    let start = place.wrappedValue
    _model = State(
      initialValue: CountryStatsViewModel(
        sources: sources, showsOnlyWatched: start.showsOnlyWatched, search: start.search, sort: start.sort,
        chart: start.chart))
  }

  var body: some View {
    StatisticsScreen(model: model, selection: place.country, populationForm: populationForm)
      .onChange(of: ListPlace(model)) { _, list in list.write(to: place) }
      .onChange(of: ListPlace(place.wrappedValue)) { _, list in list.write(to: model) }
  }
}

/// What the list shows: in the model while it is used, in the place to be found again.
private nonisolated struct ListPlace: Hashable {
  let showsOnlyWatched: Bool
  let search: String
  let sort: CountrySort
  let chart: ChartPlace

  @MainActor init(_ model: CountryStatsViewModel) {
    (showsOnlyWatched, search, sort) = (model.showsOnlyWatched, model.search, model.sort)
    chart = model.chart
  }

  init(_ place: StatisticsPlace) {
    (showsOnlyWatched, search, sort) = (place.showsOnlyWatched, place.search, place.sort)
    chart = place.chart
  }

  @MainActor func write(to model: CountryStatsViewModel) {
    if model.showsOnlyWatched != showsOnlyWatched { model.showsOnlyWatched = showsOnlyWatched }
    if model.search != search { model.search = search }
    if model.sort != sort { model.sort = sort }
    if model.chart != chart { model.chart = chart }
  }

  @MainActor func write(to place: Binding<StatisticsPlace>) {
    var new = place.wrappedValue
    (new.showsOnlyWatched, new.search, new.sort, new.chart) = (showsOnlyWatched, search, sort, chart)
    if new != place.wrappedValue { place.wrappedValue = new }
  }
}
