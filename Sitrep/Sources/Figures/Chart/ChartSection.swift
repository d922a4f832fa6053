import DesignSystem
import Domain
import Foundation
import PortableCharts
import PortableUI

/// A chart and what belongs to it: which days were chosen, the drawing, its legend, notes and table.
package struct ChartSection: View {
  private let figure: ChartFigure
  @Binding private var route: ChartRoute

  /// The day that somebody reads the chart at.
  @State private var day: Day?

  /// - Parameters:
  ///   - figure: What is drawn.
  ///   - route: What it shows.
  package init(figure: ChartFigure, route: Binding<ChartRoute>) {
    self.figure = figure
    _route = route
  }

  package var body: some View {
    if route.span != nil {
      ChartSpan(days: figure.days) {
        route.range = .all
        route.span = nil
      }
    }
    let day = day.flatMap { figure.days.contains($0) ? $0 : nil }
    ChartPlot(figure: figure, day: day)
      .equatable()
      .chartXSelection(value: $day)
      .accessibilityIdentifier(ChartID.reader)
      .chartXSelection(range: $route.span)
    ChartLegend(figure: figure, day: day).equatable()
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
