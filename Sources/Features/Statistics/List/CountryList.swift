import DesignSystem
import Domain
import PortableUI

/// The first screen of the Statistics tab: the chosen country, a toggle, and the countries that it asks for.
package struct CountryList: View {
  private let model: CountryStatsViewModel
  private let selection: Binding<CountryCode?>

  @Environment(\.locale) private var locale
  @AppStorage(StatisticsSettings.rateChoices) private var choices = RateChoices()
  @AppStorage(NetworkSettings.showsFlagPictures) private var showsFlagPictures = false

  package init(model: CountryStatsViewModel, selection: Binding<CountryCode?>) {
    self.model = model
    self.selection = selection
  }

  package var body: some View {
    @Bindable var model = model
    List(selection: selection) {
      WatchedToggle(model: model)
      CountrySection(
        model: model, countries: model.visibleCountries(for: locale, choices: choices), measure: model.sort.measure,
        flags: model.flagPictures(showsFlagPictures))
    }
    .groupedList()
    .searchable(text: $model.search, prompt: Text("Name or code", bundle: .module))
    .navigationTitle(Text("Covid19 Stats", bundle: .module))
    .toolbar { ToolbarItem(placement: .primaryAction) { SortMenu(model: model) } }
    .figuresFiles(model: model)
    .settingsButton()
    .onChange(of: showsFlagPictures, initial: true) { _, areWanted in
      if areWanted { model.flagsWereWanted() }
    }
  }
}

/// The first section, below the chosen country: all countries or only the watched ones.
///
/// The chosen country makes room for what a search finds, which a phone would show below its edge.
private struct WatchedToggle: View {
  let model: CountryStatsViewModel

  var body: some View {
    @Bindable var model = model
    Section {
      Toggle(isOn: $model.showsOnlyWatched) {
        Text("Only watched countries", bundle: .module)
      }
      .accessibilityIdentifier(StatisticsID.watchedToggle)
    } header: {
      if model.search.isEmpty { ChosenCountryCard(model: model) }
    }
  }
}

/// The second section: a cell for each country.
private struct CountrySection: View {
  let model: CountryStatsViewModel
  let countries: [CountryStats]
  let measure: CountrySort.Measure
  let flags: FlagPictures

  var body: some View {
    let provenance = model.provenance
    Section {
      if countries.isEmpty {
        if model.search.isEmpty { NothingWatchedNotice() } else { NothingFoundNotice(model: model) }
      }
      CountryRows(countries: countries, measure: measure, flags: flags)
    } header: {
      VStack(alignment: .leading, spacing: 4) {
        Text("\(countries.count) countries and territories", bundle: .module)
          .accessibilityIdentifier(StatisticsID.countryCount)
        DateNotice(origin: provenance)
        if measure.isRate, countries.contains(where: { $0.people == nil }) { PopulationsNotice() }
      }
    } footer: {
      VStack(alignment: .leading, spacing: 4) {
        SourceNotice(origin: provenance)
        if !model.leftOut.isEmpty {
          Text("Left out because they are not countries: \(model.leftOut.joined(separator: ", "))", bundle: .module)
            .accessibilityIdentifier(StatisticsID.leftOut)
        }
      }
    }
  }
}

/// The cells, of plain values: windows that show the same countries share them.
private struct CountryRows: View {
  let countries: [CountryStats]
  let measure: CountrySort.Measure
  let flags: FlagPictures

  var body: some View {
    ForEach(countries) { country in
      NavigationLink(value: country.id) {
        CountryCell(country: country, measure: measure, flag: flags[country.id])
      }
      .accessibilityIdentifier(StatisticsID.row(country.id))
    }
  }
}
