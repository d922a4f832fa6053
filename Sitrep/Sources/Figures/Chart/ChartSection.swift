import DesignSystem
import Domain
import Foundation
import PortableCharts
import PortableUI

/// A chart and what belongs to it: the drawing, its legend, what it can show, notes and table.
package struct ChartSection<Controls: View>: View {
  private let figure: ChartFigure
  @Binding private var route: ChartRoute
  private let controls: Controls

  /// The day that somebody reads the chart at.
  @State private var day: Day?

  /// - Parameters:
  ///   - figure: What is drawn.
  ///   - route: What it shows.
  ///   - controls: What chooses it.
  package init(figure: ChartFigure, route: Binding<ChartRoute>, @ViewBuilder controls: () -> Controls) {
    self.figure = figure
    _route = route
    self.controls = controls()
  }

  package var body: some View {
    let day = day.flatMap { figure.days.contains($0) ? $0 : nil }
    ChartPlot(figure: figure, day: day)
      .equatable()
      .chartXSelection(value: $day)
      .accessibilityIdentifier(ChartID.reader)
      .chartXSelection(range: $route.span)
    ChartLegend(figure: figure, day: day).equatable()
    if route.span != nil {
      ChartSpan(days: figure.days) {
        route.range = .all
        route.span = nil
      }
    }
    controls
    DayField(
      Text("Figures of a day", bundle: .module), button: Text("Show", bundle: .module),
      shown: day ?? figure.days.upperBound, in: figure.days, identifier: ChartID.readDay,
      buttonIdentifier: ChartID.showDay
    ) { self.day = $0 }
    ChartNotes(figure: figure).equatable()
    ChartTableSection(figure: figure, route: $route)
  }
}

/// Which days were chosen on the chart, and the way back to all of them.
private struct ChartSpan: View {
  let days: ClosedRange<Day>
  let showAll: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("\(days.lowerBound, format: .day) – \(days.upperBound, format: .day)", bundle: .module)
        .font(.footnote)
        .foregroundStyle(.secondary)
        .accessibilityIdentifier(ChartID.span)
      Button(action: { showAll() }) { Text("Show all days", bundle: .module) }
        .buttonStyle(.bordered)
        .accessibilityIdentifier(ChartID.showAllDays)
    }
  }
}
