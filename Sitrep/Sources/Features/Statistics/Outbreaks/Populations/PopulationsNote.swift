import DesignSystem
import Domain
import PortableUI

/// Which cases are in no rate, and the way to the populations.
struct PopulationsNote: View {
  let model: PlacesModel
  let totals: FiguresTotals

  @State private var showsPopulations = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if missing > 0 {
        Text(
          "\(missing) places have no population. Their cases are in no rate: \(totals.casesWithoutPopulation, format: .count).",
          bundle: .module
        )
        .accessibilityIdentifier(OutbreaksID.withoutPopulation)
      }
      if totals.placesWithPopulation > 0, missing > 0 {
        Text("The rate of the whole outbreak is of the places with a population only.", bundle: .module)
          .font(.footnote)
          .foregroundStyle(.secondary)
          .accessibilityIdentifier(OutbreaksID.rateRule)
      }
      Button(action: { showsPopulations = true }) { Text("Populations…", bundle: .module) }
        .buttonStyle(.bordered)
        .accessibilityIdentifier(OutbreaksID.populations)
    }
    .sheet(isPresented: $showsPopulations) { PopulationsSheet(model: model) }
  }

  private var missing: Int { totals.places - totals.placesWithPopulation }
}
