import Domain
import Interchange

/// The texts of a workbook, to which its cells refer by numbers.
struct SharedTexts {
  /// No more are kept of a text: a cell with it is too long.
  static let mostKept = WorkbookLimits.cellBytes + 1

  private var bytes: [UInt8] = []

  /// Where each text ends.
  private var ends: [Int32] = []

  /// None.
  init() {}

  /// - Parameter xml: At the beginning of the part.
  /// - Throws: ``WorkbookProblem/damaged``, ``WorkbookProblem/sheetTooLarge(limit:)``.
  init(_ xml: XMLScanner) throws(WorkbookProblem) {
    var xml = xml
    guard try xml.enterRoot("sst") else { throw .damaged }
    var text: [UInt8] = []
    while try xml.nextChild() {
      guard xml.isNamed("si") else {
        try xml.skip()
        continue
      }
      text.removeAll(keepingCapacity: true)
      try CellText.takeRuns(of: &xml, into: &text)
      bytes += text.prefix(Self.mostKept)
      guard bytes.count + MemoryLayout<Int32>.size * ends.count <= WorkbookLimits.sheetBytes else {
        throw .sheetTooLarge(limit: WorkbookLimits.sheetBytes)
      }
      ends.append(Int32(bytes.count))
    }
    try xml.finish()
  }

  /// A text; nil: there is none of this number.
  subscript(index: Int) -> ArraySlice<UInt8>? {
    guard ends.indices.contains(index) else { return nil }
    return bytes[(index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])]
  }
}
