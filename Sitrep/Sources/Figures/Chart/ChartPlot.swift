import DesignSystem
import Domain
import PortableCharts
import PortableUI

/// The drawing with its axes; whoever does not see it hears its summary instead.
package struct ChartPlot: View, Equatable {
  let figure: ChartFigure
  let day: Day?

  /// - Parameters:
  ///   - figure: What is drawn.
  ///   - day: The day that somebody asks about; nil: none.
  package init(figure: ChartFigure, day: Day?) {
    self.figure = figure
    self.day = day
  }

  package var body: some View {
    Chart {
      if let bars = figure.bars {
        self.bars(bars)
          .foregroundStyle(ChartLook.line(0).color.opacity(figure.hasMean ? Self.paleness : 1))
      } else if figure.hasMean, let daily = figure.daily {
        line(daily, "daily", ChartRoute.Kind.daily.title())
          .foregroundStyle(.secondary)
          .lineStyle(StrokeStyle(lineWidth: 1, lineCap: .round, lineJoin: .round))
          .symbolSize(1)
      }
      ForEach(figure.step > 1 && figure.bars != nil ? 0..<0 : figure.entries.indices, id: \.self) { index in
        line(
          figure.entries[index].line, figure.entries[index].series.code.rawValue,
          ChartSummary.line(of: figure.entries[index].series.name, figure.route, step: figure.step)
        )
        .foregroundStyle(ChartLook.line(index).color)
        .lineStyle(ChartLook.line(index).stroke)
        .symbolSize(ChartLook.lineWidth * ChartLook.lineWidth)
      }
      ForEach(figure.correctionDays, id: \.self) { day in
        PointMark(x: .value(Self.correction, day), y: .value(Self.correction, figure.scale.bottom))
      }
      .symbol(CorrectionSymbol())
      .symbolSize(100)
      .foregroundStyle(.primary)
      ForEach(figure.cut, id: \.day) { value in
        PointMark(x: .value(Self.cut, value.day), y: .value(Self.cut, figure.scale.top))
      }
      .symbol(BasicChartSymbolShape.triangle)
      .symbolSize(50)
      .foregroundStyle(.primary)
      if figure.isCompared { names }
      if let day {
        RuleMark(x: .value(Self.correction, day)).foregroundStyle(.primary)
      }
    }
    .chartXScale(domain: figure.drawnDays)
    .chartYScale(domain: figure.scale.bottom...figure.scale.top, type: figure.scale.isLogarithmic ? .log : .linear)
    .chartXAxis {
      AxisMarks(values: figure.labelledDays) { _ in
        AxisValueLabel(format: figure.namesMonths ? .shortMonth : .shortDay)
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading, values: figure.scale.ticks) { _ in
        AxisGridLine()
        AxisValueLabel(format: .axis)
      }
    }
    .chartYAxisLabel { ChartSummary.title(figure.route, isRate: figure.isRate, step: figure.step) }
    .chartPlotStyle { plot in
      let unreported = figure.unreported
      if unreported.isEmpty {
        plot.frame(height: Self.height)
      } else {
        plot.frame(height: Self.height).background {
          UnreportedGround(ranges: unreported).stroke(Hatching.color, lineWidth: 1)
        }
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(ChartSummary.text(of: figure))
    .accessibilityIdentifier(ChartID.plot)
  }

  private static let height: CGFloat = 300
  /// Of days behind their average.
  static let paleness = 0.4
  private static let correction = Text(verbatim: "▼")
  private static let cut = Text(verbatim: "▲")
  private static let name = Text("Country", bundle: .module)

  /// The countries' names at the ends of their lines.
  private var names: some ChartContent {
    ForEach(figure.lineNames, id: \.self) { line in
      PointMark(x: .value(Self.name, figure.days.upperBound), y: .value(Self.name, line.value))
        .annotation(position: .trailing, alignment: .leading) { Text(verbatim: line.name) }
    }
    .symbolSize(0)
  }

  /// A bar for each period that was reported.
  private func bars(_ line: ChartLine) -> some ChartContent {
    let name = ChartRoute.Kind.daily.title(isWeekly: figure.step > 1)
    return ForEach(line.runs.flatMap(\.self), id: \.day) { point in
      BarMark(x: .value(name, point.day), y: .value(name, point.value))
    }
  }

  /// A line for each run of days; a day alone is a dot.
  private func line(_ line: ChartLine, _ id: String, _ name: Text) -> some ChartContent {
    ForEach(line.runs.indices, id: \.self) { index in
      let run = line.runs[index]
      if run.count > 1 {
        let part = "\(id) \(index)"
        ForEach(run, id: \.day) { point in
          LineMark(x: .value(name, point.day), y: .value(name, point.value), series: .value(name, part))
        }
      } else {
        ForEach(run, id: \.day) { point in
          PointMark(x: .value(name, point.day), y: .value(name, point.value))
        }
      }
    }
  }
}

/// A triangle that stands on its tip.
private nonisolated struct CorrectionSymbol: ChartSymbolShape {
  var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 0.5) }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines([
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.midX, y: rect.midY),
      ])
      path.closeSubpath()
    }
  }
}
