import Domain

/// The countries of one day, as disease.sh answers.
struct FeedCountries {
  static let source = DataSource(name: "disease.sh (Worldometers)", url: "https://disease.sh", licence: "")

  let resolver: CountryResolver

  /// Reads a list of countries; every value but the name may be missing.
  ///
  /// - Parameters:
  ///   - list: The countries.
  ///   - name: The file's name.
  ///   - asOf: The day; nil: that of the newest row, in UTC.
  /// - Returns: The countries, with what was left out.
  /// - Throws: Why the list is of no use.
  func figures(
    _ list: [JSONValue], named name: String, asOf: Day?
  ) throws(FiguresFileProblem.Cause) -> FiguresImport {
    guard list.count <= FiguresFileCodec.mostRows else { throw .tooManyRows(limit: FiguresFileCodec.mostRows) }
    var leftOut: [FiguresImport.LeftOut] = []
    var taken: [CountryCode: FeedCountry] = [:]
    for (index, value) in list.enumerated() {
      let title = value["country"]?.text ?? ""
      do throws(CountryResolver.Refusal) {
        let row = try FeedCountry(value, resolver: resolver)
        guard taken[row.country.code] == nil else { throw .repeated }
        taken[row.country.code] = row
      } catch {
        let shown = title.beginning(bytes: CountryName.mostShown)
        leftOut.append(FiguresImport.LeftOut(row: index + 1, name: shown, reason: error))
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
      leftOut: leftOut,
      days: day...day)
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

  init(_ value: JSONValue, resolver: CountryResolver) throws(CountryResolver.Refusal) {
    let info = value["countryInfo"]
    let codes = ["iso2", "iso3"].compactMap { info?[$0]?.text }
    country = try resolver.country(named: value["country"]?.text ?? "", codes: codes)
    guard let total = try value.total("cases") else { throw .noFigures }
    confirmed = DailyCount(total: total, new: try value.change("todayCases"))
    deaths = DailyCount(total: try value.total("deaths"), new: try value.change("todayDeaths"))
    let back = RecoveredRule.published(try value.total("recovered"), confirmed: total)
    recovered = DailyCount(total: back, new: back == nil ? nil : try value.change("todayRecovered"))
    updated = value["updated"].flatMap(Self.day)
  }

  /// A moment in milliseconds since 1970.
  private static func day(_ value: JSONValue) -> Day? {
    guard case .number(let text) = value, case .count(let milliseconds) = CountText.change(number: text) else {
      return nil
    }
    return Day(daysSinceEpoch: Int((Double(milliseconds) / 86_400_000).rounded(.down)))
  }
}

extension JSONValue {
  fileprivate func total(_ name: String) throws(CountryResolver.Refusal) -> Int? {
    try count(name, CountText.total(number:))
  }

  fileprivate func change(_ name: String) throws(CountryResolver.Refusal) -> Int? {
    try count(name, CountText.change(number:))
  }

  private func count(
    _ name: String, _ read: (String) -> CountText.Value
  ) throws(CountryResolver.Refusal) -> Int? {
    switch self[name] {
    case nil, .null: return nil
    case .number(let text):
      switch read(text) {
      case .count(let count): return count
      case .missing: return nil
      case .bad: throw .badNumber(column: name)
      }
    default: throw .badNumber(column: name)
    }
  }
}
