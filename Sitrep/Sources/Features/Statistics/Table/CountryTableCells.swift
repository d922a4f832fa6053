import DesignSystem
import Domain
import Figures
import PortableUI

/// The country, which opens, and the eye that watches it.
struct CountryNameCell: View {
  let model: CountryStatsViewModel
  let country: CountryStats

  var body: some View {
    HStack(spacing: 4) {
      Button(action: { model.watchButtonTapped(country.id) }) {
        Image(systemName: country.isWatched ? "eye" : "eye.slash")
          .foregroundStyle(country.isWatched ? Color.primary : Color.gray)
          .accessibilityLabel(label)
      }
      .id(country.isWatched)
      .accessibilityIdentifier(StatisticsID.tableWatch(country.id))
      RouteLink(model.route.opening(country.id)) { Text(verbatim: "\(country.flagEmoji) \(country.name)") }
        .accessibilityIdentifier(StatisticsID.tableRow(country.id))
    }
  }

  private var label: Text {
    country.isWatched
      ? Text("Stop watching \(country.name)", bundle: .module) : Text("Watch \(country.name)", bundle: .module)
  }
}

/// A figure of a country.
struct CountryFigureCell: View {
  private let country: CountryStats
  private let measure: CountryMeasure

  init(_ country: CountryStats, _ measure: CountryMeasure) {
    self.country = country
    self.measure = measure
  }

  var body: some View {
    FigureCell(figure, missing: Text("no data", bundle: .module), identifier: StatisticsID.tableFigure(measure))
  }

  private var figure: Text? {
    measure.isRate
      ? country.rate(measure).map { Text($0, format: .rate) }
      : country.count(measure).map { Text($0, format: .count) }
  }
}

/// The new cases of the last weeks as a line, from 0 to the country's own largest.
struct WeeksCell: View {
  let weeks: [Int?]

  var body: some View {
    Sparkline(values: weeks, largest: weeks.compactMap(\.self).max() ?? 0)
      .frame(width: 100, height: 24)
  }
}
