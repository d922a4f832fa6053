import DesignSystem
import Domain
import Figures
import Foundation
import PortableUI

/// A country's figures and a chart as one drawing of 1200 × 900 points in light colours.
package nonisolated struct SharePicture {
  package static let width = 1200
  package static let height = 900

  private static let margin = 60.0
  private static let right = 1140.0
  /// Where the columns of the figures end.
  private static let totals = 720.0
  private static let news = 1_000.0
  private static let quiet = "#5f5f65"
  private static let gray = "#8e8e93"
  private static let paleBar = "#a9cfe9"

  private let words: ShareWords
  private let figure: ChartFigure?
  private var drawing: SVGDrawing

  /// The drawing as a file (SVG); without a chart where the days before are not known.
  ///
  /// - Parameters:
  ///   - words: What it says.
  ///   - figure: The chart.
  ///   - chartSource: Who published the chart's days, where that is not who published the figures.
  /// - Returns: SVG.
  package static func svg(of words: ShareWords, _ figure: ChartFigure?, chartSource: String? = nil) -> String {
    var picture = SharePicture(words, figure)
    picture.drawHeading()
    picture.drawRows()
    if let figure { picture.draw(figure, chartSource ?? "") }
    picture.drawing.text(words.source, x: margin, y: 872, size: 22, fill: quiet)
    picture.drawing.text("Sitrep", x: right, y: 872, size: 22, fill: quiet, anchor: .end)
    return picture.drawing.svg
  }

  private init(_ words: ShareWords, _ figure: ChartFigure?) {
    self.words = words
    self.figure = figure
    let names = figure?.entries.map(\.series.name).joined(separator: ", ")
    let chart = names.map { ". \(words.chart.title): \($0)" } ?? ""
    drawing = SVGDrawing(width: Self.width, height: Self.height, title: "\(words.name). \(words.date)\(chart)")
  }

  private mutating func drawHeading() {
    // A long name in smaller letters, so that it is seen whole.
    let name = words.heading(figure)
    let size = min(56, 1_600 / Double(max(name.count, 1)))
    let hasFlag = name == words.name
    if hasFlag { drawing.text(words.flag, x: Self.margin, y: 116, size: 72) }
    drawing.text(name, x: Self.margin + (hasFlag ? 110 : 0), y: 110, size: size, weight: 700)
    drawing.text(words.subheading(figure), x: Self.margin, y: 178, size: 28, fill: Self.quiet)
  }

  private mutating func drawRows() {
    for (index, row) in words.rows.enumerated() {
      let y = 240 + Double(index) * 47
      drawing.text(row.name, x: Self.margin, y: y, size: 30)
      drawing.text(row.total, x: Self.totals, y: y, size: 30, weight: 700, anchor: .end)
      drawing.text(row.new, x: Self.news, y: y, size: 30, fill: Self.quiet, anchor: .end)
    }
  }
}

/// The small chart.
nonisolated extension SharePicture {
  /// What a label of the vertical axis takes, beside the lines.
  private static let labels = 110.0
  private static let legendRow = 30.0

  private mutating func draw(_ figure: ChartFigure, _ source: String) {
    drawing.text(words.chart.title, x: Self.margin, y: 484, size: 26)
    let rows = drawLegend(figure)
    let (left, top) = (Self.margin + Self.labels, 520 + Double(rows) * Self.legendRow)
    let box = CGRect(x: left, y: top, width: Self.right - left, height: 790 - top)
    drawRules(figure.scale, in: box)
    if let bars = figure.bars {
      draw(bars: bars, of: figure, in: box)
    } else if let daily = figure.daily {
      draw(daily, of: figure, SVGDrawing.Stroke(Self.gray, width: 1.5), in: box)
    }
    if figure.hasMean || figure.bars == nil {
      for (index, entry) in figure.entries.enumerated() {
        draw(entry.line, of: figure, ChartLook.line(index).fileStroke, in: box)
      }
    }
    for day in figure.correctionDays { drawMark(at: figure.place(of: day), in: box) }
    for value in figure.cut { drawMark(at: figure.place(of: value.day), in: box, isAbove: true) }
    if figure.namesMonths { drawMonths(figure, below: box) }
    let (days, y) = (figure.days, figure.namesMonths ? 846.0 : 826)
    drawing.text(source, x: box.midX, y: y, size: 20, fill: Self.quiet, anchor: .middle)
    drawing.text(days.lowerBound.written(for: words.locale), x: box.minX, y: y, size: 22, fill: Self.quiet)
    drawing.text(
      days.upperBound.written(for: words.locale), x: Self.right, y: y, size: 22, fill: Self.quiet, anchor: .end)
  }

  private mutating func drawMonths(_ figure: ChartFigure, below box: CGRect) {
    let format = ShortDayFormat(locale: words.locale, showsDay: false)
    for day in figure.labelledDays {
      let place = figure.place(of: day)
      drawing.text(
        format.format(day), x: box.minX + place * box.width, y: 816, size: 20, fill: Self.quiet,
        anchor: place < 0.05 ? .start : place > 0.95 ? .end : .middle)
    }
  }

  /// A bar for each period; those of days are pale behind their average.
  private mutating func draw(bars: ChartLine, of figure: ChartFigure, in box: CGRect) {
    let periods = max(figure.days.count / figure.step, 1)
    let color = figure.hasMean ? Self.paleBar : ChartLook.line(0).hexadecimal
    let width = box.width / Double(periods) * 0.8
    let rectangles = bars.runs.joined().map { value in
      let height = (figure.scale.position(of: value.value) ?? 0) * box.height
      let x = box.minX + figure.place(of: value.day) * box.width - width / 2
      return CGRect(x: x, y: box.maxY - height, width: width, height: height)
    }
    drawing.bars(rectangles, fill: color)
  }

  /// What each line is called, in rows of two above the chart; how many rows that takes.
  private mutating func drawLegend(_ figure: ChartFigure) -> Int {
    var items = figure.entries.enumerated().map { index, entry in
      (name: words.chart.lines[entry.series.code] ?? entry.series.name, stroke: ChartLook.line(index).fileStroke)
    }
    if figure.hasMean, figure.daily != nil {
      items.append((words.chart.daily, SVGDrawing.Stroke(figure.bars == nil ? Self.gray : Self.paleBar, width: 8)))
    }
    let room = (Self.right - Self.margin) / 2
    for (index, item) in items.enumerated() {
      let (x, y) = (Self.margin + Double(index % 2) * room, 514 + Double(index / 2) * Self.legendRow)
      // A letter is at most about 0.65 of its size wide.
      let size = min(22, (room - 70) / (Double(max(item.name.count, 1)) * 0.65))
      drawing.line([CGPoint(x: x, y: y), CGPoint(x: x + 40, y: y)], item.stroke)
      drawing.text(item.name, x: x + 50, y: y + 7, size: size, fill: Self.quiet)
    }
    return (items.count + 1) / 2
  }

  private mutating func drawRules(_ scale: ChartScale, in box: CGRect) {
    for (index, tick) in scale.ticks.enumerated() {
      let y = box.maxY - box.height * Double(index) / Double(scale.ticks.count - 1)
      drawing.line([CGPoint(x: box.minX, y: y), CGPoint(x: box.maxX, y: y)], SVGDrawing.Stroke("#d1d1d6"))
      drawing.text(
        AxisFormat(locale: words.locale).format(tick), x: box.minX - 12, y: y + 7, size: 20, fill: Self.quiet,
        anchor: .end)
    }
  }

  private mutating func draw(
    _ line: ChartLine, of figure: ChartFigure, _ stroke: SVGDrawing.Stroke, in box: CGRect
  ) {
    let runs = line.runs.map { run in
      run.map { value in
        CGPoint(
          x: box.minX + figure.place(of: value.day) * box.width,
          y: box.maxY - (figure.scale.position(of: value.value) ?? 0) * box.height)
      }
    }
    drawing.lines(runs, stroke)
  }

  /// A correction: a small triangle on the lower edge; of a day that is higher than the chart, at the upper one.
  private mutating func drawMark(at place: Double, in box: CGRect, isAbove: Bool = false) {
    let (x, y) = (box.minX + place * box.width, isAbove ? box.minY : box.maxY)
    let base = isAbove ? y + 14 : y - 14
    drawing.area([CGPoint(x: x - 7, y: base), CGPoint(x: x + 7, y: base), CGPoint(x: x, y: y)])
  }
}

nonisolated extension ChartFigure {
  /// Where a day stands, from 0 at the first to 1 at the last.
  fileprivate func place(of day: Day) -> Double {
    Double(days.lowerBound.distance(to: day)) / Double(max(days.count - 1, 1))
  }
}

nonisolated extension ChartLook {
  /// The line in a file, wider than on the screen, with dashes to match.
  fileprivate var fileStroke: SVGDrawing.Stroke {
    let width = 4.0
    return SVGDrawing.Stroke(hexadecimal, width: width, dash: dash.map { Double($0) * width / Self.lineWidth })
  }
}
