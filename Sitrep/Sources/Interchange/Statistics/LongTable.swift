import Domain

/// A table with a row for each country, or province, and day.
struct LongTable {
  /// The rows of one country or province.
  private struct Rows {
    let name: String
    let line: Int
    var days: [Day: Int] = [:]
    var counts: [[Int]]
    var refusal: CountryResolver.Refusal?

    /// Rows that are left out while their country stays.
    var extra: [Extra] = []

    mutating func leaveOut(_ line: Int, _ reason: CountryResolver.Refusal) {
      guard let known = extra.firstIndex(where: { $0.reason == reason }) else {
        return extra.append(Extra(reason: reason, line: line, rows: 1))
      }
      extra[known].rows += 1
    }
  }

  /// So many rows of one country that are left out for the same reason.
  private struct Extra {
    let reason: CountryResolver.Refusal
    let line: Int
    var rows: Int
  }

  private let date: Int
  private let country: Int
  private let province: Int?
  private let columns: [(kind: SeriesKind, column: Int)]

  /// The columns of a heading; nil if it is none of this form.
  init?(_ head: CSVRow) {
    let names: [SeriesKind: [String]] = [
      .confirmed: ["confirmed", "cases", "total_cases"], .recovered: ["recovered"],
      .deaths: ["deaths", "total_deaths"],
    ]
    guard let date = head.column(of: ["date"]),
      let country = head.column(of: ["country", "country/region", "country_region", "location"]),
      head.column(of: names[.confirmed] ?? []) != nil
    else { return nil }
    self.date = date
    self.country = country
    province = head.column(of: ["province/state", "province_state"])
    columns = SeriesKind.allCases.compactMap { kind in head.column(of: names[kind] ?? []).map { (kind, $0) } }
  }

  /// Reads all rows that follow the heading.
  func table(
    _ reader: inout CSVReader, named name: String, resolver: CountryResolver
  ) throws(FiguresFileProblem.Cause) -> SeriesTable {
    var groups: [Rows] = []
    var places: [String: Int] = [:]
    var last: (key: String, place: Int)?
    while let row = try reader.nextRow() {
      let key = province.map { "\(row.text(country))\n\(row.text($0))" } ?? row.text(country)
      let place = last?.key == key ? last?.place ?? 0 : places[key] ?? groups.count
      if place == groups.count {
        guard groups.count < FiguresFileCodec.mostRows else { throw .tooManyRows(limit: FiguresFileCodec.mostRows) }
        groups.append(Rows(name: row.text(country), line: row.line, counts: columns.map { _ in [] }))
        places[key] = place
      }
      last = (key, place)
      try add(row, to: &groups[place])
    }
    return try collected(groups, named: name, resolver)
  }

  private func add(_ row: CSVRow, to rows: inout Rows) throws(FiguresFileProblem.Cause) {
    guard let day = DayText.day(row.bytes(date)) else { return rows.leaveOut(row.line, .badDay) }
    guard rows.days[day] == nil else { return rows.leaveOut(row.line, .repeated) }
    guard rows.days.count < FiguresFileCodec.mostDays else { throw .tooManyDays(limit: FiguresFileCodec.mostDays) }
    rows.days[day] = rows.days.count
    for (index, part) in columns.enumerated() {
      switch CountText.total(row.bytes(part.column)) {
      case .count(let count): rows.counts[index].append(count)
      case .missing: rows.counts[index].append(DaySeries.missing)
      case .bad:
        rows.counts[index].append(DaySeries.missing)
        rows.refusal = rows.refusal ?? .badNumber(column: "\(part.kind), \(day)")
      }
    }
  }

  private func collected(
    _ groups: [Rows], named name: String, _ resolver: CountryResolver
  ) throws(FiguresFileProblem.Cause) -> SeriesTable {
    let days = groups.flatMap { [$0.days.keys.min(), $0.days.keys.max()].compactMap(\.self) }
    guard let first = days.min(), let end = days.max() else { throw .noCountries }
    let count = Int(end.daysSinceEpoch - first.daysSinceEpoch) + 1
    guard count <= FiguresFileCodec.mostDays else { throw .tooManyDays(limit: FiguresFileCodec.mostDays) }
    var collector = SeriesCollector(
      kinds: columns.map(\.kind), firstDay: first, dayCount: count, resolver: resolver)
    for group in groups where !group.days.isEmpty {
      collector.add(group.name, line: group.line, rows: group.days.count) { () throws(CountryResolver.Refusal) in
        if let refusal = group.refusal { throw refusal }
        return group.counts.map { counts in
          var all = [Int](repeating: DaySeries.missing, count: count)
          for (day, place) in group.days { all[Int(day.daysSinceEpoch - first.daysSinceEpoch)] = counts[place] }
          return all
        }
      }
    }
    for group in groups {
      for extra in group.extra { collector.leaveOut(group.name, line: extra.line, rows: extra.rows, extra.reason) }
    }
    return collector.table(named: name, form: .longTable)
  }
}
