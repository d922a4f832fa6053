import DesignSystem
import Domain
import PortableUI

/// The first screen of the Statistics tab: a toggle, and the countries that it asks for.
package struct CountryList: View {
  private let model: CountryStatsViewModel
  private let selection: Binding<CountryCode?>

  @Environment(\.locale) private var locale

  package init(model: CountryStatsViewModel, selection: Binding<CountryCode?>) {
    self.model = model
    self.selection = selection
  }

  package var body: some View {
    List(selection: selection) {
      WatchedToggle(model: model)
      CountrySection(model: model, countries: model.visibleCountries(for: locale))
    }
    .groupedList()
    .navigationTitle(Text("Covid19 Stats", bundle: .module))
    .settingsButton()
  }
}

/// The first section: all countries or only the watched ones.
private struct WatchedToggle: View {
  let model: CountryStatsViewModel

  var body: some View {
    @Bindable var model = model
    Section {
      Toggle(isOn: $model.showsOnlyWatched) {
        Text("Only watched countries", bundle: .module)
      }
      .accessibilityIdentifier(StatisticsID.watchedToggle)
    }
  }
}

/// The second section: a cell for each country.
private struct CountrySection: View {
  let model: CountryStatsViewModel
  let countries: [CountryStats]

  var body: some View {
    Section {
      if countries.isEmpty {
        NothingWatchedNotice()
      }
      ForEach(countries) { country in
        NavigationLink(value: country.id) {
          CountryCell(country: country)
        }
        .accessibilityIdentifier(StatisticsID.row(country.id))
      }
    } header: {
      VStack(alignment: .leading, spacing: 4) {
        Text("\(countries.count) countries and territories", bundle: .module)
          .accessibilityIdentifier(StatisticsID.countryCount)
        DateNotice(model: model)
      }
    } footer: {
      VStack(alignment: .leading, spacing: 4) {
        SourceNotice(model: model)
        if !model.leftOut.isEmpty {
          Text("Left out because they are not countries: \(model.leftOut.joined(separator: ", "))", bundle: .module)
            .accessibilityIdentifier(StatisticsID.leftOut)
        }
      }
    }
  }
}
