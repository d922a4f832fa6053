import Domain

/// Counts what is in a sheet, without reading it: the largest one of a workbook is offered first.
enum SheetCensus {
  /// How many cells have a value.
  ///
  /// - Parameter xml: At the beginning of the sheet's part.
  /// - Returns: Formulas whose values weren't stored don't count.
  /// - Throws: ``WorkbookProblem/damaged``.
  static func cells(in xml: XMLScanner) throws(WorkbookProblem) -> Int {
    var xml = xml
    guard try xml.enterRoot("worksheet") else { throw .damaged }
    while try xml.nextChild() {
      if xml.isNamed("sheetData") { return try cellsOfRows(&xml) }
      try xml.skip()
    }
    return 0
  }

  private static func cellsOfRows(_ xml: inout XMLScanner) throws(WorkbookProblem) -> Int {
    var count = 0
    while try xml.nextChild() {
      guard xml.isNamed("row") else {
        try xml.skip()
        continue
      }
      while try xml.nextChild() {
        if xml.isNamed("c") { if try hasValue(&xml) { count += 1 } } else { try xml.skip() }
      }
    }
    return count
  }

  private static func hasValue(_ xml: inout XMLScanner) throws(WorkbookProblem) -> Bool {
    let isError = try xml.attribute("t").map { ("e" as StaticString).isEqual($0) } ?? false
    var hasValue = false
    while try xml.nextChild() {
      hasValue = hasValue || xml.isNamed("v") || xml.isNamed("is")
      try xml.skip()
    }
    return hasValue && !isError
  }
}
