import Domain
import Interchange

/// What a workbook says of itself: its sheets, where their texts and styles are, and how it counts days.
struct WorkbookContents {
  struct Sheet: Hashable {
    enum Visibility { case visible, hidden, veryHidden }

    let name: String
    let part: String
    let visibility: Visibility
  }

  /// Sheets with cells, in the workbook's order: charts and dialogs are none.
  private(set) var sheets: [Sheet] = []

  /// True where day 0 is 1904-01-01, as in workbooks of Excel for Mac.
  private(set) var countsFrom1904 = false

  /// Nil: the workbook has none.
  let textsPart: String?
  let stylesPart: String?

  private static let usualPart = "xl/workbook.xml"
  private static let mostNameBytes = 400

  private let relationships: Relationships
  private var sheetCount = 0

  /// - Parameter parts: The workbook's.
  /// - Throws: Why it can't be read.
  init(_ parts: some WorkbookParts) throws(WorkbookProblem) {
    let part = try Relationships(of: "", in: parts).part("officeDocument") ?? Self.usualPart
    guard !part.lowercased().hasSuffix(".bin") else { throw .binaryForm }
    guard parts.has(part) else { throw Self.problem(parts) }
    relationships = try Relationships(of: part, in: parts)
    textsPart = Self.part("sharedStrings", relationships, beside: part, parts)
    stylesPart = Self.part("styles", relationships, beside: part, parts)
    var xml = try parts.scanner(of: part)
    guard try xml.enterRoot("workbook") else { throw .notAWorkbook }
    while try xml.nextChild() {
      if xml.isNamed("workbookPr") { countsFrom1904 = try Self.isTrue(xml.attribute("date1904")) }
      if xml.isNamed("sheets") { try readSheets(&xml) } else { try xml.skip() }
    }
    try xml.finish()
  }

  private mutating func readSheets(_ xml: inout XMLScanner) throws(WorkbookProblem) {
    while try xml.nextChild() {
      if xml.isNamed("sheet") { try addSheet(xml) }
      try xml.skip()
    }
  }

  private mutating func addSheet(_ xml: XMLScanner) throws(WorkbookProblem) {
    sheetCount += 1
    guard sheetCount <= WorkbookLimits.sheets else { throw .tooManySheets(limit: WorkbookLimits.sheets) }
    guard let name = try xml.attribute("name"), let id = try xml.prefixedAttribute("id") else { throw .damaged }
    guard let target = relationships[try MarkupText.string(id)] else { throw .damaged }
    guard target.kind == "worksheet" else { return }
    let text = try MarkupText.string(name)
    guard text.utf8.count <= Self.mostNameBytes else { throw .damaged }
    sheets.append(Sheet(name: text, part: target.part, visibility: Self.visibility(try xml.attribute("state"))))
  }

  private static func visibility(_ state: ArraySlice<UInt8>?) -> Sheet.Visibility {
    switch state.map({ String(decoding: $0, as: UTF8.self) }) {
    case "hidden": .hidden
    case "veryHidden": .veryHidden
    default: .visible
    }
  }

  private static func isTrue(_ value: ArraySlice<UInt8>?) -> Bool {
    guard let value else { return false }
    return ("1" as StaticString).isEqual(value) || ("true" as StaticString).isEqual(value)
  }

  /// The part that a relationship leads to, or that lies where it usually does.
  private static func part(
    _ kind: String, _ relationships: Relationships, beside part: String, _ parts: some WorkbookParts
  ) -> String? {
    [relationships.part(kind), PartName.resolved("\(kind).xml", from: part)].compactMap(\.self).first(where: parts.has)
  }

  /// What a zip is that has no workbook in it.
  private static func problem(_ parts: some WorkbookParts) -> WorkbookProblem {
    if parts.has("content.xml"), parts.has("META-INF/manifest.xml") { return .openDocument }
    if parts.has("xl/workbook.bin") { return .binaryForm }
    return parts.names.contains { $0.hasPrefix("xl/") } ? .damaged : .notAWorkbook
  }
}
