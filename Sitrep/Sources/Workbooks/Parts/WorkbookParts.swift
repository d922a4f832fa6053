import Domain

/// The parts of a workbook, which are files of XML.
protocol WorkbookParts {
  /// The names of all, in small letters and without a slash at their beginning.
  var names: Set<String> { get }

  /// A part in pieces.
  ///
  /// - Parameter name: One of ``names``.
  /// - Returns: What gives the next piece; none at the end.
  /// - Throws: ``WorkbookProblem/damaged`` where there is no such part.
  func pieces(of name: String) throws(WorkbookProblem) -> XMLScanner.Source
}

extension WorkbookParts {
  func has(_ name: String) -> Bool { names.contains(PartName.folded(name)) }

  func scanner(of name: String) throws(WorkbookProblem) -> XMLScanner {
    XMLScanner(try pieces(of: PartName.folded(name)))
  }
}

/// Parts that are unpacked already.
struct UnpackedParts: WorkbookParts {
  private let parts: [String: [UInt8]]

  /// - Parameter parts: By their names.
  init(_ parts: [String: [UInt8]]) {
    self.parts = Dictionary(parts.map { (PartName.folded($0), $1) }, uniquingKeysWith: { first, _ in first })
  }

  var names: Set<String> { Set(parts.keys) }

  func pieces(of name: String) throws(WorkbookProblem) -> XMLScanner.Source {
    guard let part = parts[name] else { throw .damaged }
    var isGiven = false
    return {
      defer { isGiven = true }
      return isGiven ? [] : part
    }
  }
}
