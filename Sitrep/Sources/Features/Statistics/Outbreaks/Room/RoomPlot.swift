import DesignSystem
import Domain
import Figures
import Foundation
import PortableCharts
import PortableUI

/// Bars of cases or of messages; two such plots below each other have the same axis of time.
struct RoomPlot: View {
  /// What is counted.
  let name: Text
  let bars: [(day: Day, count: Int)]
  let axis: BarAxis
  let scale: ChartScale
  let color: Color

  /// The height between the axes, in points: the width is that of the page, whatever size text has.
  let height: Double

  /// How many characters the numbers beside the plot have at most, in both plots.
  let width: Int

  var body: some View {
    Chart {
      ForEach(bars, id: \.day) { bar in
        BarMark(x: .value(name, bar.day), y: .value(name, Double(bar.count)))
      }
      .foregroundStyle(color)
    }
    .chartXScale(domain: axis.days)
    .chartYScale(domain: scale.bottom...scale.top)
    .chartXAxis {
      AxisMarks(values: axis.labelled) { _ in AxisValueLabel(format: .shortDay) }
    }
    .chartYAxis {
      AxisMarks(position: .leading, values: scale.ticks) { _ in
        AxisGridLine()
        AxisValueLabel(format: WideAxisFormat(width: width))
      }
    }
    .chartYAxisLabel { name }
    .chartLegend(.hidden)
    .chartPlotStyle { $0.frame(height: height) }
    .accessibilityElement(children: .ignore)
  }
}

/// A number on an axis, as wide as those of another plot: blanks that are as wide as a digit stand before it.
nonisolated struct WideAxisFormat: FormatStyle {
  /// In characters.
  let width: Int

  private var format = AxisFormat()

  init(width: Int) {
    self.width = width
  }

  func format(_ number: Double) -> String {
    let text = format.format(number)
    return String(repeating: "\u{2007}", count: max(width - text.count, 0)) + text
  }

  func locale(_ locale: Locale) -> WideAxisFormat {
    var new = self
    new.format = format.locale(locale)
    return new
  }

  /// How wide the numbers of some axes are.
  static func width(of scales: [ChartScale], for locale: Locale) -> Int {
    let format = AxisFormat(locale: locale)
    return scales.flatMap(\.ticks).map { format.format($0).count }.max() ?? 0
  }
}

nonisolated extension RoomFigure {
  /// Of cases; what fell below 0 has no bar.
  var caseScale: ChartScale { Self.scale(of: bars.compactMap(\.cases)) }

  /// Of some counts.
  static func scale(of counts: [Int]) -> ChartScale {
    ChartScale([Double(max(counts.max() ?? 0, 0))], isLogarithmic: false, isCounts: true)
  }

  /// The bars that are drawn of some counts.
  func drawn(_ counts: [Int?]) -> [(day: Day, count: Int)] {
    zip(bars, counts).compactMap { bar, count in count.flatMap { $0 > 0 ? (bar.firstDay, $0) : nil } }
  }
}
