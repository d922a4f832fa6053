import DesignSystem
import Domain
import PortableUI

/// A country in the list: its flag, its name and the total of confirmed cases.
package struct CountryCell: View {
  private let country: CountryStats

  package init(country: CountryStats) {
    self.country = country
  }

  package var body: some View {
    HStack(spacing: 12) {
      Text(verbatim: country.flagEmoji)
        .font(.largeTitle)
        .accessibilityHidden(true)
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
    }
  }

  private var total: Text {
    guard let total = country.confirmed.total else { return Text("Total cases: no data", bundle: .module) }
    return Text("Total cases: \(total, format: .count)", bundle: .module)
  }
}
