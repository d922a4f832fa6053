/// Where a cell is, as in `AB12`.
enum CellReference {
  /// Excel has so many columns and rows.
  static let mostColumns = 16_384
  static let mostRows = 1_048_576

  /// The column, from 0; nil: it is none.
  static func column(_ text: ArraySlice<UInt8>) -> Int? {
    var column = 0
    for byte in text {
      if (0x30...0x39).contains(byte) { break }
      let letter = Int(byte & 0xDF) - 0x40
      guard (1...26).contains(letter) else { return nil }
      column = column * 26 + letter
      guard column <= mostColumns else { return nil }
    }
    return column == 0 ? nil : column - 1
  }

  /// A row's number, from 1; nil: it is none.
  static func row(_ text: ArraySlice<UInt8>) -> Int? {
    guard let row = CellNumber.int(text), (1...mostRows).contains(row) else { return nil }
    return row
  }
}
