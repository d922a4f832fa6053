import DesignSystem
import Domain
import PortableUI

/// A chart in words: what it shows, from when to when, and of each country the highest and the newest figure.
enum ChartSummary {
  static func text(of figure: ChartFigure) -> Text {
    let days = figure.days
    let range = Text(
      "\(title(of: figure)), \(days.lowerBound, format: .day) to \(days.upperBound, format: .day).", bundle: .module)
    return figure.entries.reduce(range) { $0 + Text(verbatim: " ") + sentence(about: $1, figure) }
  }

  /// A count, or a rate.
  static func number(_ value: Double, isRate: Bool) -> Text {
    isRate ? Text(value, format: .rate) : Text(Int(value.rounded()), format: .count)
  }

  private static func title(of figure: ChartFigure) -> Text {
    let title =
      switch (figure.place.measure, figure.place.kind) {
      case (.cases, .daily): Text("New cases a day", bundle: .module)
      case (.cases, .total): Text("Cases in total", bundle: .module)
      case (.deaths, .daily): Text("New deaths a day", bundle: .module)
      case (.deaths, .total): Text("Deaths in total", bundle: .module)
      case (.recovered, .daily): Text("Newly recovered a day", bundle: .module)
      case (.recovered, .total): Text("Recovered in total", bundle: .module)
      }
    return figure.isRate ? Text("\(title) per 100,000 people", bundle: .module) : title
  }

  private static func sentence(about entry: ChartFigure.Entry, _ figure: ChartFigure) -> Text {
    let name = entry.series.name
    guard let peak = entry.peak, let latest = entry.latest else { return Text("\(name): no data.", bundle: .module) }
    return Text(
      """
      \(name): highest \(number(peak.value, isRate: figure.isRate)) on \(peak.day, format: .day), \
      latest \(number(latest.value, isRate: figure.isRate)) on \(latest.day, format: .day).
      """, bundle: .module)
  }
}
