import Domain

/// Which sheet of a workbook is read, and which ones could be.
struct SheetChoice {
  let sheet: WorkbookContents.Sheet

  /// Those with a value, in the workbook's order; sheets that Excel itself doesn't list are none of them.
  let names: [String]

  /// - Parameters:
  ///   - sheets: All sheets of the workbook.
  ///   - wanted: A sheet's name; nil: the visible sheet with the most cells, else the hidden one.
  ///   - count: How many cells of a sheet have a value. It isn't asked where there is only one sheet.
  /// - Throws: What `count` throws; ``WorkbookProblem/noSuchSheet(named:)``; ``WorkbookProblem/empty``.
  init(
    of sheets: [WorkbookContents.Sheet], _ wanted: String?,
    _ count: (WorkbookContents.Sheet) throws(WorkbookProblem) -> Int
  ) throws(WorkbookProblem) {
    var counts: [(sheet: WorkbookContents.Sheet, cells: Int)] = []
    for sheet in sheets { counts.append((sheet, sheets.count == 1 ? 1 : try count(sheet))) }
    let filled = counts.filter { $0.cells > 0 }
    names = filled.filter { $0.sheet.visibility != .veryHidden }.map(\.sheet.name)
    if let wanted {
      let named = sheets.first { $0.name == wanted } ?? sheets.first { $0.name.lowercased() == wanted.lowercased() }
      guard let named else { throw .noSuchSheet(named: names) }
      sheet = named
    } else {
      let visible = filled.filter { $0.sheet.visibility == .visible }
      let most = (visible.isEmpty ? filled : visible).reduce(nil as (sheet: WorkbookContents.Sheet, cells: Int)?) {
        ($0?.cells ?? 0) >= $1.cells ? $0 : $1
      }
      guard let most else { throw .empty }
      sheet = most.sheet
    }
  }
}
