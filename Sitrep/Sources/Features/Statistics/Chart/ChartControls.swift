import DesignSystem
import Domain
import PortableUI

/// What the chart shows: choices of which one holds, each a press away.
struct ChartControls: View {
  @Binding var route: ChartRoute
  /// What can be counted.
  var measures = ChartRoute.Measure.allCases
  /// True: counts are of weeks.
  var isWeekly = false

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 280), spacing: 12)], spacing: 8) {
      Picker(selection: $route.measure) {
        ForEach(measures, id: \.self) { measure in
          measure.title.accessibilityIdentifier(ChartID.choice(measure)).tag(measure)
        }
      } label: {
        Text("Measure", bundle: .module)
      }
      .accessibilityIdentifier(ChartID.measure)
      Picker(selection: $route.kind) {
        ForEach(ChartRoute.Kind.allCases, id: \.self) { kind in
          kind.title(isWeekly: isWeekly).accessibilityIdentifier(ChartID.choice(kind)).tag(kind)
        }
      } label: {
        isWeekly ? Text("Weekly or cumulative", bundle: .module) : Text("Daily or cumulative", bundle: .module)
      }
      .accessibilityIdentifier(ChartID.kind)
      Picker(selection: range) {
        ForEach(ChartRoute.Range.allCases, id: \.self) { range in
          range.title.accessibilityIdentifier(ChartID.choice(range)).tag(ChartRoute.Range?.some(range))
        }
        if route.span != nil { Text("Chosen days", bundle: .module).tag(ChartRoute.Range?.none) }
      } label: {
        Text("Days", bundle: .module)
      }
      .accessibilityIdentifier(ChartID.range)
      Toggle(isOn: $route.isLogarithmic) { Text("Logarithmic scale", bundle: .module) }
        .accessibilityIdentifier(ChartID.logarithmic)
    }
    .pickerStyle(.segmented)
  }

  /// Nil while days of the chart are chosen.
  private var range: Binding<ChartRoute.Range?> {
    Binding {
      route.span == nil ? route.range : nil
    } set: { range in
      guard let range else { return }
      route.range = range
      route.span = nil
    }
  }
}

/// Which days were chosen on the chart, and the way back to all of them.
struct ChartSpan: View {
  let days: ClosedRange<Day>
  let showAll: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Only \(days.lowerBound, format: .day) to \(days.upperBound, format: .day)", bundle: .module)
        .font(.footnote)
        .foregroundStyle(.secondary)
        .accessibilityIdentifier(ChartID.span)
      Button(action: { showAll() }) { Text("Show all days", bundle: .module) }
        .buttonStyle(.bordered)
        .accessibilityIdentifier(ChartID.showAllDays)
    }
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
  /// The kind in the user's language, of days or of weeks.
  func title(isWeekly: Bool = false) -> Text {
    switch self {
    case .daily: isWeekly ? Text("Weekly", bundle: .module) : Text("Daily", bundle: .module)
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
