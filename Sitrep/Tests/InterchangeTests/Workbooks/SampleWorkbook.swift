#if canImport(Workbooks)
  import Domain
  import Foundation
  import Interchange

  @testable import Workbooks

  /// A workbook put together part by part, so that it can lie.
  struct SampleWorkbook {
    struct Sheet {
      var name: String
      var state: String?

      /// What stands in `sheetData`.
      var rows: String

      init(_ name: String, state: String? = nil, _ rows: String) {
        self.name = name
        self.state = state
        self.rows = rows
      }
    }

    static let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    static let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    static let package = "http://schemas.openxmlformats.org/package/2006/relationships"

    /// By their names; they are put into a zip in the order of these.
    var parts: [String: String]

    /// A workbook of one sheet.
    ///
    /// - Parameters:
    ///   - rows: What stands in its `sheetData`.
    ///   - texts: Shared texts, each as it stands in its `si`.
    ///   - styles: Codes of formats: the cells' style 1 has the first one, and so on.
    ///   - countsFrom1904: True for the other first day.
    init(_ rows: String, texts: [String] = [], styles: [String] = [], countsFrom1904: Bool = false) {
      self.init([Sheet("Sheet1", rows)], texts: texts, styles: styles, countsFrom1904: countsFrom1904)
    }

    init(_ sheets: [Sheet], texts: [String] = [], styles: [String] = [], countsFrom1904: Bool = false) {
      let list = sheets.enumerated().map { index, sheet in
        let state = sheet.state.map { " state=\"\($0)\"" } ?? ""
        return "<sheet name=\"\(sheet.name)\" sheetId=\"\(index + 1)\"\(state) r:id=\"rId\(index + 1)\"/>"
      }
      let links = sheets.indices.map { index in
        Self.relationship("rId\(index + 1)", "\(Self.office)/worksheet", "worksheets/sheet\(index + 1).xml")
      }
      let properties = countsFrom1904 ? "<workbookPr date1904=\"1\"/>" : "<workbookPr/>"
      parts = [
        "[Content_Types].xml": "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\"/>",
        "_rels/.rels": Self.relationships([
          Self.relationship("rId1", "\(Self.office)/officeDocument", "xl/workbook.xml")
        ]),
        "xl/workbook.xml": """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <workbook xmlns="\(Self.main)" xmlns:r="\(Self.office)">\(properties)<sheets>\(list.joined())</sheets></workbook>
        """,
        "xl/_rels/workbook.xml.rels": Self.relationships(
          links + [
            Self.relationship("rId90", "\(Self.office)/styles", "styles.xml"),
            Self.relationship("rId91", "\(Self.office)/sharedStrings", "sharedStrings.xml"),
          ]),
        "xl/styles.xml": Self.styles(styles),
        "xl/sharedStrings.xml": "<sst xmlns=\"\(Self.main)\">\(texts.map { "<si>\($0)</si>" }.joined())</sst>",
      ]
      for (index, sheet) in sheets.enumerated() {
        parts["xl/worksheets/sheet\(index + 1).xml"] = Self.sheet(sheet.rows)
      }
    }

    static func relationship(_ id: String, _ type: String, _ target: String) -> String {
      "<Relationship Id=\"\(id)\" Type=\"\(type)\" Target=\"\(target)\"/>"
    }

    static func relationships(_ all: [String]) -> String {
      "<?xml version=\"1.0\"?><Relationships xmlns=\"\(package)\">\(all.joined())</Relationships>"
    }

    static func sheet(_ rows: String) -> String {
      "<?xml version=\"1.0\"?><worksheet xmlns=\"\(main)\"><sheetData>\(rows)</sheetData></worksheet>"
    }

    private static func styles(_ codes: [String]) -> String {
      let formats = codes.enumerated().map { "<numFmt numFmtId=\"\(164 + $0)\" formatCode=\"\($1)\"/>" }
      let cells = codes.indices.map { "<xf numFmtId=\"\(164 + $0)\"/>" }
      return """
        <styleSheet xmlns="\(main)"><numFmts>\(formats.joined())</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>\
        <cellXfs><xf numFmtId="0"/>\(cells.joined())</cellXfs></styleSheet>
        """
    }

    var zip: SampleZip {
      SampleZip(parts.sorted { $0.key < $1.key }.map { SampleZip.Entry($0.key, $0.value) })
    }

    /// A sheet's rows as lines.
    func csv(_ sheet: String? = nil) throws -> String { try Self.read(zip.bytes, sheet).csv }

    /// A sheet's lines, each of them without quotes where it has no commas.
    func lines(_ sheet: String? = nil) throws -> [String] {
      try csv(sheet).split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    /// What is wrong with it; nil: it can be read.
    func problem(_ sheet: String? = nil) throws -> WorkbookProblem? { try Self.problem(zip.bytes, sheet) }

    /// What is wrong with its parts, without a zip around them; nil: they can be read.
    func problemOfParts(mostBytes: Int = WorkbookLimits.sheetBytes) throws -> WorkbookProblem? {
      do throws(WorkbookProblem) {
        let parts = UnpackedParts(parts.mapValues { Array($0.utf8) })
        var workbook = try OpenWorkbook(parts, choosing: nil, mostBytes: mostBytes)
        while try !workbook.next().isEmpty {}
        return nil
      } catch {
        return error
      }
    }

    /// What the child process would write for a file.
    static func read(_ file: [UInt8], _ sheet: String? = nil) throws -> (csv: String, name: String, sheets: [String]) {
      let (csv, answer) = try output(file, sheet)
      switch answer {
      case .sheet(let name, let sheets): return (String(decoding: csv, as: UTF8.self), name, sheets)
      case .problem(let problem): throw problem
      }
    }

    static func problem(_ file: [UInt8], _ sheet: String? = nil) throws -> WorkbookProblem? {
      if case .problem(let problem) = try output(file, sheet).answer { problem } else { nil }
    }

    private static func output(_ file: [UInt8], _ sheet: String?) throws -> (csv: Data, answer: WorkbookAnswer) {
      var output = Data()
      try WorkbookDecoding.run(file, choosing: sheet) { output += $0 }
      guard let parts = WorkbookAnswer.parts(of: output) else { throw WorkbookProblem.decoderStopped }
      return parts
    }
  }
#endif
