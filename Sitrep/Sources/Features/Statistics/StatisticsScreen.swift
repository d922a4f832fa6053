import DesignSystem
import Domain
import PortableUI

/// The Statistics tab: the list of countries and, beside or after it, the country chosen in it.
package struct StatisticsScreen: View {
  private let model: CountryStatsViewModel
  private let selection: Binding<CountryCode?>
  private let populationForm: Binding<CountryPlace?>

  /// - Parameters:
  ///   - model: The window's model.
  ///   - selection: The country whose detail is open.
  ///   - populationForm: Set to a country, opens the form in which its population is entered.
  package init(
    model: CountryStatsViewModel, selection: Binding<CountryCode?>, populationForm: Binding<CountryPlace?>
  ) {
    self.model = model
    self.selection = selection
    self.populationForm = populationForm
  }

  package var body: some View {
    @Bindable var model = model
    NavigationSplitView {
      CountryList(model: model, selection: selection)
    } detail: {
      NavigationStack {
        StatisticsDetail(model: model, code: selection.wrappedValue, populationForm: populationForm)
      }
    }
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

/// The detail column: a country, or what to do where none is chosen or known.
private struct StatisticsDetail: View {
  let model: CountryStatsViewModel
  let code: CountryCode?
  let populationForm: Binding<CountryPlace?>

  @Environment(\.locale) private var locale

  var body: some View {
    if let code {
      if let country = model.country(code, for: locale) {
        CountryDetail(model: model, country: country, populationForm: populationForm)
      } else {
        UnknownCountryNotice(code: code)
      }
    } else {
      NoCountryNotice()
    }
  }
}
