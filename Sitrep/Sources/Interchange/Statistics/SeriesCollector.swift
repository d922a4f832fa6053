import Domain

/// Puts together the rows of a file of series: parts of a country are summed.
struct SeriesCollector {
  private struct Row {
    let line: Int
    let rows: Int
    let name: String
  }

  let kinds: [SeriesKind]
  let firstDay: Day
  let dayCount: Int

  private let resolver: CountryResolver
  private var countries: [CountryCode: Country] = [:]
  private var series: [SeriesKind: SeriesTable.Series] = [:]
  private var rows: [CountryCode: [Row]] = [:]
  private var broken: Set<CountryCode> = []
  private var leftOut: [FiguresImport.LeftOut] = []
  private var rowCount = 0

  init(kinds: [SeriesKind], firstDay: Day, dayCount: Int, resolver: CountryResolver) {
    self.kinds = kinds
    self.firstDay = firstDay
    self.dayCount = dayCount
    self.resolver = resolver
    for kind in kinds { series[kind] = [:] }
  }

  /// Notes a row, or the rows of several days, whose country is told by its name.
  ///
  /// - Parameters:
  ///   - name: The country's name.
  ///   - line: Where it stands.
  ///   - count: How many rows it is.
  ///   - counts: The counts of all days, for each of ``kinds``; thrown is what is wrong with one of them.
  mutating func add(
    _ name: String, line: Int, rows count: Int = 1, counts: () throws(CountryResolver.Refusal) -> [[Int]]
  ) {
    rowCount += count
    let country: Country
    do throws(CountryResolver.Refusal) {
      country = try resolver.country(named: name)
    } catch {
      leaveOut(Row(line: line, rows: count, name: name), error)
      return
    }
    do throws(CountryResolver.Refusal) {
      let counts = try counts()
      countries[country.code] = country
      rows[country.code, default: []].append(Row(line: line, rows: count, name: name))
      for (kind, part) in zip(kinds, counts) {
        series[kind]?[country.code, default: DaySeries(firstDay: firstDay, counts: [])].addOrBegin(with: part)
      }
    } catch {
      broken.insert(country.code)
      leaveOut(Row(line: line, rows: count, name: name), error)
    }
  }

  /// Leaves out rows that bear no figures of a country.
  mutating func leaveOut(_ name: String, line: Int, rows: Int, _ reason: CountryResolver.Refusal) {
    rowCount += rows
    leaveOut(Row(line: line, rows: rows, name: name), reason)
  }

  /// A country of which a part could not be read is left out: its sum would be too small.
  mutating func table(named name: String, form: FiguresForm) -> SeriesTable {
    for code in broken {
      for row in rows.removeValue(forKey: code) ?? [] { leaveOut(row, .partOfCountry) }
      for kind in kinds { series[kind]?[code] = nil }
      countries[code] = nil
    }
    let joined = rows.compactMap { code, rows -> FiguresImport.Joined? in
      guard rows.count > 1, let country = countries[code] else { return nil }
      return FiguresImport.Joined(code: code, name: country.englishName, rows: rows.count)
    }
    let file = FiguresImport.File(
      name: name, form: form, source: DataSource(ofFile: name, form), rows: rowCount,
      taken: rows.values.joined().reduce(0) { $0 + $1.rows }, joined: joined.sorted { $0.code < $1.code },
      leftOut: leftOut.sorted { $0.row < $1.row },
      days: firstDay...firstDay.advanced(by: dayCount - 1))
    return SeriesTable(file: file, countries: countries, series: series)
  }

  private mutating func leaveOut(_ row: Row, _ reason: CountryResolver.Refusal) {
    let shown = row.name.beginning(bytes: CountryName.mostShown)
    leftOut.append(FiguresImport.LeftOut(row: row.line, rows: row.rows, name: shown, reason: reason))
  }
}

extension DaySeries {
  /// Adds a part, or begins with it.
  fileprivate mutating func addOrBegin(with part: [Int]) {
    if counts.isEmpty {
      self = DaySeries(firstDay: firstDay, counts: part)
    } else {
      add(part)
    }
  }
}
