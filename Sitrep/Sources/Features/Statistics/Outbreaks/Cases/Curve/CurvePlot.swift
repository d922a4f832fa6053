import DesignSystem
import Domain
import Figures
import PortableCharts
import PortableUI

/// The bars with their axes; screen readers get a summary instead.
struct CurvePlot: View {
  let figure: CurveFigure

  var body: some View {
    Chart {
      ForEach(figure.series.indices, id: \.self) { index in
        bars(figure.bars(of: figure.series[index], areIncomplete: false))
          .foregroundStyle(CaseLook.color(index))
        bars(figure.bars(of: figure.series[index], areIncomplete: true))
          .foregroundStyle(CaseLook.pale(index))
      }
    }
    .chartXScale(domain: figure.axis.days)
    .chartYScale(domain: figure.scale.bottom...figure.scale.top)
    .chartXAxis {
      AxisMarks(values: figure.axis.labelled) { _ in AxisValueLabel(format: .shortDay) }
    }
    .chartYAxis {
      AxisMarks(position: .leading, values: figure.scale.ticks) { _ in
        AxisGridLine()
        AxisValueLabel(format: .axis)
      }
    }
    .chartYAxisLabel { Text("Cases", bundle: .module) }
    .chartLegend(.hidden)
    .chartPlotStyle { $0.aspectRatio(1.5, contentMode: .fit) }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(summary)
    .accessibilityIdentifier(CasesID.plot)
  }

  private func bars(_ bars: [(day: Day, count: Int)]) -> some ChartContent {
    ForEach(bars, id: \.day) { bar in
      BarMark(
        x: .value(Text("Day", bundle: .module), bar.day),
        y: .value(Text("Cases", bundle: .module), Double(bar.count)))
    }
  }

  private var summary: Text {
    let all = Text("Epidemic curve: \(figure.cases) cases", bundle: .module)
    guard let peak = figure.curve.peak else { return all }
    let most = CurveWords.most(peak, of: figure.curve.period)
    return Text("\(all). \(most)", bundle: .module)
  }
}
