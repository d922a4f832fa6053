import Foundation
import PortableChartsCore
import PortableUICore
import Testing

@testable import PortableUIWeb

@MainActor
@Suite struct ChartElementTests {
  private func html(_ view: some View) -> String { Rendered(view).html }

  private func lines(_ values: [Int], name: String = "A") -> some View {
    Chart(Array(values.enumerated()), id: \.offset) { entry in
      LineMark(x: .value("Step", entry.offset), y: .value(name, entry.element))
    }
  }

  @Test func `lines are paths in whole steps that keep their width in any room`() {
    let html = html(lines([0, 10, 5]).chartYScale(domain: 0...10))

    #expect(html.contains("viewBox=\"0 0 3000 2000\" preserveAspectRatio=\"none\""))
    #expect(html.contains("d=\"M0 2000l1500-2000 1500 1000\" fill=\"none\" stroke=\"currentColor\""))
    #expect(html.contains("vector-effect=\"non-scaling-stroke\""))
  }

  @Test func `labels are text at their places, beside the plot and below it`() {
    let rendered = Rendered(
      lines([0, 10, 5]).chartYScale(domain: 0...10).chartYAxisLabel("Cases").chartXAxisLabel("Step"))

    #expect(rendered.html.contains("<span class=\"cu\">Cases</span>"))
    #expect(rendered.html.contains("<span class=\"ct\">Step</span>"))
    #expect(rendered.html.contains("<div class=\"cy\"><span class=\"tp100-25\">0</span>"))
    #expect(rendered.html.contains("<span class=\"tp0-25\">10</span>"))
    #expect(rendered.html.contains("<span class=\"first is0-25\">0</span>"))
    #expect(rendered.html.contains("<span class=\"last is100-25\">2</span>"))
    #expect(rendered.css.contains(".is100-25{inset-inline-start:100%}"))
  }

  @Test func `what a chart shows can be read from the page itself`() {
    let html = html(lines([3, 10, 5]))

    #expect(html.contains("data-places=\"0 0 1*2\" data-place=\"number\" data-domain=\"0.0 2.0\""))
    #expect(html.contains("data-name=\"A\" data-values=\"0 3 7 -5\""))
  }

  @Test(arguments: HostileTexts.all) func `no text of a chart becomes markup`(_ text: String) {
    let html = html(
      Chart {
        BarMark(x: .value("Place", text), y: .value(text, 3)).foregroundStyle(by: .value("Kind", text))
      }
      .chartYAxisLabel { Text(verbatim: text) }.chartXAxisLabel { Text(verbatim: text) })

    #expect(!html.contains("<script") && !html.contains("<img") && !html.contains("onmouseover='"))
    #expect(html.contains(HostileTexts.escaped(text)))
  }

  @Test func `only a chart that can be read has a surface for it`() {
    var day: Int?
    let binding = Binding(get: { day }, set: { day = $0 })
    let reader = html(lines([1, 2]).chartXSelection(value: binding))

    #expect(reader.hasPrefix("<div class=\"v reader"))
    #expect(reader.contains("<div class=\"read\" data-read=\"n"))
    #expect(reader.contains("data-script=\"\(Assets.charts.address)\""))
    #expect(reader.contains("data-label=\"Values on the chart\" data-none=\"no data\""))
    #expect(!html(lines([1, 2])).contains("data-read"))
    #expect(!html(lines([1, 2]).chartXSelection(value: binding).disabled(true)).contains("data-read"))
  }

  @Test func `of a chart a part can be chosen, on the surface that reads it or on one of its own`() {
    var day: Int?
    var days: ClosedRange<Int>?
    let (value, range) = (Binding(get: { day }, set: { day = $0 }), Binding(get: { days }, set: { days = $0 }))
    let alone = html(lines([1, 2]).chartXSelection(range: range))
    #expect(alone.contains("data-span=\"n") && alone.contains("<div class=\"read\" data-script="))

    let both = html(lines([1, 2]).chartXSelection(value: value).chartXSelection(range: range))
    #expect(both.contains("data-span=\"n") && both.count(of: "class=\"read\"") == 1)
    #expect(!html(lines([1, 2]).chartXSelection(range: range).disabled(true)).contains("data-span"))
  }

  @Test func `symbols keep their size, areas and bars are closed, and the legend says which is which`() {
    let html = html(
      Chart {
        BarMark(x: .value("Place", "N"), y: .value("Count", 4)).foregroundStyle(by: .value("Kind", "Old"))
        PointMark(x: .value("Place", "N"), y: .value("Count", 2)).symbol(.square).symbolSize(16)
      })

    #expect(html.contains("d=\"M300 0l2400 0 0 2000-2400 0z\""))
    #expect(html.contains("x=\"50%\" y=\"50%\"><path d=\"M2 -2L2 2L-2 2L-2 -2Z\""))
    #expect(html.contains("<div class=\"cl\"><div><svg"))
    #expect(html.contains("<span>Old</span>"))
  }
}
