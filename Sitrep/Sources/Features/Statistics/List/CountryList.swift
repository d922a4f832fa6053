import DesignSystem
import Domain
import Figures
import PortableUI

/// The first screen of the Statistics tab: the chosen country, a toggle, and the countries that it asks for.
package struct CountryList: View {
  private let model: CountryStatsViewModel
  private let title: Text
  private let selection: Binding<StatisticsSelection?>

  @Environment(\.locale) private var locale
  @AppStorage(StatisticsSettings.rateChoices) private var choices = RateChoices()
  @AppStorage(NetworkSettings.showsFlagPictures) private var showsFlagPictures = false

  package init(model: CountryStatsViewModel, title: Text, selection: Binding<StatisticsSelection?>) {
    self.model = model
    self.title = title
    self.selection = selection
  }

  package var body: some View {
    @Bindable var model = model
    List(selection: selection) {
      OutbreakUndoSection(id: .list)
      WatchedToggle(model: model)
      CountrySection(
        model: model, countries: model.visibleCountries(for: locale, choices: choices), choices: choices,
        flags: model.flagPictures(showsFlagPictures))
    }
    .contextMenu(forSelectionType: StatisticsSelection.self) { selections in
      if case .country(let country) = selections.first { WatchItem(model: model, country: country) }
    }
    .groupedList()
    .searchable(text: $model.search, prompt: Text("Name or code", bundle: .module))
    .navigationTitle(title)
    .outbreakMenu(route: $model.route)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        FigureSortMenu(
          sort: $model.sort, measures: model.sortMeasures, identifier: StatisticsID.sortMenu,
          title: { $0.title }
        ) { CountryTableLink(route: model.route, identifier: StatisticsID.tableLink) }
      }
    }
    .figuresFiles(route: $model.route) { DaySheet(model: model) }
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
///
/// What is said of the whole list stands below it, so that a phone's first view holds its beginning; above it stands what
/// its present choice and order need.
private struct CountrySection: View {
  let model: CountryStatsViewModel
  let countries: [CountryStats]
  let choices: RateChoices
  let flags: FlagPictures

  var body: some View {
    @Bindable var model = model
    let provenance = model.provenance
    let gap = model.populationGap(in: countries, choices: choices)
    Section {
      if countries.isEmpty {
        if model.search.isEmpty { NothingWatchedNotice() } else { NothingFoundNotice(model: model) }
      }
      CountryRows(countries: countries, measure: model.sort.measure, flags: flags).equatable()
    } header: {
      if isChoice || model.sort != .byName {
        VStack(alignment: .leading, spacing: 4) {
          if model.sort != .byName {
            FigureSortNotice(
              sort: $model.sort, title: model.sort.measure.title, identifier: StatisticsID.order)
          }
          if isChoice { CountryCount(count: countries.count) }
          if let gap { PopulationsNotice(gap: gap, request: $model.route.populationRequest) }
          if unread > 0 { WeeksUnreadNotice(count: unread, weekly: model.sources.weekly) }
        }
      }
    } footer: {
      VStack(alignment: .leading, spacing: 4) {
        if !isChoice { CountryCount(count: countries.count) }
        DateNotice(origin: provenance)
        SourceNotice(origin: provenance)
        DayUnreadNotice(model: model)
        if let falls = model.sources.scope?.falls, falls > 0 {
          Text("Reclassified: cumulative counts fall \(falls) times.", bundle: .module)
            .accessibilityIdentifier(OutbreakOriginID.list.falls)
        }
        if !model.leftOut.isEmpty {
          Text(
            "Not included, because they are not countries: \(model.leftOut.joined(separator: ", "))", bundle: .module
          )
          .accessibilityIdentifier(StatisticsID.leftOut)
        }
        FirstStepsCard(model: model, id: .list)
      }
    }
  }

  /// True where the list does not hold all countries.
  private var isChoice: Bool { model.showsOnlyWatched || !model.search.isEmpty }

  /// How many of the countries have a rate that could not be told, because their days could not be read.
  private var unread: Int {
    model.sort.measure.isWeekly
      ? countries.count { $0.isWeekUnread && (!model.sort.measure.isRate || $0.people != nil) } : 0
  }
}

/// How many countries the list holds.
struct CountryCount: View {
  let count: Int

  var body: some View {
    Text("\(count) countries and territories", bundle: .module)
      .accessibilityIdentifier(StatisticsID.countryCount)
  }
}

/// The cells, of plain values: windows that show the same countries share them.
private struct CountryRows: View, Equatable {
  let countries: [CountryStats]
  let measure: CountryMeasure
  let flags: FlagPictures

  var body: some View {
    ForEach(countries) { country in
      NavigationLink(value: StatisticsSelection.country(country.id)) {
        CountryCell(country: country, measure: measure, flag: flags[country.id])
      }
      .accessibilityIdentifier(StatisticsID.row(country.id))
    }
  }
}

extension CountryStatsViewModel {
  /// What the list can be ordered by; of counts by the week the new ones are those of 7 days.
  fileprivate var sortMeasures: [CountryMeasure] {
    CountryMeasure.allCases.filter { !isWeekly || ($0 != .new && $0 != .newRate) }
  }
}
