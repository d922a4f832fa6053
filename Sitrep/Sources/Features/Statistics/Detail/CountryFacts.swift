import DesignSystem
import Domain
import PortableUI

/// What stands below the graphs: the new counts in figures, who is still ill, and where all of it comes from.
struct CountryFacts: View, Equatable {
  let country: CountryStats
  let origin: FiguresProvenance

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      FactRow(
        name: Text("New confirmed cases", bundle: .module), count: country.confirmed.new,
        identifier: StatisticsID.newCount(.confirmed))
      FactRow(
        name: Text("New recovered", bundle: .module), count: country.recovered.new,
        identifier: StatisticsID.newCount(.recovered))
      FactRow(
        name: Text("New deaths", bundle: .module), count: country.deaths.new,
        identifier: StatisticsID.newCount(.deaths))
      FactRow(
        name: Text("Active cases", bundle: .module), count: country.figures.active,
        identifier: StatisticsID.active)
      VStack(alignment: .leading, spacing: 4) {
        DateNotice(origin: origin)
        SourceNotice(origin: origin)
      }
      .font(.footnote)
      .foregroundStyle(.secondary)
      .padding(.top, 16)
    }
    .padding(16)
    .padding(.top, 16)
  }
}
