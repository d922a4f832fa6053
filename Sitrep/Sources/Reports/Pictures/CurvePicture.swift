import DesignSystem
import Domain
import PortableUI

/// The epidemic curve: a bar a week, hatched where cases stand by their day of report, pale where more will come.
enum CurvePicture {
  /// A picture has at most so many bars: the last ones.
  static let mostBars = 200

  private static let width = 720.0
  private static let height = 260.0
  private static let left = 52.0
  private static let top = 22.0
  private static let bottom = 222.0

  static func svg(_ figures: ReportFigures, title: String, summary: String, _ language: ReportLanguage) -> String {
    let bars = Array(figures.bars.suffix(mostBars))
    var picture = ReportSVG(id: "curve", width: width, height: height, title: title, summary: summary)
    picture.define("stripe")
    picture.define("gap")
    let axis = AxisSteps(to: Double(bars.compactMap { language.drawn($0.cases) }.max() ?? 1), isWhole: true)
    for value in axis.values {
      let y = bottom - (bottom - top) * value / axis.top
      picture.line(x1: left, y1: y, x2: width, y2: y, style: "rule")
      picture.text(CountFormat(locale: language.locale).format(Int(value)), x: left - 8, y: y + 4, anchor: .end)
    }
    let step = (width - left) / Double(max(bars.count, 1))
    for (index, bar) in bars.enumerated() {
      draw(bar, x: left + Double(index) * step, width: step, top: axis.top, in: &picture, language)
    }
    label(bars, step: step, in: &picture, language)
    picture.text(language.words(Text("Cases", bundle: .module)), x: 0, y: 12, style: "quiet")
    return picture.svg
  }

  private static func draw(
    _ bar: ReportFigures.Bar, x: Double, width: Double, top axisTop: Double, in picture: inout ReportSVG,
    _ language: ReportLanguage
  ) {
    let gap = min(width / 6, 2)
    guard let cases = language.drawn(bar.cases) else {
      picture.stripes("gap", x: x, y: top, width: width, height: bottom - top)
      return
    }
    let points = (bottom - top) / axisTop
    let height = Double(cases) * points
    picture.rectangle(
      x: x + gap, y: bottom - height, width: width - 2 * gap, height: height, style: bar.isIncomplete ? "pale" : "bar")
    let byReport = Double(min(language.drawn(bar.byReport) ?? 0, cases)) * points
    picture.stripes("stripe", x: x + gap, y: bottom - height, width: width - 2 * gap, height: byReport)
  }

  /// The first days of some bars, at most six.
  private static func label(
    _ bars: [ReportFigures.Bar], step: Double, in picture: inout ReportSVG, _ language: ReportLanguage
  ) {
    let every = max((bars.count + 5) / 6, 1)
    for index in stride(from: 0, to: bars.count, by: every) {
      let x = left + Double(index) * step
      picture.line(x1: x, y1: bottom, x2: x, y2: bottom + 5, style: "rule")
      let text = ShortDayFormat(locale: language.locale).format(bars[index].firstDay)
      let isLast = x > width - 90
      picture.text(text, x: isLast ? width : x, y: bottom + 20, anchor: isLast ? .end : .start, style: "quiet")
    }
  }
}

extension ReportLanguage {
  /// The count as pictures draw it: hidden ones are all of one height.
  func drawn(_ count: Int?) -> Int? { isHidden(count) ? Self.mostHidden : count.map { max($0, 0) } }
}
