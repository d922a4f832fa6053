import DesignSystem
import Domain
import Figures
import PortableUI

/// A country's figures per 100,000 people, and whose people these are (B2).
struct CountryRates: View {
  let model: CountryStatsViewModel
  let country: CountryStats
  let populationRequest: Binding<PopulationRequest?>

  @AppStorage(StatisticsSettings.rateChoices) private var choices = RateChoices()
  @State private var entersOwn = false

  var body: some View {
    let table = model.populations(with: choices)
    VStack(alignment: .leading, spacing: 8) {
      Text("Per 100,000 people", bundle: .module)
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
      if let population = table[country.id] {
        RateRows(
          country: model.country(country, with: population), weekly: model.sources.weekly, isWeekly: model.isWeekly)
        PopulationText(population: population, country: country.figures.country)
      } else {
        MissingPopulation(country: country, request: populationRequest)
      }
      ForEach(table.questions.filter { $0.candidates.contains(country.id) }) { question in
        NameQuestion(model: model, question: question, choices: $choices)
      }
      Button(action: { entersOwn = true }) {
        choices.own[country.id] == nil
          ? Text("Use your own population…", bundle: .module) : Text("Change your number…", bundle: .module)
      }
      .buttonStyle(.bordered)
      .accessibilityIdentifier(StatisticsID.ownPopulation)
    }
    .padding(16)
    .sheet(isPresented: $entersOwn) {
      OwnPopulationSheet(country: country, choices: $choices)
    }
  }
}

/// The four rates.
private struct RateRows: View {
  let country: CountryStats
  let weekly: WeeklyCases
  /// True: the new cases are those of 7 days.
  let isWeekly: Bool

  var body: some View {
    row(.totalRate, Text("Total cases", bundle: .module))
    if !isWeekly { row(.newRate, Text("New cases", bundle: .module)) }
    row(.deathsRate, Text("Deaths", bundle: .module))
    row(.weeklyRate, Text("Cases in 7 days", bundle: .module))
    if country.isWeekUnread { WeeksUnreadNotice(count: 1, weekly: weekly) }
  }

  private func row(_ measure: CountryMeasure, _ name: Text) -> some View {
    FactRow(
      name: name, value: country.rate(measure).map { Text($0, format: .rate) } ?? country.missingRate(measure),
      identifier: StatisticsID.rate(measure))
  }
}

/// How many people the rates are told by, and where the number is from.
private struct PopulationText: View {
  let population: RatePopulation
  let country: Country

  @Environment(\.locale) private var locale

  var body: some View {
    text
      .font(.footnote)
      .foregroundStyle(.secondary)
      .accessibilityIdentifier(StatisticsID.population)
  }

  private var text: Text {
    let people = population.people
    switch population.origin {
    case .own: return Text("Population: \(people, format: .count), your own number", bundle: .module)
    case .world(let places) where places.count == 1:
      return Text("Population: \(people, format: .count), from World: \(names(of: places))", bundle: .module)
    case .world(let places):
      return Text("Population: \(people, format: .count), added up from World: \(names(of: places))", bundle: .module)
    }
  }

  private func names(of places: [CountryKey]) -> String {
    places.map { "\(name(of: $0)) (\($0.continent.name(for: locale)))" }.joined(separator: " + ")
  }

  /// The country's own name, in either language, is shown in the reader's; any other name is shown as it was typed.
  private func name(of place: CountryKey) -> String {
    [country.englishName, country.russianName].contains(place.name) ? country.name(for: locale) : place.name
  }
}

/// Instead of the rates: what is missing, and the way to enter it.
private struct MissingPopulation: View {
  let country: CountryStats
  let request: Binding<PopulationRequest?>

  var body: some View {
    Text("To see rates, add this country’s population.", bundle: .module)
      .accessibilityIdentifier(StatisticsID.populationMissing)
    Button(action: add) { Text("Add population in World", bundle: .module) }
      .buttonStyle(.bordered)
      .accessibilityIdentifier(StatisticsID.addPopulation)
    PublishedPopulationsButton(request: request)
  }

  private func add() {
    request.wrappedValue = .form(CountryKey(country.name, in: country.figures.country.continent))
  }
}

/// The way to the published populations of all countries at once.
struct PublishedPopulationsButton: View {
  let request: Binding<PopulationRequest?>

  var body: some View {
    Button(action: { request.wrappedValue = .published }) { Text("Add published populations…", bundle: .module) }
      .buttonStyle(.bordered)
      .accessibilityIdentifier(StatisticsID.publishedPopulations)
  }
}

extension CountryStatsViewModel {
  /// The populations that rates are told by.
  func populations(with choices: RateChoices) -> RatePopulationTable { sources.populations.table(with: choices) }

  /// A country with what its rates need.
  func country(_ country: CountryStats, with population: RatePopulation) -> CountryStats {
    var country = country
    country.people = population.people
    country.weeklyCases = weekly(of: [country.id])[country.id]
    country.isWeekUnread = unreadWeeks.contains(country.id)
    return country
  }
}

extension CountryStats {
  /// What stands where a rate is missing though there is a population.
  func missingRate(_ measure: CountryMeasure) -> Text {
    measure == .weeklyRate && isWeekUnread
      ? Text("couldn’t be read", bundle: .module) : Text("no data", bundle: .module)
  }
}
