/// Reads a table as programs and people write them, row by row.
///
/// Comma, semicolon, tab or bar separates; a first line `sep=;` names the separator, as in files for Excel. Blank lines,
/// lines of empty fields, as spreadsheets leave them, and lines that begin with `#` aren't rows.
package struct TableReader: Sendable {
  /// What stands between the fields.
  package let separator: UInt8

  /// Lines of empty fields that were passed over so far.
  package private(set) var blankRows = 0

  private var reader: CSVReader

  /// - Parameters:
  ///   - text: The table, in UTF-8 without a mark.
  ///   - limits: What it may be like.
  ///   - separator: What separates fields unless the first line names it; nil: told by the first line that has any.
  package init(_ text: [UInt8], limits: CSVReader.Limits = CSVReader.Limits(), separator: UInt8? = nil) {
    let (named, rest) = Self.named(in: text)
    var limits = limits
    limits.skipsComments = true
    self.separator = named ?? separator ?? CSVSeparator.found(in: rest)
    reader = CSVReader(rest, separator: self.separator, limits: limits)
  }

  /// The next row; nil: there are no more.
  package mutating func next() throws(CSVProblem) -> CSVRow? {
    while let row = try reader.next() {
      if !row.isBlank { return row }
      blankRows += 1
    }
    return nil
  }

  /// The separator that the first line names, and the text with that line left empty, so that line numbers stay.
  private static func named(in text: [UInt8]) -> (UInt8?, [UInt8]) {
    let start = text.firstIndex { !" \r\n".utf8.contains($0) } ?? text.endIndex
    let end = text[start...].firstIndex { "\r\n".utf8.contains($0) } ?? text.endIndex
    var line = text[start..<end]
    if line.first == UInt8(ascii: "\""), line.last == UInt8(ascii: "\""), line.count > 1 {
      line = line.dropFirst().dropLast()
    }
    guard line.count == 5, line.prefix(4).elementsEqual("sep=".utf8, by: { $0 | 0x20 == $1 | 0x20 }),
      let separator = line.last
    else { return (nil, text) }
    return (separator, Array(text[..<start] + text[end...]))
  }
}
