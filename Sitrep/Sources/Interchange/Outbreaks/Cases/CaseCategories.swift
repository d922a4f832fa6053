import Domain

/// The person's own columns of a line list, as numbers of their values.
struct CaseCategories {
  /// A column as numbers.
  private struct Column {
    let values: DistinctValues

    /// Of each distinct value which of the category's it is; nil: none.
    let numbers: [Int?]
  }

  let categories: [CaseCategory]
  private let columns: [Column]

  /// - Parameters:
  ///   - table: The table.
  ///   - indices: The columns.
  init(_ table: OutbreakTable, columns indices: [Int]) {
    var categories: [CaseCategory] = []
    columns = indices.prefix(CaseCategory.most).map { index in
      let values = DistinctValues(table.rows, column: index)
      let (kept, numbers) = Self.most(of: values)
      categories.append(
        CaseCategory(name: table.headings[index].shortened(toBytes: HeadingRow.mostShown), values: kept))
      return Column(values: values, numbers: numbers)
    }
    self.categories = categories
  }

  /// Which value of each category a row has.
  subscript(row: Int) -> [Int?] { columns.map { $0.numbers[Int($0.values.ids[row])] } }

  /// The most frequent values, spellings of one together, in the order of the alphabet.
  private static func most(of values: DistinctValues) -> (kept: [String], numbers: [Int?]) {
    var rows: [String: Int] = [:]
    var names: [String: (text: String, rows: Int)] = [:]
    for (text, count) in zip(values.texts, values.counts) where !CaseText.isMissing(text) {
      let key = PlaceKey.folded(text)
      rows[key, default: 0] += count
      if count > names[key]?.rows ?? 0 { names[key] = (text.shortened(toBytes: HeadingRow.mostShown), count) }
    }
    let keys = rows.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(CaseCategory.mostValues).map(\.key)
      .sorted()
    let index = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($0.element, $0.offset) })
    return (keys.compactMap { names[$0]?.text }, values.texts.map { index[PlaceKey.folded($0)] })
  }
}
