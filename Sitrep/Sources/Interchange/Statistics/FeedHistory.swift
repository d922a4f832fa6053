import Domain

/// The days of one or several countries, as disease.sh answers.
struct FeedHistory {
  static let source = DataSource(
    name: "disease.sh (Johns Hopkins University CSSE)", url: "https://disease.sh", licence: "CC BY 4.0")

  private static let names: [(SeriesKind, String)] = [
    (.confirmed, "cases"), (.recovered, "recovered"), (.deaths, "deaths"),
  ]

  let resolver: CountryResolver

  /// Reads a list of countries and provinces; parts of a country are summed.
  func table(_ list: [JSONValue], named name: String) throws(FiguresFileProblem.Cause) -> SeriesTable {
    guard list.count <= FiguresFileCodec.mostRows else { throw .tooManyRows(limit: FiguresFileCodec.mostRows) }
    let days = list.flatMap { entry in
      Self.names.flatMap { _, name in entry["timeline"]?[name]?.members ?? [] }.compactMap { DayText.day($0.name) }
    }
    guard let first = days.min(), let last = days.max() else { throw .noCountries }
    let count = Int(last.daysSinceEpoch - first.daysSinceEpoch) + 1
    guard count <= FiguresFileCodec.mostDays else { throw .tooManyDays(limit: FiguresFileCodec.mostDays) }
    let isPart = Self.isPart(list)
    var collector = SeriesCollector(
      kinds: Self.names.map(\.0), firstDay: first, dayCount: count, resolver: resolver)
    for (index, entry) in list.enumerated() {
      collector.add(entry["country"]?.text ?? "", line: index + 1) { () throws(CountryResolver.Refusal) in
        if isPart { throw .partOfCountry }
        guard let timeline = entry["timeline"] else { throw .noFigures }
        var series: [[Int]] = []
        for (_, name) in Self.names { series.append(try Self.counts(timeline[name], first, count, name)) }
        return series
      }
    }
    return collector.table(named: name, form: .feedHistory)
  }

  /// True if all there is are provinces of one country: nobody knows whether they are all of them.
  private static func isPart(_ list: [JSONValue]) -> Bool {
    guard Set(list.map { $0["country"]?.text ?? "" }).count == 1 else { return false }
    return list.allSatisfy { $0["province"]?.text.map { $0.lowercased() != "mainland" } ?? false }
  }

  private static func counts(
    _ value: JSONValue?, _ first: Day, _ count: Int, _ name: String
  ) throws(CountryResolver.Refusal) -> [Int] {
    var counts = [Int](repeating: DaySeries.missing, count: count)
    for member in value?.members ?? [] {
      guard let day = DayText.day(member.name) else { throw .badDay }
      switch member.value {
      case .null: break
      case .number(let text):
        switch CountText.total(number: text) {
        case .count(let number): counts[Int(day.daysSinceEpoch - first.daysSinceEpoch)] = number
        case .missing: break
        case .bad: throw .badNumber(column: "\(name), \(day)")
        }
      default: throw .badNumber(column: "\(name), \(day)")
      }
    }
    return counts
  }
}

extension JSONValue {
  /// An object's members; none of anything else.
  var members: [Member] {
    guard case .object(let members) = self else { return [] }
    return members
  }
}
