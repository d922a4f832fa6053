import DesignSystem
import Domain
import PortableUI

/// The World tab: the continents and, beside or after them, the continent chosen, with a country's form above it.
package struct WorldScreen: View {
  private let model: WorldModel
  private let directory: CountryDirectory
  private let files: any WorldFiles
  private let continent: Binding<Continent?>
  private let forms: Binding<[CountryFormPlace]>
  private let closeForm: @MainActor () -> Void

  @Environment(\.locale) private var locale

  /// - Parameters:
  ///   - model: The profile's world.
  ///   - directory: The countries that there are, for suggestions.
  ///   - files: Reads and writes files of countries.
  ///   - continent: The continent that is open.
  ///   - forms: The form that is open above it, if any.
  ///   - closeForm: Leads from the form to where the person came from.
  package init(
    model: WorldModel, directory: CountryDirectory, files: any WorldFiles, continent: Binding<Continent?>,
    forms: Binding<[CountryFormPlace]>, closeForm: @escaping @MainActor () -> Void
  ) {
    self.model = model
    self.directory = directory
    self.files = files
    self.continent = continent
    self.forms = forms
    self.closeForm = closeForm
  }

  package var body: some View {
    @Bindable var model = model
    NavigationSplitView {
      WorldOverview(model: model, directory: directory, files: files, continent: continent)
    } detail: {
      NavigationStack(path: forms) {
        WorldDetail(model: model, directory: directory, continent: continent, forms: forms)
          .navigationDestination(for: CountryFormPlace.self) { place in
            if let continent = continent.wrappedValue {
              CountryFormScreen(
                contents: model.contents(of: continent, for: locale), directory: directory, place: place,
                actions: formActions(in: continent))
            }
          }
      }
    }
    .alert(Text("Your last change was not saved", bundle: .module), isPresented: $model.hasProblem) {
      Button(action: {}, label: { Text("OK", bundle: .module) })
    } message: {
      if let path = model.problem?.goneFolder {
        folderGoneText(path)
      } else {
        Text("It couldn’t be stored, so it was undone. Check the disk, then try again.", bundle: .module)
      }
    }
  }

  private func formActions(in continent: Continent) -> CountryFormActions {
    CountryFormActions(
      namesakes: { model.namesakes(of: $0) },
      put: { model.put($0, in: $1, replacing: $2) },
      remove: { model.remove(CountryPlace($0, in: continent)) },
      close: closeForm)
  }
}

/// Which form is open above a continent.
package nonisolated enum CountryFormPlace: Hashable, Codable, Sendable {
  /// A new country, with a name to begin with or none.
  case add(name: String)
  /// The country of this name.
  case edit(name: String)
}

/// The detail column: a continent, or what to do where none is chosen.
private struct WorldDetail: View {
  let model: WorldModel
  let directory: CountryDirectory
  let continent: Binding<Continent?>
  let forms: Binding<[CountryFormPlace]>

  @Environment(\.locale) private var locale

  var body: some View {
    if let chosen = continent.wrappedValue {
      ContinentScreen(
        contents: model.contents(of: chosen, for: locale), directory: directory, lastAction: model.lastAction,
        actions: ContinentActions(
          add: { forms.wrappedValue = [.add(name: "")] },
          edit: { forms.wrappedValue = [.edit(name: $0)] },
          remove: { model.remove(CountryPlace($0, in: chosen)) },
          goBack: { continent.wrappedValue = nil },
          undo: { model.undo() },
          dismissUndo: { model.dismissLastAction() }))
    } else {
      EmptyNotice(
        Text("No continent chosen", bundle: .module),
        message: Text("Choose a continent to see its countries or add one.", bundle: .module), symbol: "globe"
      )
      .accessibilityIdentifier(WorldID.noContinent)
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
