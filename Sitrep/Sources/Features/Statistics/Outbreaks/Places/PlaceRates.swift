import DesignSystem
import Domain
import PortableUI

/// The rates of a place, each with its denominator and 95% interval.
struct PlaceRates: View {
  let place: PlaceStats
  let enterPopulation: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      RateRow(
        name: Text("Case fatality ratio (CFR)", bundle: .module),
        value: place.figures.cfr.map(IntervalText.fatality), base: place.figures.cfr.map(IntervalText.fatalityBase),
        missing: Text("no data", bundle: .module), identifier: OutbreaksID.fatality)
      RateRow(
        name: Text("Attack rate per 10,000", bundle: .module),
        value: place.figures.attackRate.map(IntervalText.rate),
        base: place.figures.attackRate.map(IntervalText.rateBase),
        missing: place.figures.population == nil
          ? Text("no population", bundle: .module) : Text("no data", bundle: .module),
        identifier: OutbreaksID.attackRate)
      if let population = place.figures.population {
        PopulationOrigin(population: population)
      }
      Button(action: enterPopulation) {
        place.figures.population == nil
          ? Text("Add a population…", bundle: .module) : Text("Change the population…", bundle: .module)
      }
      .buttonStyle(.bordered)
      .accessibilityIdentifier(OutbreaksID.enterPopulation)
    }
    .padding(16)
  }
}

/// A rate with its interval, and below it what it is of.
struct RateRow: View {
  let name: Text
  let value: Text?
  let base: Text?
  let missing: Text
  let identifier: String

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      FactRow(name: name, value: value ?? missing, identifier: identifier)
      if let base {
        base
          .font(.footnote)
          .foregroundStyle(.secondary)
          .accessibilityIdentifier(identifier + ".base")
      }
    }
  }
}

/// Whose number of people a rate is by.
private struct PopulationOrigin: View {
  let population: PlacePopulation

  var body: some View {
    text
      .font(.footnote)
      .foregroundStyle(.secondary)
      .accessibilityIdentifier(OutbreaksID.population)
  }

  private var text: Text {
    let count = Text(population.count, format: .count)
    if population.origin.isEmpty { return Text("Population: \(count), your own number", bundle: .module) }
    return Text("Population: \(count), from \(population.origin)", bundle: .module)
  }
}
