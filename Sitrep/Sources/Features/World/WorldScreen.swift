import DesignSystem
import Domain
import PortableUI

/// The World tab: the continents and, beside or after them, the continent chosen, with a country's form above it.
package struct WorldScreen: View {
  private let model: WorldModel
  private let route: Binding<WorldRoute>

  @Environment(\.locale) private var locale

  /// - Parameters:
  ///   - model: The profile's world.
  ///   - route: Where the window is in the tab.
  package init(model: WorldModel, route: Binding<WorldRoute>) {
    self.model = model
    self.route = route
  }

  package var body: some View {
    @Bindable var model = model
    NavigationSplitView {
      WorldOverview(
        model: model, continent: route.continent, addPublished: { route.wrappedValue.addsPublished = true })
    } detail: {
      NavigationStack(path: route.forms) {
        WorldDetail(model: model, route: route)
          .navigationDestination(for: WorldRoute.Form.self) { form in
            if let continent = route.wrappedValue.continent {
              CountryFormScreen(
                contents: model.contents(of: continent, for: locale), directory: model.directory, form: form,
                actions: formActions(in: continent))
            }
          }
      }
    }
    .publishedPopulations(isPresented: route.addsPublished, model)
    .saveAlert(
      Text("Your last change was not saved", bundle: .module), isPresented: $model.hasProblem, problem: model.problem)
  }

  private func formActions(in continent: Continent) -> CountryFormActions {
    CountryFormActions(
      namesakes: { model.namesakes(of: $0) },
      put: { model.put($0, in: $1, replacing: $2) },
      remove: { model.remove(CountryKey($0, in: continent)) },
      close: { route.wrappedValue.closeForm() })
  }
}

/// The detail column: a continent, or the shares of all where none is chosen.
private struct WorldDetail: View {
  let model: WorldModel
  @Binding var route: WorldRoute

  @Environment(\.locale) private var locale

  var body: some View {
    if let chosen = route.continent {
      ContinentScreen(
        contents: model.contents(of: chosen, for: locale), directory: model.directory, lastAction: model.lastAction,
        actions: ContinentActions(
          add: { route.form = .add(name: "") },
          edit: { route.form = .edit(name: $0) },
          remove: { model.remove(CountryKey($0, in: chosen)) },
          goBack: { route.continent = nil },
          undo: { model.undo() },
          dismissUndo: { model.dismissLastAction() }))
    } else {
      ContinentShares(model: model) { route.addsPublished = true }
    }
  }
}

extension WorldModel {
  /// True while the person should hear that a change could not be stored.
  fileprivate var hasProblem: Bool {
    get { problem != nil }
    set { if !newValue { dismissProblem() } }
  }
}
