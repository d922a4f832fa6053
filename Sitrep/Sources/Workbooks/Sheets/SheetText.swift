/// Writes the rows of a sheet as lines: line 7 is row 7.
struct SheetText {
  private static let comma = UInt8(ascii: ",")
  private static let quote = UInt8(ascii: "\"")
  private static let lineFeed = UInt8(ascii: "\n")

  /// The line that comes next.
  private var line = 1

  /// Adds a row, with an empty line for each row before it that has no cells.
  mutating func append(_ row: SheetRow, to text: inout [UInt8]) {
    while line < row.number {
      text.append(Self.lineFeed)
      line += 1
    }
    let isInOrder = zip(row.cells, row.cells.dropFirst()).allSatisfy { $0.column < $1.column }
    var column = 0
    for cell in isInOrder ? row.cells : Self.ordered(row.cells) {
      while column < cell.column {
        text.append(Self.comma)
        column += 1
      }
      Self.append(row.bytes[cell.text], to: &text)
    }
    text.append(Self.lineFeed)
    line += 1
  }

  /// From left to right; of two in one place the later one.
  private static func ordered(_ cells: [SheetRow.Cell]) -> [SheetRow.Cell] {
    Dictionary(cells.map { ($0.column, $0) }, uniquingKeysWith: { $1 }).values.sorted { $0.column < $1.column }
  }

  /// A field: whatever would end a line, or isn't a character of a text, is a space.
  private static func append(_ cell: ArraySlice<UInt8>, to text: inout [UInt8]) {
    let isPlain = cell.allSatisfy { (0x20..<0x7F).contains($0) && $0 != quote && $0 != comma }
    if isPlain, cell.first != UInt8(ascii: "#") {
      text += cell
      return
    }
    text.append(quote)
    for byte in cell.allSatisfy({ $0 < 0x80 }) ? cell : repaired(cell) {
      if byte == quote { text.append(quote) }
      text.append(byte < 0x20 ? 0x20 : byte)
    }
    text.append(quote)
  }

  /// The same with replacement characters for what isn't UTF-8.
  private static func repaired(_ cell: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    Array(String(decoding: cell, as: UTF8.self).utf8)[...]
  }
}
