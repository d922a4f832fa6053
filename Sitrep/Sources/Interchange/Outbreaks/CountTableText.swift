import Domain

/// An outbreak's counts as CSV: a row for each place and period, with the new and the total count of each measure.
///
/// What was not reported is empty; corrections keep their sign. Names that a spreadsheet would take for formulas are
/// guarded.
enum CountTableText {
  static func csv(_ outbreak: Outbreak, _ counts: OutbreakCounts) -> String {
    let measures = counts.measures
    let head =
      ["place", "code", "first_day", "last_day"]
      + measures.flatMap { [column("new", of: $0), column("total", of: $0)] }
      + ["source"]
    let source = CSVText.cell(outbreak.source.name)
    var text = CSVText.line(head)
    for place in counts.places { text += rows(of: place, outbreak, counts, measures, source) }
    return text
  }

  /// The rows of one place, from its first to its last period.
  private static func rows(
    of place: OutbreakPlace, _ outbreak: Outbreak, _ counts: OutbreakCounts, _ measures: [Measure], _ source: String
  ) -> String {
    let (name, days) = (CSVText.cell(place.name), outbreak.period.days)
    let series = measures.map { counts[place.key, $0] }
    let known = series.compactMap(\.self).filter { $0.count > 0 }
    guard let first = known.map(\.firstDay).min() else { return "" }
    let periods = known.map { first.days(to: $0.firstDay) / days + $0.count }.max() ?? 0
    var code = ""
    if case .country(let country) = place.key { code = country.rawValue }
    return (0..<periods).map { period in
      let day = first.advanced(by: period * days)
      let cells = series.flatMap { series -> [String] in
        guard let series else { return ["", ""] }
        let index = series.firstDay.days(to: day) / days
        guard series.firstDay <= day, index < series.count else { return ["", ""] }
        return [number(series.new[index]), number(series.total[index])]
      }
      return CSVText.line(
        [name, code, day.iso8601, day.advanced(by: days - 1).iso8601] + cells + [source])
    }.joined()
  }

  /// As `new_cases` or `total_deaths_confirmed`.
  private static func column(_ kind: String, of measure: Measure) -> String {
    "\(kind)_\(measure.rawValue.replacing(".", with: "_"))"
  }

  private static func number(_ count: Int?) -> String { count.map(String.init) ?? "" }
}
