import Domain

/// Attack rates of places as bars with their intervals.
enum RatesPicture {
  /// A picture has at most so many bars.
  static let mostBars = 25

  private static let width = 720.0
  private static let left = 220.0
  private static let row = 24.0
  private static let top = 8.0
  /// A letter is at most about 0.65 of its size wide.
  private static let mostLetters = 27

  /// - Parameters:
  ///   - rows: Places with their rates, in the order in which they stand.
  ///   - title: What it shows.
  ///   - summary: What can be read from it.
  ///   - language: How numbers are written.
  /// - Returns: Markup.
  static func svg(
    _ rows: [(name: String, rate: Interval)], title: String, summary: String, _ language: ReportLanguage
  ) -> String {
    let bottom = top + Double(rows.count) * row
    var picture = ReportSVG(id: "rates", width: width, height: bottom + 30, title: title, summary: summary)
    let axis = AxisSteps(to: rows.map(\.rate.high).max() ?? 1, isWhole: false)
    let place = { (value: Double) in left + (width - left - 24) * value / axis.top }
    let digits = axis.values.allSatisfy { $0 == $0.rounded() } ? 0 : axis.top < 1 ? 2 : 1
    for value in axis.values {
      picture.line(x1: place(value), y1: top, x2: place(value), y2: bottom, style: "rule")
      picture.text(
        language.decimal(value, digits: digits), x: place(value), y: bottom + 18, anchor: .middle, style: "quiet")
    }
    for (index, entry) in rows.enumerated() {
      let y = top + Double(index) * row
      let middle = y + row / 2
      let (low, high) = (place(entry.rate.low), place(entry.rate.high))
      let name = entry.name.count > mostLetters ? entry.name.prefix(mostLetters - 1) + "…" : entry.name[...]
      picture.text(String(name), x: left - 8, y: middle + 4, anchor: .end)
      picture.rectangle(x: left, y: y + 4, width: place(entry.rate.value) - left, height: row - 8, style: "pale")
      picture.line(x1: low, y1: middle, x2: high, y2: middle, style: "mark")
      for x in [low, high] { picture.line(x1: x, y1: middle - 4, x2: x, y2: middle + 4, style: "mark") }
    }
    return picture.svg
  }
}
