import DesignSystem
import Domain
import PortableUI

/// The Statistics tab: the list of countries and, beside or after it, the country chosen in it.
package struct StatisticsScreen: View {
  private let route: Binding<StatisticsRoute>

  @State private var model: CountryStatsViewModel

  /// - Parameters:
  ///   - model: What all windows of the profile share.
  ///   - route: Where the window is in the tab.
  package init(model: StatisticsModel, route: Binding<StatisticsRoute>) {
    self.route = route
    _model = State(initialValue: CountryStatsViewModel(sources: model, route: route))
  }

  package var body: some View {
    @Bindable var model = model
    Group {
      if route.wrappedValue.selection == .table {
        CountryTable(model: model)
      } else {
        NavigationSplitView {
          CountryList(model: model, selection: route.selection)
        } detail: {
          NavigationStack {
            StatisticsDetail(model: model, code: route.wrappedValue.country, populationRequest: route.populationRequest)
          }
        }
      }
    }
    .onChange(of: route.wrappedValue) { model.routeChanged() }
    .task(id: dayRequest) { if let day = dayRequest.day { await model.sources.chosenDays.load(day) } }
    .alert(Text("The watch list was not saved", bundle: .module), isPresented: $model.hasProblem) {
      Button(action: {}, label: { Text("OK", bundle: .module) })
    } message: {
      if let path = model.goneFolder {
        folderGoneText(path)
      } else {
        Text(
          "Your last change was undone because it couldn’t be saved. Check the disk, then try again.",
          bundle: .module)
      }
    }
  }
}

extension StatisticsScreen {
  /// A day to read, again whenever figures change.
  private nonisolated struct DayRequest: Hashable {
    let day: Day?
    let revision: Int
  }

  private var dayRequest: DayRequest { DayRequest(day: model.dayToRead, revision: model.library.revision) }
}

/// The detail column: a country, or the overview where none is chosen.
private struct StatisticsDetail: View {
  let model: CountryStatsViewModel
  let code: CountryCode?
  let populationRequest: Binding<PopulationRequest?>

  @Environment(\.locale) private var locale

  var body: some View {
    if let code {
      if let country = model.country(code, for: locale) {
        CountryDetail(model: model, country: country, populationRequest: populationRequest)
      } else {
        UnknownCountryNotice(code: code)
      }
    } else {
      Overview(model: model)
    }
  }
}
