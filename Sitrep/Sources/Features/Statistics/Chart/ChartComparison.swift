import Domain
import Figures
import PortableUI

/// The countries on the chart, and the way to choose others; rates, where they can be told.
struct ChartComparison: View {
  @Bindable var model: CountryStatsViewModel
  let own: CountryCode
  let hasRates: Bool

  @State private var chooses = false

  var body: some View {
    if hasRates || model.chart.isRate {
      Toggle(isOn: $model.chart.isRate) { Text("Per 100,000 people", bundle: .module) }
        .accessibilityIdentifier(ChartID.rate)
    }
    if model.chart.isRate, !hasRates {
      Text("To see rates, add a population for each country on the chart.", bundle: .module)
        .font(.footnote)
        .foregroundStyle(.secondary)
        .accessibilityIdentifier(ChartID.rateMissing)
    }
    Button(action: { chooses = true }) { Text("Compare with other countries…", bundle: .module) }
      .buttonStyle(.bordered)
      .accessibilityIdentifier(ChartID.compare)
      .sheet(isPresented: $chooses) { ComparisonSheet(model: model, own: own) }
  }
}
