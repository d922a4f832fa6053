import Domain

/// Countries' days as CSV: a row a day, each with the country's name, its code and the source.
///
/// What is not known is empty; corrections keep their sign. Rates have two columns more: the people, and the rate.
enum FiguresTableText {
  static func csv(_ table: FiguresTable) -> String {
    let head =
      [
        "country", "code", "date", "confirmed", "new_confirmed", "recovered", "new_recovered", "deaths", "new_deaths",
      ] + (table.rate.map { ["population", column(of: $0)] } ?? []) + ["source"]
    return CSVText.line(head) + table.rows.map { CSVText.line(cells(of: $0, table.rate)) }.joined()
  }

  private static func cells(of row: FiguresTable.Row, _ rate: FiguresTable.Rate?) -> [String] {
    let counts = [row.confirmed, row.recovered, row.deaths].flatMap { [number($0.total), number($0.new)] }
    return [CSVText.cell(row.country), row.code.rawValue, row.day.iso8601] + counts
      + (rate.map { [number(row.population), text(of: $0, in: row)] } ?? []) + [CSVText.cell(row.source)]
  }

  /// As the column of the counts is called.
  private static func column(of rate: FiguresTable.Rate) -> String {
    "\(rate.isDaily ? "new_" : "")\(rate.kind.rawValue)_per_100000"
  }

  /// With four decimals of a person in 100,000.
  private static func text(of rate: FiguresTable.Rate, in row: FiguresTable.Row) -> String {
    let counted =
      switch rate.kind {
      case .confirmed: row.confirmed
      case .recovered: row.recovered
      case .deaths: row.deaths
      }
    guard let count = rate.isDaily ? counted.new : counted.total, let people = row.population, people > 0 else {
      return ""
    }
    let rounded = (Double(count) * 100_000 / Double(people) * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
  }

  private static func number(_ count: Int?) -> String { count.map(String.init) ?? "" }
}
