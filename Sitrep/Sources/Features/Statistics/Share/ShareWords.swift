import DesignSystem
import Domain
import Figures
import Foundation
import PortableUI

/// What a country's picture and text say, in the user's language.
package nonisolated struct ShareWords: Hashable, Sendable {
  /// A count: its name, everything up to the day, and what the day added.
  package struct Row: Hashable, Sendable {
    package let name: String
    package let total: String
    /// Empty where nothing is known of it.
    package let new: String

    package init(name: String, total: String, new: String) {
      self.name = name
      self.total = total
      self.new = new
    }
  }

  /// What is said of a chart.
  package struct Chart: Hashable, Sendable {
    /// What it counts, and on which scale.
    package var title = ""
    /// What the line of each country is called.
    package var lines: [CountryCode: String] = [:]
    /// What the line of single days is called.
    package var daily = ""
    /// The chart in a few sentences; empty where the text says nothing of it.
    package var summary = ""

    package init() {}
  }

  package let name: String
  package let flag: String
  /// The day of the figures.
  package let date: String
  package let rows: [Row]
  package let source: String
  package let chart: Chart
  package let locale: Locale

  package init(name: String, flag: String, date: String, rows: [Row], source: String, chart: Chart, locale: Locale) {
    self.name = name
    self.flag = flag
    self.date = date
    self.rows = rows
    self.source = source
    self.chart = chart
    self.locale = locale
  }

  /// Whose picture it is: the country's, or that of all whose lines are compared.
  package func heading(_ chart: ChartFigure?) -> String {
    guard let chart, chart.entries.count > 1 else { return name }
    return chart.entries.map(\.series.name).joined(separator: ", ")
  }

  /// The day of the figures; of several countries, whose they are too.
  package func subheading(_ chart: ChartFigure?) -> String {
    heading(chart) == name ? date : "\(flag) \(name) · \(date)"
  }

  /// The figures as lines of text.
  package var text: String {
    let title = "\(flag) \(name)"
    let counts = rows.map { row in
      row.new.isEmpty ? "\(row.name): \(row.total)" : "\(row.name): \(row.total) (\(row.new))"
    }
    let chart = chart.summary.isEmpty ? [] : [chart.summary]
    return ([title, date] + counts + chart + [source]).joined(separator: "\n")
  }
}

extension ShareWords {
  /// - Parameters:
  ///   - country: Whose figures are shared.
  ///   - day: The day that they are of.
  ///   - source: Who published them.
  ///   - chart: The chart that goes along.
  ///   - shown: The chart, if the text is to tell of it.
  ///   - locale: The user's.
  @MainActor init(
    of country: CountryStats, asOf day: Day, source: DataSource, chart: ChartRequest, shown: ChartFigure?,
    locale: Locale
  ) {
    func words(_ text: Text) -> String { text.words(for: locale) }
    func number(_ count: Int?) -> String {
      words(count.map { Text($0, format: .count) } ?? Text("no data", bundle: .module))
    }
    func row(_ name: Text, _ total: Int?, _ new: Int? = nil) -> Row {
      Row(
        name: words(name), total: number(total),
        new: new.map { words(Text("\($0, format: .count) new", bundle: .module)) } ?? "")
    }
    var said = Chart()
    said.title = words(ChartSummary.title(chart.route, isRate: chart.isRate, step: chart.step))
    for subject in chart.subjects {
      said.lines[subject.code] = words(ChartSummary.line(of: subject.name, chart.route, step: chart.step))
    }
    said.daily = words(ChartRoute.Kind.daily.title(isWeekly: chart.step > 1))
    said.summary = shown.map { words(ChartSummary.text(of: $0)) } ?? ""
    self.init(
      name: words(Text("\(country.name) (\(country.id.rawValue))", bundle: .module)), flag: country.flagEmoji,
      date: words(Text("As of \(day, format: .day)", bundle: .module)),
      rows: [
        row(Text("Confirmed cases", bundle: .module), country.confirmed.total, country.confirmed.new),
        row(Text("New cases the day before", bundle: .module), country.confirmed.newBefore),
        row(Text("Recovered", bundle: .module), country.recovered.total, country.recovered.new),
        row(Text("Deaths", bundle: .module), country.deaths.total, country.deaths.new),
        row(Text("Active cases", bundle: .module), country.figures.active),
      ],
      source: words(sourceText(source)), chart: said, locale: locale)
  }
}

/// Who published figures, and the day of the release where that isn't the one that is shown at first.
@MainActor private func sourceText(_ source: DataSource) -> Text {
  guard let release = source.release else { return Text("Source: \(source.name)", bundle: .module) }
  return Text("Source: \(source.name) (by the release of \(release, format: .day))", bundle: .module)
}
