import DesignSystem
import Domain
import PortableUI

/// What the chart shows: choices of which one holds, each a press away.
package struct ChartControls: View {
  @Binding private var route: ChartRoute
  private let measures: [ChartRoute.Measure]
  private let isWeekly: Bool

  /// - Parameters:
  ///   - route: What is shown.
  ///   - measures: What can be counted.
  ///   - isWeekly: True: counts are of weeks.
  package init(
    route: Binding<ChartRoute>, measures: [ChartRoute.Measure] = ChartRoute.Measure.allCases, isWeekly: Bool = false
  ) {
    _route = route
    self.measures = measures
    self.isWeekly = isWeekly
  }

  package var body: some View {
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
  package func title(isWeekly: Bool = false) -> Text {
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
