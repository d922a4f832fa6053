import Domain
import Foundation

/// The places of a line list's rows.
struct CasePlaceNames {
  let isByCountry: Bool
  let cells: CaseCells<PlaceKey>

  /// How each distinct value of the column is written, with single spaces.
  private let spellings: [String]

  /// - Parameters:
  ///   - rows: The table's rows.
  ///   - column: That of the places.
  ///   - heading: Its heading.
  ///   - resolver: Finds countries.
  ///   - choices: What the person said.
  init(
    _ rows: [CSVRow], column: Int, heading: String, resolver: CountryResolver, _ choices: OutbreakChoices
  ) {
    let values = DistinctValues(rows, column: column)
    let spellings = values.texts.map(Self.spelling)
    let named = spellings.filter { !Self.isMissing($0) }
    let places = RowPlaces(
      names: named, codes: [], heading: HeadingWords(heading), resolver: resolver, choices)
    let kinds = places.isByCountry ? [:] : Self.withoutKinds(named)
    self.spellings =
      places.isByCountry ? spellings.map { Self.countryName($0, places) ?? $0 } : spellings
    isByCountry = places.isByCountry
    cells = CaseCells(column: column, values, OutbreakChoices()) { text in
      let name = Self.spelling(text)
      if Self.isMissing(name) { return .empty }
      do throws(LeftOutReason) {
        let found = try places.place(named: name, code: "")
        return .value(kinds[found.key].map { choices.merged[$0] ?? $0 } ?? found.key)
      } catch {
        return .unread
      }
    }
  }

  /// How a row writes its place.
  func spelling(_ row: Int) -> String { spellings[Int(cells.values.ids[row])] }

  /// Which distinct value of the column a row has.
  func id(_ row: Int) -> Int { Int(cells.values.ids[row]) }

  /// The places of rows, and how they write them.
  func units(of rows: [Int]) throws(OutbreakFileProblem.Cause) -> CountUnits {
    var counts = [Int](repeating: 0, count: spellings.count)
    for row in rows { counts[id(row)] += 1 }
    var units = CountUnits()
    for (id, count) in counts.enumerated() where count > 0 {
      guard let key = cells.cells[id].value else { continue }
      _ = try units.number(of: CountUnits.Unit(place: key, part: ""))
      units.note(spellings[id], of: key, rows: count)
    }
    return units
  }

  /// Of each distinct value which of the places it is.
  func numbers(in places: [OutbreakPlace]) -> [Int?] {
    let numbers = Dictionary(uniqueKeysWithValues: places.enumerated().map { ($0.element.key, $0.offset) })
    return cells.cells.map { $0.value.flatMap { numbers[$0] } }
  }

  private static func spelling(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ").beginning(bytes: CountryName.mostShown)
  }

  /// `Missing` may be a name of its own in a list of facilities.
  private static func isMissing(_ name: String) -> Bool {
    CaseText.isMissing(name) && name.caseInsensitiveCompare("missing") != .orderedSame
  }

  private static func countryName(_ name: String, _ places: RowPlaces) -> String? {
    do throws(LeftOutReason) {
      return try places.place(named: name, code: "").spelling
    } catch {
      return nil
    }
  }

  /// Places that others are, with a word for their kind beside the name: «Центральный р-н» is «Центральный».
  private static func withoutKinds(_ names: [String]) -> [PlaceKey: PlaceKey] {
    let keys = Set(names.map { PlaceKey(name: $0) })
    var same: [PlaceKey: PlaceKey] = [:]
    for name in names {
      guard let short = withoutKind(name), keys.contains(PlaceKey(name: short)) else { continue }
      same[PlaceKey(name: name)] = PlaceKey(name: short)
    }
    return same
  }

  /// The name without the word for its kind, at its end or its beginning; nil: it has none.
  private static func withoutKind(_ name: String) -> String? {
    let words = name.split(separator: " ")
    guard words.count > 1, let first = words.first, let last = words.last else { return nil }
    if kinds.contains(PlaceKey.folded(String(last))) { return words.dropLast().joined(separator: " ") }
    if kinds.contains(PlaceKey.folded(String(first))) {
      let rest = words.dropFirst()
      return (["of", "de", "du", "da", "do"].contains(rest.first?.lowercased()) ? rest.dropFirst() : rest)
        .joined(separator: " ")
    }
    return nil
  }

  private static let kinds: Set<String> = [
    "район", "рн", "р.н.", "рн.", "район.", "округ", "область", "обл.", "обл", "г.", "город", "district", "dist.",
    "county",
    "province", "region", "commune", "municipality", "distrito", "municipio", "comuna", "rayon", "raion", "oblast",
  ]
}
