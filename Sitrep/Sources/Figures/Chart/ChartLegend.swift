import DesignSystem
import Domain
import Foundation
import PortableUI

/// Which line is whose, with the newest figure of each, or that of the day that somebody asks about.
package struct ChartLegend: View, Equatable {
  let figure: ChartFigure
  let day: Day?

  /// - Parameters:
  ///   - figure: What is drawn.
  ///   - day: The day that somebody asks about; nil: the newest.
  package init(figure: ChartFigure, day: Day?) {
    self.figure = figure
    self.day = day
  }

  package var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(figure.entries.indices, id: \.self) { index in
        LegendRow(figure: figure, day: day, entry: figure.entries[index], look: .line(index))
      }
      if figure.hasMean, figure.daily != nil {
        HStack(alignment: .top, spacing: 8) {
          LegendLine(color: dailyColor, stroke: StrokeStyle(lineWidth: figure.bars == nil ? 1 : 12))
          LegendWords(
            title: ChartRoute.Kind.daily.title(), value: daily, day: day, isMean: false, isRate: figure.isRate)
        }
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier(ChartID.legendOfDays)
      }
      if !figure.unreported.isEmpty {
        HStack(alignment: .top, spacing: 8) {
          UnreportedGround(ranges: [0...1], distance: 1.0 / 6)
            .stroke(Hatching.color, lineWidth: 1)
            .frame(width: 36, height: 16)
            .accessibilityHidden(true)
          Text("Hatched: no report", bundle: .module)
        }
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier(ChartID.legendOfUnreported)
      }
    }
    .font(.footnote)
  }

  /// As the bars are, or the line.
  private var dailyColor: Color { figure.bars == nil ? .gray : ChartLook.line(0).color.opacity(ChartPlot.paleness) }

  private var daily: ChartFigure.Value? {
    guard let entry = figure.entries.first else { return nil }
    return day.map { figure.count(of: entry, on: $0) } ?? entry.latest
  }
}

/// A line's sample, its country, and the newest figure.
private struct LegendRow: View {
  let figure: ChartFigure
  let day: Day?
  let entry: ChartFigure.Entry
  let look: ChartLook

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      LegendLine(color: look.color, stroke: look.stroke)
      LegendWords(
        title: ChartSummary.line(of: entry.series.name, figure.route, step: figure.step),
        value: day.map { figure.value(of: entry, on: $0) } ?? entry.latestOfLine, day: day,
        isMean: figure.hasMean, isRate: figure.isRate)
    }
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier(ChartID.legend(entry.series.code))
  }
}

/// What a line is, and a figure of it.
private struct LegendWords: View {
  let title: Text
  let value: ChartFigure.Value?
  /// The day that was asked about; nil: the newest.
  let day: Day?
  /// True: it is an average, of counts or of rates.
  let isMean: Bool
  let isRate: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      title
      figure
        .foregroundStyle(.secondary)
    }
  }

  private var figure: Text {
    if let value {
      let number =
        isMean ? Text(value.value, format: .mean) : ChartSummary.number(value.value, isRate: isRate)
      return Text("\(number) on \(value.day, format: .day)", bundle: .module)
    }
    let none = Text("no data", bundle: .module)
    return day.map { Text("\(none) on \($0, format: .day)", bundle: .module) } ?? none
  }
}

/// A short piece of a line.
private struct LegendLine<Style: ShapeStyle>: View {
  let color: Style
  let stroke: StrokeStyle

  var body: some View {
    LegendStroke()
      .stroke(color, style: stroke)
      .frame(width: 36, height: 16)
      .accessibilityHidden(true)
  }
}

private nonisolated struct LegendStroke: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines([CGPoint(x: rect.minX + 2, y: rect.midY), CGPoint(x: rect.maxX - 2, y: rect.midY)])
    }
  }
}
