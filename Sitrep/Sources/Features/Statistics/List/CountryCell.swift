import DesignSystem
import Domain
import Figures
import Foundation
import PortableUI

/// A country in the list: its flag, its name and the total of confirmed cases, what the list is ordered by, and whether
/// it is watched.
package struct CountryCell: View {
  private let country: CountryStats
  private let measure: CountryMeasure
  private let flag: URL?

  package init(country: CountryStats, measure: CountryMeasure = .name, flag: URL? = nil) {
    self.country = country
    self.measure = measure
    self.flag = flag
  }

  package var body: some View {
    HStack(spacing: 12) {
      FlagView(emoji: country.flagEmoji, picture: flag)
        .font(.largeTitle)
        .accessibilityIdentifier(StatisticsID.cellFlag)
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: country.name)
          .font(.body)
          .accessibilityIdentifier(StatisticsID.cellName)
        total
          .font(.caption)
          .foregroundStyle(.secondary)
          .padding(.top, 4)
          .accessibilityIdentifier(StatisticsID.cellTotal)
      }
      if measured != nil || country.isWatched { Spacer(minLength: 8) }
      if let measured {
        measured
          .font(.callout)
          .bold()
          .monospacedDigit()
          .multilineTextAlignment(.trailing)
          .accessibilityIdentifier(StatisticsID.cellMeasure)
      }
      if country.isWatched {
        Image(systemName: "eye")
          .foregroundStyle(.secondary)
          .accessibilityLabel(Text("Watched", bundle: .module))
          .accessibilityIdentifier(StatisticsID.cellWatched)
      }
    }
  }

  private var total: Text {
    guard let total = country.confirmed.total else { return Text("Total cases: no data", bundle: .module) }
    guard let day = country.earlierDay else { return Text("Total cases: \(total, format: .count)", bundle: .module) }
    return Text("Total cases: \(total, format: .count) (\(day, format: .shortDay))", bundle: .module)
  }

  /// What the list is ordered by; its name stands above the list.
  private var measured: Text? {
    if measure == .name || measure == .total { return nil }
    guard measure.isRate else { return count }
    return country.people == nil ? Text("no population", bundle: .module) : rate
  }

  private var count: Text {
    country.count(measure).map { Text($0, format: .count) } ?? Text("no data", bundle: .module)
  }

  private var rate: Text {
    country.rate(measure).map { Text($0, format: .rate) } ?? country.missingRate(measure)
  }
}
