import DesignSystem
import Domain
import Foundation
import PortableUI

/// Which line is whose, with the newest figure of each.
struct ChartLegend: View {
  let figure: ChartFigure

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(figure.entries.indices, id: \.self) { index in
        LegendRow(figure: figure, entry: figure.entries[index], look: .line(index))
      }
      if figure.daily != nil {
        HStack(alignment: .top, spacing: 8) {
          LegendLine(color: .secondary, stroke: StrokeStyle(lineWidth: 1))
          LegendWords(
            title: ChartRoute.Kind.daily.title, latest: figure.entries.first?.latest, isMean: figure.isRate)
        }
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier(ChartID.legendOfDays)
      }
    }
    .font(.footnote)
  }
}

/// A line's sample, its country, and the newest figure.
private struct LegendRow: View {
  let figure: ChartFigure
  let entry: ChartFigure.Entry
  let look: ChartLook

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      LegendLine(color: look.color, stroke: look.stroke)
      LegendWords(
        title: ChartSummary.line(of: entry.series.name, figure.route), latest: entry.latestOfLine,
        isMean: figure.isRate || figure.route.kind == .daily)
    }
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier(ChartID.legend(entry.series.code))
  }
}

/// What a line is, and its newest figure.
private struct LegendWords: View {
  let title: Text
  let latest: ChartFigure.Value?
  /// True: the figure has a decimal.
  let isMean: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      title
      newest
        .foregroundStyle(.secondary)
    }
  }

  private var newest: Text {
    guard let latest else { return Text("no data", bundle: .module) }
    return Text(
      "\(ChartSummary.number(latest.value, isRate: isMean)) on \(latest.day, format: .day)", bundle: .module)
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
