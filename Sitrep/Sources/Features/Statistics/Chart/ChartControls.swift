import Domain
import PortableUI

/// What the chart shows: choices of which one holds, each a press away.
struct ChartControls: View {
  @Binding var route: ChartRoute

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Picker(selection: $route.measure) {
        ForEach(ChartRoute.Measure.allCases, id: \.self) { measure in
          measure.title.accessibilityIdentifier(ChartID.choice(measure)).tag(measure)
        }
      } label: {
        Text("Measure", bundle: .module)
      }
      .accessibilityIdentifier(ChartID.measure)
      Picker(selection: $route.kind) {
        ForEach(ChartRoute.Kind.allCases, id: \.self) { kind in
          kind.title.accessibilityIdentifier(ChartID.choice(kind)).tag(kind)
        }
      } label: {
        Text("Daily or cumulative", bundle: .module)
      }
      .accessibilityIdentifier(ChartID.kind)
      Picker(selection: $route.range) {
        ForEach(ChartRoute.Range.allCases, id: \.self) { range in
          range.title.accessibilityIdentifier(ChartID.choice(range)).tag(range)
        }
      } label: {
        Text("Days", bundle: .module)
      }
      .accessibilityIdentifier(ChartID.range)
      Toggle(isOn: $route.isLogarithmic) { Text("Logarithmic scale", bundle: .module) }
        .accessibilityIdentifier(ChartID.logarithmic)
    }
    .pickerStyle(.segmented)
  }
}

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

extension ChartRoute.Measure {
  var title: Text {
    switch self {
    case .cases: Text("Cases", bundle: .module)
    case .deaths: Text("Deaths", bundle: .module)
    case .recovered: Text("Recovered", bundle: .module)
    }
  }
}

extension ChartRoute.Kind {
  var title: Text {
    switch self {
    case .daily: Text("Daily", bundle: .module)
    case .total: Text("Cumulative", bundle: .module)
    }
  }
}

extension ChartRoute.Range {
  var title: Text {
    guard let days else { return Text("All days", bundle: .module) }
    return Text("\(days) days", bundle: .module)
  }
}
