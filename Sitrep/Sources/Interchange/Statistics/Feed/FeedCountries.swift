import Domain
import Foundation

/// The countries of one day, as disease.sh answers.
struct FeedCountries {
  static let source = DataSource(name: "disease.sh (Worldometers)", url: "https://disease.sh", licence: "")

  let resolver: CountryResolver
  let locale: Locale

  /// Reads a list of countries; every value but the name may be missing.
  ///
  /// - Parameters:
  ///   - list: The countries.
  ///   - name: The file's name.
  ///   - asOf: The day; nil: that of the newest row, in UTC.
  ///   - notes: What is known about the file.
  /// - Returns: The countries, with what was left out.
  /// - Throws: Why the list is of no use.
  func figures(
    _ list: [JSONValue], named name: String, asOf: Day?, notes: FiguresNotes
  ) throws(FiguresFileProblem.Cause) -> FiguresImport {
    let counts = FeedCounts(list, locale: locale)
    var notes = notes
    var leftOut: [FiguresImport.LeftOut] = []
    var taken: [CountryCode: FeedCountry] = [:]
    for (index, value) in list.enumerated() {
      let title = (value["country"]?.text ?? "").beginning(bytes: CountryName.mostShown)
      do throws(CountryResolver.Refusal) {
        let row = try FeedCountry(value, counts, at: index, resolver: resolver)
        guard taken[row.country.code] == nil else { throw .repeated }
        taken[row.country.code] = row
        notes.unknownCells += counts.unknownCells(inRow: index, named: title)
      } catch {
        leftOut.append(FiguresImport.LeftOut(row: index + 1, name: title, reason: error))
      }
    }
    try Self.check(taken.count, of: list.count, leftOut)
    guard let day = asOf ?? taken.values.compactMap(\.updated).max() else { throw .noDay }
    let rows = taken.values.map { row in
      CountryFigures(
        country: row.country, day: day, confirmed: row.confirmed, recovered: row.recovered, deaths: row.deaths)
    }
    let report = StatisticsReport(
      asOf: day, source: Self.source, rows: rows, leftOut: leftOut.namesOfNoCountry)
    let file = FiguresImport.File(
      name: name, form: .feedCountries, source: Self.source, rows: list.count, taken: taken.count, joined: [],
      leftOut: leftOut, days: day...day, notes: notes)
    return FiguresImport(files: [file], set: FiguresSet(report: report))
  }

  /// Refuses a list of which less than half can be read: the feed has changed its form.
  private static func check(
    _ taken: Int, of count: Int, _ leftOut: [FiguresImport.LeftOut]
  ) throws(FiguresFileProblem.Cause) {
    let bad = leftOut.compactMap { row -> (row: Int, column: String)? in
      guard case .badNumber(let column) = row.reason else { return nil }
      return (row.row, column)
    }
    if let first = bad.first, bad.count > taken {
      throw .wrongShape(.expected(.wholeNumber), at: .path("[\(first.row - 1)].\(first.column)"))
    }
    guard taken > 0 else { throw .noCountries }
  }
}

/// One country of a feed's answer.
private struct FeedCountry {
  let country: Country
  let confirmed: DailyCount
  let recovered: DailyCount
  let deaths: DailyCount
  let updated: Day?

  init(
    _ value: JSONValue, _ counts: FeedCounts, at row: Int, resolver: CountryResolver
  ) throws(CountryResolver.Refusal) {
    let info = value["countryInfo"]
    let codes = ["iso2", "iso3"].compactMap { info?[$0]?.text }
    country = try resolver.country(named: value["country"]?.text ?? "", codes: codes)
    guard let total = counts.total("cases", inRow: row) else {
      throw counts.isBad("cases", inRow: row) ? .badNumber(column: "cases") : .noFigures
    }
    confirmed = DailyCount(total: total, new: counts.change("todayCases", inRow: row))
    deaths = DailyCount(
      total: counts.total("deaths", inRow: row), new: counts.change("todayDeaths", inRow: row))
    let back = RecoveredRule.published(counts.total("recovered", inRow: row), confirmed: total)
    recovered = DailyCount(total: back, new: back == nil ? nil : counts.change("todayRecovered", inRow: row))
    updated = value["updated"].flatMap(Self.day)
  }

  /// A moment in milliseconds since 1970.
  private static func day(_ value: JSONValue) -> Day? {
    guard case .number(let text) = value, let milliseconds = CountCells.exact(text) else { return nil }
    return Day(daysSinceEpoch: Int((Double(milliseconds) / 86_400_000).rounded(.down)))
  }
}
