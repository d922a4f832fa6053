import DesignSystem
import Domain
import Figures
import PortableUI

/// All countries with every figure beside the others, in the order of the column whose heading was pressed last; it takes
/// the place of list and detail.
struct CountryTable: View {
  let model: CountryStatsViewModel

  var body: some View {
    @Bindable var model = model
    NavigationStack {
      VStack(alignment: .leading, spacing: 0) {
        CountryTableNotes(model: model)
        CountryTableRows(model: model)
      }
      .searchable(text: $model.search, prompt: Text("Name or code", bundle: .module))
      .navigationTitle(Text("Countries", bundle: .module))
      .toolbar { ToolbarItem(placement: .primaryAction) { CountryListLink(route: model.route) } }
    }
  }
}

/// What the table holds, as of when and by whom.
private struct CountryTableNotes: View {
  @Bindable var model: CountryStatsViewModel

  @Environment(\.locale) private var locale
  @AppStorage(StatisticsSettings.rateChoices) private var choices = RateChoices()

  var body: some View {
    let countries = model.tableCountries(for: locale, choices: choices)
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 300), spacing: 24)], spacing: 8) {
      Toggle(isOn: $model.showsOnlyWatched) { Text("Only watched countries", bundle: .module) }
        .accessibilityIdentifier(StatisticsID.watchedToggle)
      VStack(alignment: .leading, spacing: 4) {
        CountryCount(count: countries.count)
        if model.isDayChosen { ChosenDayChip(model: model, identifier: StatisticsID.tableDay) }
        if let missing = model.missingDay { MissingDayNotice(day: missing, identifier: StatisticsID.missingDay) }
        model.provenance.line
          .accessibilityIdentifier(StatisticsID.tableOrigin)
      }
      .font(.footnote)
      .foregroundStyle(.secondary)
      .frame(maxWidth: .infinity, alignment: .leading)
      if countries.contains(where: { $0.people == nil }) {
        PublishedPopulationsButton(request: $model.route.populationRequest)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
  }
}

/// The rows, or why there is none.
private struct CountryTableRows: View {
  let model: CountryStatsViewModel

  @Environment(\.locale) private var locale
  @AppStorage(StatisticsSettings.rateChoices) private var choices = RateChoices()

  var body: some View {
    let countries = model.tableCountries(for: locale, choices: choices)
    let world = model.world
    Group {
      if !countries.isEmpty {
        if model.isWeekly {
          WeekColumns(model: model, countries: countries, weeks: weeks(of: countries))
        } else {
          CountryColumns(model: model, countries: countries, weeks: weeks(of: countries))
        }
      } else if model.search.isEmpty {
        NothingWatchedNotice()
          .padding(16)
      } else {
        NothingFoundNotice(model: model)
          .padding(16)
      }
    }
    .task(id: world.request) { await world.load() }
  }

  /// The new cases of each of the last weeks; empty until the days are read.
  private func weeks(of countries: [CountryStats]) -> [CountryCode: [Int?]] {
    guard case .loaded(let world?) = model.world.state else { return [:] }
    return Dictionary(
      countries.map { ($0.id, Array(world.weeks(of: $0.id, to: model.asOf).suffix(CountryColumns.weeks))) },
      uniquingKeysWith: { first, _ in first })
  }
}

/// The columns.
private struct CountryColumns: View {
  /// So many weeks the last column shows.
  static let weeks = 26

  let model: CountryStatsViewModel
  let countries: [CountryStats]
  let weeks: [CountryCode: [Int?]]

  var body: some View {
    Table(countries, sortOrder: model.tableOrder) {
      TableColumn(Text("Country", bundle: .module), sortUsing: CountrySort(.name)) { country in
        CountryNameCell(model: model, country: country)
      }
      .width(min: 212)
      TableColumn(CountryMeasure.total.title, sortUsing: CountrySort(.total)) { CountryFigureCell($0, .total) }
      TableColumn(CountryMeasure.new.title, sortUsing: CountrySort(.new)) { CountryFigureCell($0, .new) }
      TableColumn(CountryMeasure.weekly.title, sortUsing: CountrySort(.weekly)) { CountryFigureCell($0, .weekly) }
      TableColumn(CountryMeasure.deaths.title, sortUsing: CountrySort(.deaths)) { CountryFigureCell($0, .deaths) }
      TableColumn(CountryMeasure.weeklyRate.title, sortUsing: CountrySort(.weeklyRate)) {
        CountryFigureCell($0, .weeklyRate)
      }
      TableColumn(CountryMeasure.deathsRate.title, sortUsing: CountrySort(.deathsRate)) {
        CountryFigureCell($0, .deathsRate)
      }
      TableColumn(Text("\(Self.weeks) weeks", bundle: .module)) { country in
        WeeksCell(weeks: weeks[country.id] ?? [])
      }
      .width(120)
    }
    .accessibilityIdentifier(StatisticsID.table)
  }
}

/// The columns of counts by the week, whose new cases are those of 7 days.
private struct WeekColumns: View {
  let model: CountryStatsViewModel
  let countries: [CountryStats]
  let weeks: [CountryCode: [Int?]]

  var body: some View {
    Table(countries, sortOrder: model.tableOrder) {
      TableColumn(Text("Country", bundle: .module), sortUsing: CountrySort(.name)) { country in
        CountryNameCell(model: model, country: country)
      }
      .width(min: 212)
      TableColumn(CountryMeasure.total.title, sortUsing: CountrySort(.total)) { CountryFigureCell($0, .total) }
      TableColumn(CountryMeasure.weekly.title, sortUsing: CountrySort(.weekly)) { CountryFigureCell($0, .weekly) }
      TableColumn(CountryMeasure.deaths.title, sortUsing: CountrySort(.deaths)) { CountryFigureCell($0, .deaths) }
      TableColumn(CountryMeasure.weeklyRate.title, sortUsing: CountrySort(.weeklyRate)) {
        CountryFigureCell($0, .weeklyRate)
      }
      TableColumn(CountryMeasure.deathsRate.title, sortUsing: CountrySort(.deathsRate)) {
        CountryFigureCell($0, .deathsRate)
      }
      TableColumn(Text("\(CountryColumns.weeks) weeks", bundle: .module)) { country in
        WeeksCell(weeks: weeks[country.id] ?? [])
      }
      .width(120)
    }
    .accessibilityIdentifier(StatisticsID.table)
  }
}

extension CountryStatsViewModel {
  /// The column by which the table is in order.
  fileprivate var tableOrder: Binding<[CountrySort]> {
    Binding(get: { [self.sort] }, set: { if let first = $0.first { self.sort = first } })
  }

  /// The countries that the toggle and the search ask for, in the order chosen, with every figure of the table.
  func tableCountries(for locale: Locale, choices: RateChoices) -> [CountryStats] {
    visibleCountries(for: locale, choices: choices, withRates: true)
  }
}
