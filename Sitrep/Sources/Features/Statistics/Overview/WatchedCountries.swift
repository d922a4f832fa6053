import DesignSystem
import Domain
import Figures
import Foundation
import PortableUI

/// The watched countries as small charts of one scale.
struct WatchedCountries: View {
  let model: CountryStatsViewModel
  let world: WorldDays
  let day: Day

  @Environment(\.locale) private var locale

  var body: some View {
    let countries = model.countries(for: locale).filter(\.isWatched)
    let weeks = Dictionary(uniqueKeysWithValues: countries.map { ($0.id, world.weeks(of: $0.id, to: day)) })
    let largest = weeks.values.joined().compactMap(\.self).max() ?? 0
    VStack(alignment: .leading, spacing: 12) {
      OverviewHeading(Text("Watched countries", bundle: .module))
      if countries.isEmpty {
        Text("Open a country and tap the eye to see it here.", bundle: .module)
          .foregroundStyle(.secondary)
          .accessibilityIdentifier(OverviewID.nothingWatched)
      } else {
        Text("New cases in 7 days, same scale for all (to \(largest, format: .count)).", bundle: .module)
          .font(.footnote)
          .foregroundStyle(.secondary)
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 16, alignment: .topLeading)], spacing: 16) {
          ForEach(countries) { country in
            WatchedCountry(model: model, country: country, weeks: weeks[country.id] ?? [], largest: largest)
          }
        }
      }
    }
  }
}

/// A watched country: its name, its weeks as a line, the newest figure.
private struct WatchedCountry: View {
  let model: CountryStatsViewModel
  let country: CountryStats
  let weeks: [Int?]
  let largest: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Button(action: { model.open(country.id) }) { Text(verbatim: "\(country.flagEmoji) \(country.name)") }
        .accessibilityIdentifier(OverviewID.watched(country.id))
      Sparkline(values: weeks, largest: largest)
        .aspectRatio(3, contentMode: .fit)
      newest
        .font(.footnote)
        .monospacedDigit()
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var newest: Text {
    guard let newest = weeks.last.flatMap(\.self) else { return Text("no data", bundle: .module) }
    return Text("\(newest, format: .count) in 7 days", bundle: .module)
  }
}

nonisolated extension WorldDays {
  /// The new cases of each seven days, the last of which end on a day; nil where they are unknown.
  func weeks(of code: CountryCode, to day: Day) -> [Int?] {
    let count = days.lowerBound.distance(to: day) / 7
    return (0...max(count - 1, 0)).map {
      newCases(of: code, inTheWeekTo: day.advanced(by: 7 * ($0 - max(count - 1, 0))))
    }
  }
}
