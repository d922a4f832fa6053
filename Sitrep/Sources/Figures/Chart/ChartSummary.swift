import DesignSystem
import Domain
import PortableUI

/// A chart in words: what it shows, from when to when, and of each country the highest and the newest figure.
package enum ChartSummary {
  package static func text(of figure: ChartFigure) -> Text {
    let days = figure.days
    let title = Self.title(figure.route, isRate: figure.isRate, step: figure.step)
    let range = Text(
      "\(title), \(days.lowerBound, format: .day) to \(days.upperBound, format: .day).",
      bundle: .module)
    return figure.entries.reduce(range) { $0 + Text(verbatim: " ") + sentence(about: $1, figure) }
  }

  /// A count, or a rate.
  package static func number(_ value: Double, isRate: Bool) -> Text {
    isRate ? Text(value, format: .rate) : Text(Int(value.rounded()), format: .count)
  }

  /// What a chart counts, and on which scale.
  package static func title(_ route: ChartRoute, isRate: Bool, step: Int = 1) -> Text {
    let title =
      switch (route.measure, route.kind) {
      case (.cases, .daily) where step > 1: Text("Weekly new cases", bundle: .module)
      case (.deaths, .daily) where step > 1: Text("Weekly new deaths", bundle: .module)
      case (.recovered, .daily) where step > 1: Text("Weekly recoveries", bundle: .module)
      case (.cases, .daily): Text("Daily new cases", bundle: .module)
      case (.cases, .total): Text("Cumulative cases", bundle: .module)
      case (.deaths, .daily): Text("Daily new deaths", bundle: .module)
      case (.deaths, .total): Text("Cumulative deaths", bundle: .module)
      case (.recovered, .daily): Text("Daily recoveries", bundle: .module)
      case (.recovered, .total): Text("Cumulative recoveries", bundle: .module)
      }
    let whole = isRate ? Text("\(title) per 100,000 people", bundle: .module) : title
    return route.isLogarithmic ? Text("\(whole), logarithmic scale", bundle: .module) : whole
  }

  /// What a country's line is called.
  package static func line(of name: String, _ route: ChartRoute, step: Int = 1) -> Text {
    route.kind == .total || step > 1 ? Text(verbatim: name) : Text("\(name), 7-day average", bundle: .module)
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
