import Certificates
import DesignSystem
import Domain
import Foundation
import PortableUI
import Statistics
import Workspaces
import World

/// The tabs, and the window's place among them.
struct AppScreen: View {
  let dependencies: Dependencies

  @SceneStorage(AppPlace.storageKey) private var place = AppPlace()
  @AppStorage(AppLanguage.storageKey) private var language = AppLanguage.automatic
  @State private var remembered = AppPlace()
  @Environment(\.locale) private var locale

  var body: some View {
    TabView(selection: $place[remembering: remembered]) {
      StatisticsTab(dependencies: dependencies, place: $place.statistics)
        .tabItem { TabLabel(Text("Statistics", bundle: .module), symbol: "chart.bar") }
        .tag(AppTab.statistics)
      WorldScreen(
        model: dependencies.world, directory: dependencies.directory, files: dependencies.worldFiles,
        continent: $place.world.continent, forms: $place.world.forms
      )
      .tabItem { TabLabel(Text("World", bundle: .module), symbol: "globe") }
      .tag(AppTab.world)
      CertificatesScreen(
        model: dependencies.certificates, contacts: dependencies.contacts, pictureURL: dependencies.pictureURL,
        picture: $place.certificate.picture, isFull: $place.certificate.isFull, pages: $place.certificate.pages
      )
      .tabItem { TabLabel(Text("Certificate", bundle: .module), symbol: "qrcode") }
      .tag(AppTab.certificate)
      WorkspacesScreen(
        library: dependencies.library, workspace: $place.workspaces.workspace, steps: $place.workspaces.steps
      )
      .tabItem { TabLabel(Text("Workspaces", bundle: .module), symbol: "bubble.left.and.bubble.right") }
      .tag(AppTab.workspaces)
    }
    .environment(\.locale, language.locale(or: locale))
    .onChange(of: place, initial: true) { _, place in remembered.remember(place) }
  }
}

/// A tab's name and symbol.
private struct TabLabel: View {
  private let title: Text
  private let symbol: String

  init(_ title: Text, symbol: String) {
    self.title = title
    self.symbol = symbol
  }

  var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: symbol)
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
