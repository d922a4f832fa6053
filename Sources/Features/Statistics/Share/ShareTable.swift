import Domain

/// A country's days as CSV: a row a day, the earliest first, each with the country's name, its code and the source.
///
/// What is not known is empty; corrections keep their sign.
package nonisolated enum ShareTable {
  package static let columns = [
    "country", "code", "date", "confirmed", "new_confirmed", "recovered", "new_recovered", "deaths", "new_deaths",
    "source",
  ]

  package static func csv(name: String, _ history: CountryHistory, source: String) -> String {
    let measures = ChartPlace.Measure.allCases.map { ($0, ChartSeries(history, $0, name: name)) }
    let series = [.cases, .recovered, .deaths].compactMap { wanted in measures.first { $0.0 == wanted }?.1 }
    let days = history.confirmed.isEmpty ? nil : history.firstDay...history.lastDay
    let rows = (days.map { Array($0.days) } ?? []).map { day in
      let counts = series.flatMap { [$0.total(on: day), $0.new(on: day)] }.map { $0.map(String.init) ?? "" }
      return [cell(name), history.code.rawValue, day.iso8601] + counts + [cell(source)]
    }
    return ([columns] + rows).map { $0.joined(separator: ",") + "\r\n" }.joined()
  }

  /// The figures of one day, where no others are known.
  package static func csv(_ figures: CountryFigures, name: String, source: String) -> String {
    columns.joined(separator: ",") + "\r\n" + row(figures, name: name, source: source)
  }

  /// The figures of one day as the last row of a table, which may be of another source than the days before.
  package static func row(_ figures: CountryFigures, name: String, source: String) -> String {
    let counts = [figures.confirmed, figures.recovered, figures.deaths].flatMap { [$0.total, $0.new] }
    let cells =
      [cell(name), figures.country.code.rawValue, figures.day.iso8601] + counts.map { $0.map(String.init) ?? "" }
      + [cell(source)]
    return cells.joined(separator: ",") + "\r\n"
  }

  /// A text as a cell: an apostrophe keeps spreadsheets from calculating it, quotes keep commas and line breaks in it.
  static func cell(_ text: String) -> String {
    let isFormula = text.unicodeScalars.first.map(risky.contains) == true
    let safe = isFormula ? "'" + text : text
    guard safe.utf8.contains(where: special.contains) else { return safe }
    // Scalars count, not characters: a quote with an accent on it is still a quote for a reader.
    var quoted = "\"".unicodeScalars
    for scalar in safe.unicodeScalars {
      if scalar == "\"" { quoted.append(scalar) }
      quoted.append(scalar)
    }
    return String(quoted) + "\""
  }

  private static let special = Set("\",;\t\r\n".utf8)
  private static let risky: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\t", "\r", "'", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
  ]
}
