import Domain

/// Where a part leads to.
struct Relationships {
  struct Target {
    /// The last word of the relationship's type, in which the strict form and the usual one agree.
    let kind: String
    let part: String
  }

  /// No workbook has more.
  private static let most = 10_000

  /// By their ids.
  private var targets: [String: Target] = [:]

  /// - Parameters:
  ///   - part: Whose they are; empty: the workbook as a whole.
  ///   - parts: All parts; without one for the relationships there are none.
  /// - Throws: ``WorkbookProblem/damaged``.
  init(of part: String, in parts: some WorkbookParts) throws(WorkbookProblem) {
    let name = PartName.relationships(of: part)
    guard parts.has(name) else { return }
    var xml = try parts.scanner(of: name)
    guard try xml.enterRoot("Relationships") else { throw .damaged }
    while try xml.nextChild() {
      if xml.isNamed("Relationship") { try add(xml, from: part) }
      try xml.skip()
    }
  }

  subscript(id: String) -> Target? { targets[id] }

  /// The part of a kind; nil: there is none.
  func part(_ kind: String) -> String? {
    targets.values.filter { $0.kind == kind }.map(\.part).min()
  }

  private mutating func add(_ xml: XMLScanner, from part: String) throws(WorkbookProblem) {
    guard let id = try xml.attribute("Id"), let type = try xml.attribute("Type"),
      let target = try xml.attribute("Target")
    else { return }
    if let mode = try xml.attribute("TargetMode"), ("External" as StaticString).isEqual(mode) { return }
    guard targets.count < Self.most else { throw .damaged }
    let kind = try MarkupText.string(type).split(separator: "/").last.map(String.init) ?? ""
    targets[try MarkupText.string(id)] = Target(
      kind: kind, part: PartName.resolved(try MarkupText.string(target), from: part))
  }
}
