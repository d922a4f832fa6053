/// A row of a sheet: its cells with a value, as texts.
struct SheetRow {
  struct Cell {
    /// From 0.
    let column: Int
    let text: Range<Int>
  }

  /// From 1.
  var number = 0
  var cells: [Cell] = []

  /// The texts of all cells, one behind the other.
  var bytes: [UInt8] = []

  mutating func begin(_ number: Int) {
    self.number = number
    cells.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
  }
}
