import Domain

/// What the numbers of cells are, by the cells' styles.
struct CellStyles {
  /// Excel allows so many.
  private static let most = 65_536

  private var kinds: [NumberKind] = []

  /// None: every number is one.
  init() {}

  /// - Parameter xml: At the beginning of the part.
  /// - Throws: ``WorkbookProblem/damaged``.
  init(_ xml: XMLScanner) throws(WorkbookProblem) {
    var xml = xml
    guard try xml.enterRoot("styleSheet") else { throw .damaged }
    var described: [Int: NumberKind] = [:]
    while try xml.nextChild() {
      if xml.isNamed("numFmts") {
        try Self.readFormats(&xml, into: &described)
      } else if xml.isNamed("cellXfs") {
        try readStyles(&xml, described)
      } else {
        try xml.skip()
      }
    }
    try xml.finish()
  }

  /// What a number is in a cell of this style.
  subscript(style: Int) -> NumberKind { kinds.indices.contains(style) ? kinds[style] : .number }

  private static func readFormats(
    _ xml: inout XMLScanner, into described: inout [Int: NumberKind]
  ) throws(WorkbookProblem) {
    while try xml.nextChild() {
      if xml.isNamed("numFmt"), let id = try xml.attribute("numFmtId").flatMap(CellNumber.int),
        let code = try xml.attribute("formatCode")
      {
        guard described.count < most else { throw .damaged }
        described[id] = NumberKind(code: try MarkupText.string(code))
      }
      try xml.skip()
    }
  }

  private mutating func readStyles(
    _ xml: inout XMLScanner, _ described: [Int: NumberKind]
  ) throws(WorkbookProblem) {
    while try xml.nextChild() {
      if xml.isNamed("xf") {
        guard kinds.count < Self.most else { throw .damaged }
        let format = try xml.attribute("numFmtId").flatMap(CellNumber.int) ?? 0
        kinds.append(described[format] ?? NumberKind(builtIn: format))
      }
      try xml.skip()
    }
  }
}
