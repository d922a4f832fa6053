import Domain
import Foundation

/// The days of one or several countries, as disease.sh answers.
struct FeedHistory {
  static let source = DataSource(
    name: "disease.sh (Johns Hopkins University CSSE)", url: "https://disease.sh", licence: "CC BY 4.0")

  private static let names: [(SeriesKind, String)] = [
    (.confirmed, "cases"), (.recovered, "recovered"), (.deaths, "deaths"),
  ]

  let resolver: CountryResolver
  let locale: Locale

  /// Reads a list of countries and provinces; parts of a country are summed.
  func table(
    _ list: [JSONValue], named name: String, notes: FiguresNotes
  ) throws(FiguresFileProblem.Cause) -> SeriesTable {
    let days = Self.days(in: list)
    guard let first = days.values.min(), let last = days.values.max() else { throw .noCountries }
    let count = Int(last.daysSinceEpoch - first.daysSinceEpoch) + 1
    guard count <= FiguresFileCodec.mostDays else { throw .tooManyDays(limit: FiguresFileCodec.mostDays) }
    let offsets = days.mapValues { Int($0.daysSinceEpoch - first.daysSinceEpoch) }
    let isPart = Self.isPart(list)
    var cells = CountCells(locale: locale)
    var rows: [SeriesRow] = []
    for (index, entry) in list.enumerated() {
      var row = SeriesRow(name: entry["country"]?.text ?? "", line: index + 1, rows: 1, series: [])
      row.refusal = isPart ? .partOfCountry : entry["timeline"] == nil ? .noFigures : nil
      for (series, (_, name)) in Self.names.enumerated() {
        var counts = [Int](repeating: CountCells.missing, count: count)
        for member in entry["timeline"]?[name]?.members ?? [] {
          guard let offset = offsets[member.name] else {
            row.unknown.append(SeriesRow.Unknown(column: name, text: member.name.shortened(toBytes: 40), count: 1))
            continue
          }
          let place = CountCells.Place(row: index, series: series, cell: offset)
          counts[offset] = cells.count(member.value, at: place)
        }
        row.series.append(counts)
      }
      rows.append(row)
    }
    cells.settle { place, count in rows[place.row].series[place.series][place.cell] = count }
    for index in rows.indices {
      for (series, (_, name)) in Self.names.enumerated() {
        guard let bad = cells.bad(inRow: index, series: series) else { continue }
        let column = "\(name), \(first.advanced(by: bad.first.cell))"
        rows[index].unknown.append(SeriesRow.Unknown(column: column, text: bad.text, count: bad.count))
      }
    }
    var collector = SeriesCollector(
      kinds: Self.names.map(\.0), firstDay: first, dayCount: count, resolver: resolver, notes: notes)
    return collector.table(of: rows, hasTotals: true, named: name, form: .feedHistory)
  }

  /// The days that the members of all series are called by.
  private static func days(in list: [JSONValue]) -> [String: Day] {
    var dates: [String: TableDate] = [:]
    for entry in list {
      for (_, name) in names {
        for member in entry["timeline"]?[name]?.members ?? [] where dates[member.name] == nil {
          dates[member.name] = TableDate(Array(member.name.utf8)[...])
        }
      }
    }
    let order = DateOrder.found(in: dates.values).order
    return dates.compactMapValues { $0.day(order) }
  }

  /// True if all there is are provinces of one country: nobody knows whether they are all of them.
  private static func isPart(_ list: [JSONValue]) -> Bool {
    guard Set(list.map { $0["country"]?.text ?? "" }).count == 1 else { return false }
    return list.allSatisfy { $0["province"]?.text.map { $0.lowercased() != "mainland" } ?? false }
  }
}

extension JSONValue {
  /// An object's members; none of anything else.
  var members: [Member] {
    guard case .object(let members) = self else { return [] }
    return members
  }
}
