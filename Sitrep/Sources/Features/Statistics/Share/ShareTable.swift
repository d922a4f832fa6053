import Domain

/// Countries' days as CSV: a row a day, the earliest first, each with the country's name, its code and the source.
///
/// What is not known is empty; corrections keep their sign. Rates have two columns more: the people, and the rate.
package nonisolated enum ShareTable {
  /// One country's part of a table.
  struct Part {
    let name: String
    let history: CountryHistory
    /// How many people live there; nil is unknown.
    let people: Int?
    let source: String

    func series(_ measure: ChartRoute.Measure) -> ChartSeries {
      ChartSeries(history, measure, name: name, population: people, source: source)
    }
  }

  /// A rate per 100,000 people.
  struct Rate {
    let measure: ChartRoute.Measure
    let kind: ChartRoute.Kind

    init(_ route: ChartRoute) {
      measure = route.measure
      kind = route.kind
    }

    /// As the column of the counts is called.
    var column: String {
      let count = measure == .cases ? "confirmed" : measure.rawValue
      return (kind == .daily ? "new_" : "") + count + "_per_100000"
    }

    /// Four decimals of a person in 100,000.
    func text(of count: Int?, people: Int?) -> String {
      guard let count, let people, people > 0 else { return "" }
      let rate = (Double(count) * 100_000 / Double(people) * 10_000).rounded() / 10_000
      return rate == rate.rounded() && abs(rate) < 1e15 ? String(Int(rate)) : String(rate)
    }
  }

  package static let columns = [
    "country", "code", "date", "confirmed", "new_confirmed", "recovered", "new_recovered", "deaths", "new_deaths",
    "source",
  ]

  /// - Parameters:
  ///   - parts: The countries, one after the other.
  ///   - days: The days to tell; nil: all.
  ///   - rate: The rate to tell; nil: none.
  /// - Returns: CSV.
  static func csv(_ parts: [Part], days: ClosedRange<Day>? = nil, rate: Rate? = nil) -> String {
    let heading = line(columns.dropLast() + rateColumns(rate) + columns.suffix(1))
    return heading + parts.flatMap { rows($0, days, rate) }.joined()
  }

  /// The figures of one day as the last row of a table, which may be of another source than the days before.
  static func row(_ figures: CountryFigures, name: String, people: Int?, rate: Rate?, source: String) -> String {
    let counts = [figures.confirmed, figures.recovered, figures.deaths].flatMap { [$0.total, $0.new] }
    let counted = rate.map { $0.kind == .daily ? figures[$0.measure].new : figures[$0.measure].total } ?? nil
    return line(
      [cell(name), figures.id.rawValue, figures.day.iso8601] + counts.map(number)
        + rateCells(rate, counted, people) + [cell(source)])
  }

  private static func rows(_ part: Part, _ days: ClosedRange<Day>?, _ rate: Rate?) -> [String] {
    guard !part.history.confirmed.isEmpty else { return [] }
    let all = [ChartRoute.Measure.cases, .recovered, .deaths].map { part.series($0) }
    let known = part.history.firstDay...part.history.lastDay
    let counted = rate.map { part.series($0.measure) }
    return (days ?? known).clamped(to: known).days.filter { days?.contains($0) != false }.map { day in
      let counts = all.flatMap { [$0.total(on: day), $0.new(on: day)] }
      let shown = rate.map { counted?.count($0.kind, on: day) } ?? nil
      return line(
        [cell(part.name), part.history.code.rawValue, day.iso8601] + counts.map(number)
          + rateCells(rate, shown ?? nil, part.people) + [cell(part.source)])
    }
  }

  private static func rateColumns(_ rate: Rate?) -> [String] { rate.map { ["population", $0.column] } ?? [] }

  private static func rateCells(_ rate: Rate?, _ count: Int?, _ people: Int?) -> [String] {
    rate.map { [number(people), $0.text(of: count, people: people)] } ?? []
  }

  private static func number(_ count: Int?) -> String { count.map(String.init) ?? "" }

  private static func line(_ cells: [String]) -> String { cells.joined(separator: ",") + "\r\n" }

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
