import PortableCharts
import PortableUI

/// Marks of every kind, scales, axes, and a chart that answers a pointer and the arrow keys.
struct ChartsPage: View {
  @State private var day: Date?
  @State private var showsGap = true

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        LinesChart(showsGap: showsGap, day: day)
          .chartXSelection(value: $day)
          .accessibilityIdentifier("reader")
        Text(verbatim: day.map { $0.formatted(.iso8601.year().month().day()) } ?? "no day")
          .accessibilityIdentifier("day")
        Toggle("Gap", isOn: $showsGap).accessibilityIdentifier("gap")
        BarsChart()
        AreasChart()
        LogarithmicChart()
      }
      .padding()
    }
  }
}

private nonisolated struct Sample: Identifiable, Hashable {
  let id: Int
  let value: Double

  var date: Date { Date(timeIntervalSince1970: 1_609_459_200 + Double(id) * 86_400) }

  static func wave(_ days: Range<Int>, height: Double) -> [Sample] {
    days.map { Sample(id: $0, value: (height * (1 + Double(($0 * 7) % 11) / 10)).rounded()) }
  }
}

/// Two lines, one of them with a gap, and a rule where somebody reads.
private struct LinesChart: View {
  let showsGap: Bool
  let day: Date?

  var body: some View {
    Chart {
      ForEach(showsGap ? [0..<20, 26..<60] : [0..<60], id: \.lowerBound) { days in
        ForEach(Sample.wave(days, height: 40)) { sample in
          LineMark(
            x: .value("Day", sample.date), y: .value("Count", sample.value), series: .value("Part", days.lowerBound))
        }
      }
      .foregroundStyle(by: .value("Name", "First"))
      .lineStyle(by: .value("Name", "First"))
      ForEach(Sample.wave(0..<60, height: 25)) { sample in
        LineMark(x: .value("Day", sample.date), y: .value("Count", sample.value))
      }
      .interpolationMethod(.linear)
      .foregroundStyle(by: .value("Name", "Second"))
      .lineStyle(by: .value("Name", "Second"))
      PointMark(x: .value("Day", Sample.wave(0..<1, height: 1)[0].date), y: .value("Event", 70.0))
        .symbol(.diamond)
        .symbolSize(80)
        .foregroundStyle(.primary)
      if let day {
        RuleMark(x: .value("Day", day)).foregroundStyle(.secondary)
      }
    }
    .chartForegroundStyleScale(["First": Color.blue, "Second": Color.orange])
    .chartLineStyleScale(
      domain: ["First", "Second"], range: [StrokeStyle(lineWidth: 3), StrokeStyle(lineWidth: 3, dash: [8, 5])]
    )
    .chartXAxis {
      AxisMarks(values: .stride(by: .day, count: 14)) { _ in
        AxisGridLine()
        AxisValueLabel(format: Date.FormatStyle(timeZone: .gmt).month(.abbreviated).day())
      }
    }
    .chartYAxis { AxisMarks(position: .leading) }
    .chartXAxisLabel("Day")
    .chartYAxisLabel("Cases a day")
    .chartPlotStyle { $0.aspectRatio(2, contentMode: .fit) }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Two lines over sixty days")
    .accessibilityIdentifier("lines")
  }
}

/// Bars of categories, those at one place on one another.
private struct BarsChart: View {
  var body: some View {
    Chart {
      ForEach(["North", "South", "West"], id: \.self) { place in
        BarMark(x: .value("Place", place), y: .value("Count", place.count * 3))
          .foregroundStyle(by: .value("Kind", "Old"))
        BarMark(x: .value("Place", place), y: .value("Count", 9 - place.count))
          .foregroundStyle(by: .value("Kind", "New"))
      }
    }
    .chartForegroundStyleScale(domain: ["Old", "New"], range: [Color.teal, Color.purple])
    .frame(height: 180)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Bars of three places")
    .accessibilityIdentifier("bars")
  }
}

/// An area above 0, a band, and points told apart by their symbols.
private struct AreasChart: View {
  var body: some View {
    Chart {
      ForEach(0..<12, id: \.self) { place in
        AreaMark(x: .value("Place", place), yStart: .value("Low", 10), yEnd: .value("High", 20 + place))
          .foregroundStyle(.mint.opacity(0.4))
      }
      ForEach(0..<12, id: \.self) { place in
        AreaMark(x: .value("Place", place), y: .value("Sum", (place * 5) % 9))
          .foregroundStyle(.indigo)
      }
      ForEach(0..<12, id: \.self) { place in
        PointMark(x: .value("Place", place), y: .value("Found", 25 + (place * 3) % 7))
          .symbol(by: .value("Parity", place % 2))
      }
      RuleMark(y: .value("Limit", 30))
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
        .foregroundStyle(.red)
    }
    .chartXScale(domain: 0...11)
    .chartLegend(.hidden)
    .frame(height: 180)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Areas and points")
    .accessibilityIdentifier("areas")
  }
}

/// A line over five powers of ten, without labels beside it.
private struct LogarithmicChart: View {
  var body: some View {
    Chart(Sample.wave(0..<6, height: 1)) { sample in
      LineMark(x: .value("Step", sample.id), y: .value("Power", [1.0, 12, 130, 900, 20_000, 99_000][sample.id]))
        .symbol(.circle)
    }
    .chartYScale(domain: 1.0...100_000, type: .log)
    .chartXAxis(.hidden)
    .chartYAxis {
      AxisMarks(values: [1.0, 100, 10_000]) { _ in
        AxisGridLine(stroke: StrokeStyle(lineWidth: 1, dash: [2, 2]))
        AxisValueLabel(format: FloatingPointFormatStyle<Double>.number)
      }
    }
    .frame(height: 160)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Powers of ten")
    .accessibilityIdentifier("powers")
  }
}
