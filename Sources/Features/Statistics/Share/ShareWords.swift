import DesignSystem
import Domain
import Foundation
import PortableUI

/// What a country's picture and text say, in the reader's language.
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

  package let name: String
  package let flag: String
  /// The day of the figures.
  package let date: String
  package let rows: [Row]
  package let source: String
  /// What the small chart shows, without its days.
  package let chartTitle: String
  package let locale: Locale

  package init(
    name: String, flag: String, date: String, rows: [Row], source: String, chartTitle: String, locale: Locale
  ) {
    self.name = name
    self.flag = flag
    self.date = date
    self.rows = rows
    self.source = source
    self.chartTitle = chartTitle
    self.locale = locale
  }

  /// The figures as lines of text.
  package var text: String {
    let title = "\(flag) \(name)"
    let counts = rows.map { row in
      row.new.isEmpty ? "\(row.name): \(row.total)" : "\(row.name): \(row.total) (\(row.new))"
    }
    return ([title, date] + counts + [source]).joined(separator: "\n")
  }
}

extension ShareWords {
  init(of country: CountryStats, asOf day: Day, source: DataSource, locale: Locale) {
    func words(_ text: Text) -> String { text.words(for: locale) }
    func row(_ name: Text, _ total: Int?, _ new: Int?) -> Row {
      Row(
        name: words(name),
        total: words(total.map { Text($0, format: .count) } ?? Text("no data", bundle: .module)),
        new: new.map { words(Text("\($0, format: .count) new", bundle: .module)) } ?? "")
    }
    self.init(
      name: country.name, flag: country.flagEmoji, date: words(Text("As of \(day, format: .day)", bundle: .module)),
      rows: [
        row(Text("Confirmed cases", bundle: .module), country.confirmed.total, country.confirmed.new),
        row(Text("Recovered", bundle: .module), country.recovered.total, country.recovered.new),
        row(Text("Deaths", bundle: .module), country.deaths.total, country.deaths.new),
        row(Text("Active cases", bundle: .module), country.figures.active, nil),
      ],
      source: words(Text("Source: \(source.name)", bundle: .module)),
      chartTitle: words(Text("New cases a day, and the mean of seven days", bundle: .module)), locale: locale)
  }
}
