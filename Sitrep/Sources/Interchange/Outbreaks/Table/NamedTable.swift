import Domain

/// One table of one or several files that have the same heading.
struct NamedTable {
  private(set) var table: OutbreakTable
  private(set) var files: [Provenance.File]

  /// Which of all files these are.
  private var indices: [Int]

  /// Which of ``files`` each row is from.
  private var origins: [UInt8]

  /// - Parameters:
  ///   - table: What the file holds.
  ///   - file: What is remembered of it.
  ///   - index: Which of all files it is.
  init(_ table: OutbreakTable, _ file: Provenance.File, _ index: Int) {
    self.table = table
    files = [file]
    indices = [index]
    origins = Array(repeating: 0, count: table.rows.count)
  }

  /// The first file's name without its ending.
  var stem: String {
    let name = files[0].name
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// What is counted where no heading says it: told by the file's name, or the title.
  var measure: Measure {
    for text in [stem] + table.titles {
      let words = HeadingWords(text)
      if ColumnWords.deaths.matches(words) { return .deaths(.all) }
      if ColumnWords.recovered.matches(words) { return .recovered }
    }
    return .cases(.all)
  }

  /// True if another file has more rows of the same table.
  func goesOn(in other: NamedTable) -> Bool {
    table.headings == other.table.headings && measure == other.measure && files.count < Int(UInt8.max)
  }

  mutating func append(_ other: NamedTable) throws(OutbreakFileProblem.Cause) {
    origins += Array(repeating: UInt8(files.count), count: other.table.rows.count)
    files += other.files
    indices += other.indices
    try table.append(other.table.rows)
  }

  /// Takes away the rows that have nothing in columns, as spreadsheets leave them below a table.
  mutating func removeRows(emptyIn columns: [Int]) {
    let kept = table.rows.indices.filter { row in
      columns.contains { column in table.rows[row].bytes(column).contains { $0 != UInt8(ascii: " ") } }
    }
    guard kept.count < table.rows.count else { return }
    origins = kept.map { origins[$0] }
    table.keep(kept)
  }

  /// Which of all files a row of the table is from.
  func file(ofRow row: Int) -> Int { indices[Int(origins[row])] }
}
