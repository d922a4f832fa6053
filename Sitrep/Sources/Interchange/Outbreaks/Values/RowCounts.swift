import Domain
import Foundation

/// The counts of a column, row by row.
struct RowCounts {
  static let missing = CountCells.missing

  /// ``missing`` where a cell is empty, or holds no count.
  private(set) var values: [Int]

  /// What stands in cells that hold no count, by the row.
  private(set) var bad: [Int: String] = [:]

  init(_ rows: [CSVRow], column: Int, locale: Locale) {
    var cells = CountCells(locale: locale)
    var values = [Int](repeating: CountCells.missing, count: rows.count)
    for (index, row) in rows.enumerated() {
      values[index] = cells.count(row.bytes(column), at: CountCells.Place(row: index, series: 0, cell: 0))
    }
    cells.settle { place, count in values[place.row] = count }
    for index in rows.indices where values[index] == CountCells.missing && !rows[index].bytes(column).isEmpty {
      if let cell = cells.bad(inRow: index, series: 0) { bad[index] = cell.text }
    }
    self.values = values
  }
}
