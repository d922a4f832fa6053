import Foundation
import PortableUICore
import TestTraits
import Testing

@testable import PortableChartsCore

/// From marks to what is drawn.
@MainActor
@Suite struct ChartDrawingTests {
  private struct Drawn {
    let plot: PlotDrawing
    let layout: ChartLayout

    var lines: [[[CGPoint]]] {
      plot.layers.compactMap { if case .lines(let lines, _) = $0.form, $0.values != nil { lines } else { nil } }
    }
  }

  private func draw(_ chart: some View, language: String = "en") throws -> Drawn {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: language)
    let graph = ViewGraph(scene: SceneValues(), environment: environment) { chart._render(&$0) }
    defer { graph.close() }
    var (plot, layout): (PlotDrawing?, ChartLayout?)
    func look(at nodes: [Node]) {
      for node in nodes {
        if case .plot(let drawing) = node.kind { plot = drawing }
        if case .chart(let found) = node.kind { layout = found }
        look(at: node.children)
      }
    }
    look(at: graph.evaluate().nodes)
    return Drawn(plot: try #require(plot), layout: try #require(layout))
  }

  private func day(_ number: Int) -> Date { Date(timeIntervalSince1970: 1_609_459_200 + Double(number) * 86_400) }

  @Test func `a gap is never bridged: a new series begins a new line`() throws {
    let drawn = try draw(
      Chart {
        ForEach([0, 1, 4, 5], id: \.self) { place in
          LineMark(x: .value("Day", place), y: .value("Count", 10), series: .value("Part", place / 3))
        }
      })

    #expect(drawn.lines == [[[0, 0.2].map { CGPoint(x: $0, y: 0) }, [0.8, 1].map { CGPoint(x: $0, y: 0) }]])
  }

  @Test func `a line of one point is none`() throws {
    let drawn = try draw(Chart { LineMark(x: .value("Day", 3), y: .value("Count", 10)) })

    #expect(drawn.lines == [[]])
  }

  @Test func `what lies beyond a domain is drawn at its edge, what an axis has no place for is left out`() throws {
    let linear = try draw(
      Chart(Array([-15, 5, 30].enumerated()), id: \.offset) {
        LineMark(x: .value("Day", $0.offset), y: .value("Count", $0.element))
      }
      .chartYScale(domain: 0...10))
    #expect(linear.lines[0][0].map(\.y) == [1, 0.5, 0])

    let logarithmic = try draw(
      Chart(Array([0.0, 1, 100].enumerated()), id: \.offset) {
        LineMark(x: .value("Day", $0.offset), y: .value("Count", $0.element))
      }
      .chartYScale(domain: 1.0...100, type: .log))
    #expect(logarithmic.lines[0][0].map(\.y) == [1, 0])
  }

  @Test func `names give colours, dashes and a legend, which can be hidden`() throws {
    let chart = Chart {
      ForEach(["A", "B"], id: \.self) { name in
        ForEach(0..<2, id: \.self) { LineMark(x: .value("Day", $0), y: .value("Count", $0)) }
          .foregroundStyle(by: .value("Name", name))
          .lineStyle(by: .value("Name", name))
      }
    }
    let drawn = try draw(
      chart.chartForegroundStyleScale(["A": Color.red, "B": Color.green])
        .chartLineStyleScale(domain: ["A", "B"], range: [StrokeStyle(lineWidth: 1), StrokeStyle(dash: [3])]))

    #expect(drawn.layout.legend.map(\.name) == ["A", "B"])
    #expect(drawn.layout.legend.map(\.color) == [.red, .green])
    #expect(drawn.layout.legend.map { $0.stroke?.dash } == [[], [3]])
    #expect(try draw(chart).layout.legend.map(\.color) == [.blue, .green])
    #expect(try draw(chart.chartLegend(.hidden)).layout.legend.isEmpty)
  }

  @Test func `what is said nearest to a mark holds`() throws {
    let drawn = try draw(
      Chart {
        ForEach(0..<2, id: \.self) {
          LineMark(x: .value("Day", $0), y: .value("Count", $0)).foregroundStyle(.red)
        }
        .foregroundStyle(.blue)
        .lineStyle(StrokeStyle(lineWidth: 7))
      })

    #expect(drawn.plot.layers.last?.color == .red)
    #expect(drawn.lines.count == 1, "equal looks are one, however often they were made")
  }

  @Test func `bars and areas stand on one another, at names or numbers`() throws {
    let bars = try draw(
      Chart {
        ForEach(["N", "S"], id: \.self) { place in
          BarMark(x: .value("Place", place), y: .value("Count", 3)).foregroundStyle(by: .value("Kind", "Old"))
          BarMark(x: .value("Place", place), y: .value("Count", 2)).foregroundStyle(by: .value("Kind", "New"))
        }
      }
      .chartYScale(domain: 0...10))
    let rects = bars.plot.layers.compactMap { if case .bars(let rects) = $0.form { rects } else { nil } }
    #expect(rects.map { $0.map { ($0.minY * 10).rounded() } } == [[7, 7], [5, 5]])
    #expect(rects.map { $0.map { ($0.maxY * 10).rounded() } } == [[10, 10], [7, 7]])
    #expect(bars.layout.x.labels.map(\.text) == ["N", "S"])
    #expect(bars.layout.x.labels.map(\.place) == [0.25, 0.75])
    #expect(bars.plot.places == nil, "names are read from the labels")

    let numbers = try draw(
      Chart([1, 2, 3], id: \.self) { BarMark(x: .value("Day", $0), y: .value("Count", $0)) })
    #expect(numbers.plot.domain == 0.5...3.5)

    let areas = try draw(
      Chart(0..<3, id: \.self) {
        AreaMark(x: .value("Day", $0), yStart: .value("Low", 2), yEnd: .value("High", 8))
      }
      .chartYScale(domain: 0...10))
    let area = areas.plot.layers.compactMap { if case .areas(let areas) = $0.form { areas } else { nil } }
    #expect(area.first?.first?.map { ($0.y * 10).rounded() } == [2, 2, 2, 8, 8, 8])
  }

  @Test func `points have symbols, rules go across`() throws {
    let drawn = try draw(
      Chart {
        ForEach(0..<3, id: \.self) {
          PointMark(x: .value("Day", $0), y: .value("Count", $0)).symbol(by: .value("Parity", $0 % 2))
        }
        RuleMark(x: .value("Day", 1))
        RuleMark(y: .value("Limit", 2))
      }
      .chartYScale(domain: 0...4))
    let symbols = drawn.plot.layers.compactMap { layer -> [CGPoint]? in
      if case .symbols(_, let places) = layer.form { places } else { nil }
    }
    #expect(symbols.map { $0.map(\.x) } == [[0, 1], [0.5]])
    let rules = drawn.plot.layers.suffix(2).map { layer -> [[CGPoint]] in
      if case .lines(let rules, let stroke) = layer.form, stroke.lineWidth == 1 { return rules }
      return []
    }
    #expect(
      rules == [
        [[CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1)]], [[CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5)]],
      ])
  }

  @Test func `every basic symbol has an outline around its place`() {
    for symbol in PlotSymbol.all {
      #expect(!symbol.path(area: 16).isEmpty)
    }
    #expect(
      BasicChartSymbolShape.square.path(in: CGRect(x: -2, y: -2, width: 4, height: 4))
        == PlotSymbol.all[1].path(area: 16))
    #expect(BasicChartSymbolShape.circle.perceptualUnitRect.width == 1)
  }

  @Test func `an axis marks what it is told to, in the reader's language, on its side`() throws {
    let chart = Chart([0, 60], id: \.self) { LineMark(x: .value("Day", day($0)), y: .value("Count", $0 * 100)) }
    let drawn = try draw(
      chart
        .chartXAxis {
          AxisMarks(values: .stride(by: .month)) { value in
            AxisGridLine()
            if value.as(Date.self) != day(31) { AxisValueLabel(format: Date.FormatStyle(timeZone: .gmt).month(.wide)) }
          }
        }
        .chartYAxis {
          AxisMarks(position: .leading, values: [0, 3_000]) { _ in
            AxisGridLine(stroke: StrokeStyle(lineWidth: 3))
            AxisValueLabel(format: IntegerFormatStyle<Int>())
          }
        }
        .chartYAxisLabel("Count"), language: "ru")

    #expect(drawn.layout.x.labels.map(\.text) == ["январь", "март"])
    #expect(drawn.layout.y.labels.map(\.text) == ["0", "3\u{A0}000"])
    #expect(drawn.layout.y.labels.map(\.place) == [1, 0.5])
    #expect(!drawn.layout.y.isTrailing && drawn.layout.y.title == "Count")
    #expect(drawn.plot.layers.count == 3, "rules of two widths, and the line")

    let plain = try draw(chart)
    #expect(plain.layout.y.isTrailing)
    #expect(
      plain.layout.x.labels.map(\.text) == [
        "Jan 1, 2021", "Jan 15, 2021", "Jan 29, 2021", "Feb 12, 2021", "Feb 26, 2021",
      ])
    #expect(plain.layout.y.labels.map(\.text) == ["0", "2,000", "4,000", "6,000"])
    let hidden = try draw(chart.chartXAxis(.hidden).chartYAxis(.hidden))
    #expect(hidden.layout.x.labels.isEmpty && hidden.layout.y.labels.isEmpty)
    let few = try draw(
      Chart { BarMark(x: .value("Place", "N"), y: .value("Count", 1)) }
        .chartXAxis { AxisMarks(values: ["N", "S"]) }
        .chartYAxis { AxisMarks(values: .automatic(desiredCount: 2)) })
    #expect(few.layout.x.labels.map(\.text) == ["N"] && few.layout.y.labels.map(\.text) == ["0", "0.5", "1"])
  }

  @Test func `the figures of each line can be read, the true ones and those that are missing`() throws {
    let chart = Chart {
      ForEach([0, 1, 3], id: \.self) {
        LineMark(x: .value("Day", day($0)), y: .value("Mean", Double($0) - 0.5), series: .value("Part", "a"))
      }
      PointMark(x: .value("Day", day(5)), y: .value("Mean", 7.25))
      PointMark(x: .value("Day", day(1)), y: .value("Event", 0))
      ForEach([0, 3], id: \.self) {
        LineMark(x: .value("Day", day($0)), y: .value("Count", -100 * $0)).foregroundStyle(by: .value("Name", "B"))
      }
    }
    .chartYScale(domain: 0...10)
    let drawn = try draw(chart)

    #expect(drawn.plot.place == .day)
    #expect(drawn.plot.places == "0 1609459200 86400 172800*2")
    let values = drawn.plot.layers.compactMap(\.values)
    #expect(values.map(\.name) == ["Mean", "B"])
    #expect(values.map(\.list) == ["2 -50 100 200 475", "0 0 _ -300 _"])
  }

  @Test func `where there are only points, they tell their own figures; hours are no days`() throws {
    let drawn = try draw(
      Chart([0, 1], id: \.self) {
        PointMark(x: .value("Time", Date(timeIntervalSince1970: Double($0) * 3_600)), y: .value("Count", $0))
      })

    #expect(drawn.plot.place == .time)
    #expect(drawn.plot.layers.compactMap(\.values).map(\.list) == ["0 0 1"])
  }

  @Test func `a plot takes the room that its style gives it`() throws {
    let graph = ViewGraph(scene: SceneValues(), environment: EnvironmentValues()) { context in
      Chart { RuleMark(y: .value("Limit", 2)) }
        .chartPlotStyle { $0.aspectRatio(2, contentMode: .fit) }
        ._render(&context)
    }
    defer { graph.close() }
    let node = try #require(graph.evaluate().nodes.first)

    #expect(node.expands == .horizontal)
    #expect(node.children.first?.kind == .modified(.aspectRatio(2)))
  }

  @Test func `an empty chart is one too`() throws {
    let drawn = try draw(Chart { if drawsNothing { RuleMark(y: .value("Limit", 2)) } })

    #expect(drawn.plot.places == nil && drawn.plot.domain == 0...1)
    #expect(drawn.layout.x.labels.count == 6)
  }

  private var drawsNothing: Bool { false }

  @Test func `a chart has a branch for each case`() throws {
    for isLine in [true, false] {
      let drawn = try draw(
        Chart([0, 1], id: \.self) { place in
          if isLine {
            LineMark(x: .value("Day", place), y: .value("Count", 1.0)).interpolationMethod(.linear).symbol(.circle)
          } else {
            BarMark(x: .value("Day", place), y: .value("Count", 1.0))
          }
        })
      #expect(drawn.plot.layers.last.map { if case .symbols = $0.form { true } else { false } } == isLine)
    }
  }
}
