#if canImport(Workbooks)
  import Domain
  import Foundation
  import Testing

  @testable import Workbooks

  /// The parts of workbooks, as programs write them.
  @Suite struct WorkbookFormTests {
    private let row = "<row><c><v>1</v></c></row>"

    @Test func `the strict form, with any prefix and single quotes, is the same`() throws {
      let main = "http://purl.oclc.org/ooxml/spreadsheetml/main"
      let office = "http://purl.oclc.org/ooxml/officeDocument/relationships"
      var book = SampleWorkbook("")
      book.parts["_rels/.rels"] = SampleWorkbook.relationships([
        SampleWorkbook.relationship("a", "\(office)/officeDocument", "xl/workbook.xml")
      ])
      book.parts["xl/workbook.xml"] = """
        <x:workbook xmlns:x='\(main)' xmlns:rel='\(office)' conformance='strict'><x:workbookPr date1904='true'/>\
        <x:sheets><x:sheet name='Q&amp;A' sheetId='1' rel:id='s'/></x:sheets></x:workbook>
        """
      book.parts["xl/_rels/workbook.xml.rels"] = SampleWorkbook.relationships([
        SampleWorkbook.relationship("s", "\(office)/worksheet", "worksheets/sheet1.xml"),
        SampleWorkbook.relationship("t", "\(office)/styles", "/xl/styles.xml"),
      ])
      book.parts["xl/styles.xml"] = """
        <x:styleSheet xmlns:x='\(main)'><x:cellXfs><x:xf numFmtId='14'/></x:cellXfs></x:styleSheet>
        """
      book.parts["xl/worksheets/sheet1.xml"] = """
        <x:worksheet xmlns:x='\(main)'><x:sheetData ><x:row r = '1' ><x:c r='A1' s='0'><x:v><![CDATA[43894]]></x:v>\
        </x:c></x:row></x:sheetData></x:worksheet>
        """

      let read = try SampleWorkbook.read(book.zip.bytes)
      #expect(read.csv == "2024-03-05\n" && read.name == "Q&A" && read.sheets == ["Q&A"])
    }

    @Test(arguments: [
      "worksheets/sheet1.xml", "/xl/worksheets/sheet1.xml", "../xl/./worksheets/sheet1.xml",
      "worksheets\\sheet1.xml", "/XL/Worksheets/Sheet1.xml", "worksheets/sheet%31.xml",
    ])
    func `a sheet is found wherever its link says`(target: String) throws {
      var book = SampleWorkbook(row)
      book.parts["xl/_rels/workbook.xml.rels"] = SampleWorkbook.relationships([
        SampleWorkbook.relationship("rId1", "\(SampleWorkbook.office)/worksheet", target)
      ])

      #expect(try book.lines() == ["1"])
    }

    @Test func `a workbook may lie elsewhere, and have neither texts nor styles`() throws {
      var book = SampleWorkbook(row)
      for name in ["workbook.xml", "_rels/workbook.xml.rels", "worksheets/sheet1.xml"] {
        book.parts["Other/\(name)"] = book.parts.removeValue(forKey: "xl/\(name)")
      }
      book.parts["xl/styles.xml"] = nil
      book.parts["xl/sharedStrings.xml"] = nil
      book.parts["_rels/.rels"] = SampleWorkbook.relationships([
        SampleWorkbook.relationship("rId1", "\(SampleWorkbook.office)/officeDocument", "/Other/workbook.xml")
      ])

      #expect(try book.lines() == ["1"])
    }

    @Test func `texts are found where they usually are, and links out of the workbook lead nowhere`() throws {
      var book = SampleWorkbook("<row><c t=\"s\"><v>0</v></c></row>", texts: ["<t>a</t>"])
      book.parts["xl/_rels/workbook.xml.rels"] = SampleWorkbook.relationships([
        SampleWorkbook.relationship("rId1", "\(SampleWorkbook.office)/worksheet", "worksheets/sheet1.xml"),
        """
        <Relationship Id="rId9" Type="\(SampleWorkbook.office)/sharedStrings" Target="http://a/b.xml" \
        TargetMode="External"/>
        """,
      ])

      #expect(try book.lines() == ["a"])
    }

    @Test func `sizes may stand behind the bytes`() throws {
      var zip = SampleWorkbook(row).zip
      for index in zip.entries.indices { zip.entries[index].hasDescriptor = true }

      #expect(try SampleWorkbook.read(zip.bytes).csv == "1\n")
    }

    @Test func `the visible sheet with the most cells is read, and the others with any are offered`() throws {
      let cells = (1...9).map { "<c><v>\($0)</v></c>" }
      let book = SampleWorkbook([
        .init("Cover", "<row><c t=\"inlineStr\"><is><t>a</t></is></c></row>"),
        .init("Data", "<row>\(cells[..<4].joined())</row>"), .init("Empty", "<row><c s=\"1\"/></row>"),
        .init("Hidden", state: "hidden", "<row>\(cells.joined())</row>"),
        .init("Deep", state: "veryHidden", "<row>\(cells.joined())</row>"),
      ])

      let read = try SampleWorkbook.read(book.zip.bytes)
      #expect(read.name == "Data" && read.sheets == ["Cover", "Data", "Hidden"] && read.csv == "1,2,3,4\n")
      #expect(try book.lines("Hidden") == ["1,2,3,4,5,6,7,8,9"] && book.lines("cover") == ["a"])
      #expect(try book.lines("Deep").count == 1)
      #expect(try book.problem("Other") == .noSuchSheet(named: ["Cover", "Data", "Hidden"]))
      #expect(try book.problem("Empty") == .empty)
    }

    @Test func `where all visible sheets are empty, a hidden one is read, and nothing is told`() throws {
      let hidden = SampleWorkbook([.init("A", ""), .init("B", state: "hidden", row)])
      #expect(try SampleWorkbook.read(hidden.zip.bytes).name == "B")

      #expect(try SampleWorkbook([.init("A", ""), .init("B", "<row r=\"7\"/>")]).problem() == .empty)
      #expect(try SampleWorkbook("").problem() == .empty)
      #expect(try SampleWorkbook([]).problem() == .empty)
    }

    @Test func `sheets of charts are no tables`() throws {
      var book = SampleWorkbook([.init("Chart", ""), .init("Data", row)])
      book.parts["xl/_rels/workbook.xml.rels"] = book.parts["xl/_rels/workbook.xml.rels"]?
        .replacing(
          "relationships/worksheet\" Target=\"worksheets/sheet1", with: "relationships/chartsheet\" Target=\"c/1")

      let read = try SampleWorkbook.read(book.zip.bytes)
      #expect(read.name == "Data" && read.sheets == ["Data"])
    }

    @Test func `what is no workbook is told for what it is`() throws {
      let signature: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]
      func old(_ name: String) -> [UInt8] {
        signature + Array(repeating: 0, count: 1_000) + name.utf8.flatMap { [$0, 0] } + [0, 0]
      }
      func zip(_ names: String...) -> [UInt8] { SampleZip(names.map { SampleZip.Entry($0, "<a/>") }).bytes }

      #expect(try SampleWorkbook.problem(old("Workbook")) == .oldForm)
      #expect(try SampleWorkbook.problem(old("Book")) == .oldForm)
      #expect(try SampleWorkbook.problem(old("EncryptedPackage")) == .protected)
      #expect(try SampleWorkbook.problem(old("WordDocument")) == .notAWorkbook)
      #expect(try SampleWorkbook.problem(zip("mimetype", "META-INF/manifest.xml", "content.xml")) == .openDocument)
      #expect(try SampleWorkbook.problem(zip("[Content_Types].xml", "xl/workbook.bin")) == .binaryForm)
      #expect(try SampleWorkbook.problem(zip("channels.json", "a/2022-10-19.json")) == .notAWorkbook)
      #expect(try SampleWorkbook.problem([]) == .empty)
      #expect(try SampleWorkbook.problem(Array("a,b\n1,2\n".utf8)) == .damaged)

      var book = SampleWorkbook(row)
      book.parts["_rels/.rels"] = SampleWorkbook.relationships([
        SampleWorkbook.relationship("rId1", "\(SampleWorkbook.office)/officeDocument", "xl/workbook.bin")
      ])
      #expect(try book.problem() == .binaryForm)

      var document = SampleWorkbook(row)
      document.parts["word/document.xml"] = "<w:document xmlns:w=\"urn:w\"/>"
      document.parts["_rels/.rels"] = SampleWorkbook.relationships([
        SampleWorkbook.relationship("rId1", "\(SampleWorkbook.office)/officeDocument", "word/document.xml")
      ])
      #expect(try document.problem() == .notAWorkbook)
    }

    @Test(arguments: [
      ("a.xlsx", "PK\u{3}\u{4}", true), ("A.XLSM", "PK\u{3}\u{4}", true), ("a.zip", "PK\u{3}\u{4}", false),
      ("a.zip", "PK\u{3}\u{4}..[Content_Types].xml", true), ("a.bin", "PK\u{3}\u{4}xl/workbook.xml", true),
      ("a.ods", "PK\u{3}\u{4}mimetype", true), ("a.xlsx", "a,b\n1,2\n", false), ("a.xlsx", "", false),
    ])
    func `a file is known for a workbook by its beginning`(name: String, text: String, isWorkbook: Bool) {
      #expect(FiguresFile(name: name, bytes: Data(text.utf8)).isWorkbook == isWorkbook)
      let old = Data([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1])
      #expect(FiguresFile(name: name, bytes: old).isWorkbook)
    }
  }
#endif
