import Domain
import Foundation

/// The counts of a list of countries, by row and name.
struct FeedCounts {
  private static let names = ["cases", "todayCases", "deaths", "todayDeaths", "recovered", "todayRecovered"]

  private var counts: [[Int]]
  private var cells: CountCells

  init(_ list: [JSONValue], locale: Locale) {
    var cells = CountCells(locale: locale)
    var counts = list.enumerated().map { row, value in
      Self.names.enumerated().map { series, name in
        cells.count(value[name], at: CountCells.Place(row: row, series: series, cell: 0))
      }
    }
    cells.settle { place, count in counts[place.row][place.series] = count }
    for row in counts.indices {
      for (series, name) in Self.names.enumerated() where Self.isTotal(name) && counts[row][series] < -1 {
        guard counts[row][series] != CountCells.missing else { continue }
        cells.note("\(counts[row][series])", at: CountCells.Place(row: row, series: series, cell: 0))
      }
    }
    self.counts = counts
    self.cells = cells
  }

  /// A total; nil where it isn't known, as -1 says.
  func total(_ name: String, inRow row: Int) -> Int? { change(name, inRow: row).flatMap { $0 < 0 ? nil : $0 } }

  /// A count that may be negative, for corrections.
  func change(_ name: String, inRow row: Int) -> Int? {
    guard let series = Self.names.firstIndex(of: name), counts[row][series] != CountCells.missing else { return nil }
    return counts[row][series]
  }

  /// True of a cell that holds no count, though it isn't empty.
  func isBad(_ name: String, inRow row: Int) -> Bool {
    Self.names.firstIndex(of: name).map { cells.bad(inRow: row, series: $0) != nil } ?? false
  }

  /// The cells of a row that hold no count.
  func unknownCells(inRow row: Int, named country: String) -> [FiguresNotes.UnknownCells] {
    Self.names.enumerated().compactMap { series, name in
      guard let bad = cells.bad(inRow: row, series: series) else { return nil }
      return FiguresNotes.UnknownCells(row: row + 1, name: country, column: name, text: bad.text, count: bad.count)
    }
  }

  private static func isTotal(_ name: String) -> Bool { !name.hasPrefix("today") }
}
