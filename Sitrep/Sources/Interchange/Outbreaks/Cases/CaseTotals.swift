import Domain

/// Finds the rows of a line list that sum up others, and lays their numbers beside the rows.
struct CaseTotals {
  /// The rows that are totals.
  private(set) var rows: Set<Int> = []
  private(set) var own = OutbreakImport.OwnTotals.none

  /// A total says its word among the first cells that aren't empty.
  private static let firstCells = 3

  /// - Parameters:
  ///   - rows: The table's rows.
  ///   - columns: How many columns the heading has.
  ///   - hasDate: True of a row with a date of a case: it is a case, whatever its cells say.
  init(_ rows: [CSVRow], columns: Int, hasDate: (Int) -> Bool) {
    var sinceLast = 0
    var all = 0
    for (index, row) in rows.enumerated() {
      guard let number = Self.total(row, columns), !hasDate(index) else {
        sinceLast += 1
        all += 1
        continue
      }
      self.rows.insert(index)
      if let theirs = number { compare(line: row.line, theirs, [sinceLast, all]) }
      sinceLast = 0
    }
  }

  private mutating func compare(line: Int, _ theirs: Int, _ ours: [Int]) {
    if case .differ = own { return }
    own = ours.contains(theirs) ? .agree : .differ(line: line, theirs: theirs, ours: ours.last ?? 0)
  }

  /// The number of a row of a total, nil inside where it has none; nil: the row is no total.
  private static func total(_ row: CSVRow, _ columns: Int) -> Int?? {
    var filled = 0
    var isTotal = false
    var number: Int?
    for column in 0..<min(row.count, columns) {
      let bytes = row.bytes(column)
      guard bytes.contains(where: { $0 != UInt8(ascii: " ") }) else { continue }
      filled += 1
      if filled <= firstCells, !isTotal { isTotal = mayBeTotal(bytes) && RowPlaces.isTotal(row.text(column)) }
      guard filled < firstCells || isTotal else { return .none }
      if number == nil, bytes.count < 12 { number = Int(row.text(column).trimmed) }
    }
    guard isTotal, filled <= max(firstCells, columns / 3) else { return .none }
    return .some(number)
  }

  /// A look at the first letters, for most cells are none.
  private static func mayBeTotal(_ bytes: ArraySlice<UInt8>) -> Bool {
    let letters = bytes.drop { $0 < 0x41 }.prefix(4)
    return bytes.count <= longestTotal
      && beginnings.contains { letters.elementsEqual($0, by: { $0 | 0x20 == $1 | 0x20 }) }
  }

  private static let longestTotal = 200

  /// Four letters of ASCII, or two of Cyrillic, of which the second byte may be in another case.
  private static let beginnings: [[UInt8]] =
    ["tota", "gesa", "subt", "ense", "gran", "vseg", "itog", "sum "].map { Array($0.utf8) }
    + ["вс", "Вс", "ВС", "ит", "Ит", "ИТ"].map { Array($0.utf8) }
}
