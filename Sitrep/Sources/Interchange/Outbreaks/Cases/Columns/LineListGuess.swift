import Domain

/// Tells whether a table is a line list or counts.
enum LineListGuess {
  /// The columns of a table that is a line list; nil: it is one of counts.
  ///
  /// - Throws: The table has too many columns.
  static func guess(
    _ table: OutbreakTable, _ choices: OutbreakChoices
  ) throws(OutbreakFileProblem.Cause) -> CaseColumnGuess? {
    if choices.content == .counts { return nil }
    if choices.content == nil, PublisherForm(TableHead(titles: table.headings)) != nil { return nil }
    // Where counts stand in a column for each period there may be thousands.
    if choices.content == nil, PeriodHeadings(table.headings) != nil { return nil }
    let guess = try CaseColumnGuess(table)
    if choices.content == .cases || guess.isSurelyLineList { return guess }
    guard guess.isLineList(counts: []) else { return nil }
    let counts = try ColumnGuess(table, publisher: nil, measure: .cases(.all))
    guard counts.layout == .long else { return nil }
    return guess.isLineList(counts: counts.roles.indices.filter { counts.roles[$0].isCount }) ? guess : nil
  }
}
