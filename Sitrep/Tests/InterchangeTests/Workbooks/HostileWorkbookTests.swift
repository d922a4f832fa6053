#if canImport(Workbooks)
  import Domain
  import Foundation
  import Interchange
  import SampleData
  import TestTraits
  import Testing

  @testable import Workbooks

  /// Workbooks that somebody made to do harm, and damaged ones.
  @Suite(.timeLimit(.minutes(10))) struct HostileWorkbookTests {
    private let row = "<row><c><v>1</v></c></row>"

    private func book(sheet: String) -> SampleWorkbook {
      var book = SampleWorkbook(row)
      book.parts["xl/worksheets/sheet1.xml"] = sheet
      return book
    }

    @Test func `a document type is refused, so no entity can grow`() throws {
      let laughs = """
        <?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;">]>
        <worksheet><sheetData><row><c t="inlineStr"><is><t>&lol2;</t></is></c></row></sheetData></worksheet>
        """
      let external = """
        <!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>
        <worksheet><sheetData><row><c t="inlineStr"><is><t>&x;</t></is></c></row></sheetData></worksheet>
        """

      #expect(try book(sheet: laughs).problem() == .damaged)
      #expect(try book(sheet: external).problem() == .damaged)
      let unknown = "<row><c t=\"inlineStr\"><is><t>&x;</t></is></c></row>"
      #expect(try SampleWorkbook(unknown).problem() == .damaged)
    }

    @Test(arguments: ["&", "&;", "&#;", "&#x110000;", "&#xD800;", "&#99999999999;", "&amp", "&a b;"])
    func `an entity that is none is damage`(entity: String) throws {
      #expect(try SampleWorkbook("<row><c t=\"str\"><v>\(entity)</v></c></row>").problem() == .damaged)
    }

    @Test func `depth is bounded`() throws {
      let deep = String(repeating: "<a>", count: 100_000) + String(repeating: "</a>", count: 100_000)

      #expect(try book(sheet: "<worksheet>\(deep)<sheetData>\(row)</sheetData></worksheet>").problem() == .damaged)
      #expect(try book(sheet: "<worksheet>\(String(repeating: "<a>", count: 100_000))").problem() == .damaged)
      let shallow = String(repeating: "<a>", count: 50) + String(repeating: "</a>", count: 50)
      #expect(try book(sheet: "<worksheet>\(shallow)<sheetData>\(row)</sheetData></worksheet>").lines() == ["1"])
    }

    @Test func `tags, names and values of attributes are bounded`() throws {
      let long = String(repeating: "a", count: 70_000)

      #expect(try SampleWorkbook("<row a=\"\(long)\"/>\(row)").problem() == .damaged)
      #expect(try SampleWorkbook("<\(long.prefix(300))/>\(row)").problem() == .damaged)
      #expect(try SampleWorkbook("<!--\(long)-->\(row)<?a \(long.prefix(9_000))?>").lines() == ["1"])
      #expect(try SampleWorkbook("\(long)\(row)").lines() == ["1"])
    }

    @Test(arguments: [
      "", "<", "<worksheet", "<worksheet>", "<worksheet><sheetData>", "<worksheet><sheetData></worksheet>",
      "<worksheet><sheetData><row><c><v>1</v></c></row></sheetData>", "<worksheet/><worksheet/>", "</worksheet>",
      "<worksheet><sheetData><row r=1><c><v>1</v></c></row></sheetData></worksheet>",
      "<worksheet><sheetData><row r><c><v>1</v></c></row></sheetData></worksheet>",
      "<worksheet><sheetData><row r=\"1><c><v>1</v></c></row></sheetData></worksheet>",
      "<worksheet><sheetData><row><c><v>1</v></c></row></sheetData></worksheet><a>", "<chartsheet/>",
      "<worksheet><!-- ", "<worksheet><![CDATA[", "<worksheet><?a", "<worksheet><!a></worksheet>", "<>", "</>", "<a",
      "<?xml version=\"1.0\" encoding=\"windows-1251\"?><worksheet><sheetData/></worksheet>",
    ])
    func `XML that isn't well formed or isn't a sheet is damage`(text: String) throws {
      #expect(try book(sheet: text).problem() == .damaged)
    }

    @Test func `XML in UTF-16 is damage, and bytes that aren't UTF-8 are replaced`() throws {
      var zip = SampleWorkbook(row).zip
      let index = try #require(zip.entries.firstIndex { $0.name == Array("xl/worksheets/sheet1.xml".utf8) })
      let sheet = SampleWorkbook.sheet("<row><c t=\"str\"><v>a?b</v></c></row>")
      zip.entries[index].data = [0xFF, 0xFE] + sheet.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
      #expect(try SampleWorkbook.problem(zip.bytes) == .damaged)

      zip.entries[index].data = Array(sheet.utf8)
      let place = try #require(zip.entries[index].data.firstRange(of: Array("a?b".utf8)))
      zip.entries[index].data[place.lowerBound + 1] = 0xE9
      #expect(try SampleWorkbook.read(zip.bytes).csv == "\"a\u{FFFD}b\"\n")
    }

    @Test func `a zip that is cut off anywhere is damage`() throws {
      let whole = SampleWorkbook(row).zip.bytes

      for count in stride(from: 1, to: whole.count, by: 7) {
        #expect(try SampleWorkbook.problem(Array(whole.prefix(count))) == .damaged, "\(count)")
      }
    }

    @Test(arguments: ["xl/workbook.xml", "xl/_rels/workbook.xml.rels", "xl/worksheets/sheet1.xml"])
    func `a part that is missing is damage`(name: String) throws {
      var book = SampleWorkbook(row)
      book.parts[name] = nil

      #expect(try book.problem() == .damaged)
    }

    @Test func `a link to nothing is damage`() throws {
      for relationship in [
        SampleWorkbook.relationship("rId1", "\(SampleWorkbook.office)/worksheet", "worksheets/none.xml"),
        SampleWorkbook.relationship("rId1", "\(SampleWorkbook.office)/worksheet", "../../../../etc/passwd"),
        SampleWorkbook.relationship("rId1", "\(SampleWorkbook.office)/worksheet", ""),
        SampleWorkbook.relationship("rId2", "\(SampleWorkbook.office)/worksheet", "worksheets/sheet1.xml"),
        "<Relationship/>",
      ] {
        var book = SampleWorkbook(row)
        book.parts["xl/_rels/workbook.xml.rels"] = SampleWorkbook.relationships([relationship])
        #expect(try book.problem() == .damaged, "\(relationship)")
      }
    }

    @Test func `a workbook that says it is larger than it may be is refused before it is unpacked`() throws {
      var zip = SampleWorkbook(row).zip
      zip.entries[0].size = 600_000_000
      zip.entries[0].method = 8

      #expect(try SampleWorkbook.problem(zip.bytes) == .unpackedTooLarge(limit: 512_000_000))
    }

    @Test(.enabled(if: SampleFolder.python != nil, "python3 is not installed"), arguments: [100, 10_000_000])
    func `1 GB in 1 MB is told, however small the zip says it is`(claimed: Int) throws {
      let folder = try SampleFolder()
      let script = """
        import zlib
        sheet = zlib.compressobj(9, zlib.DEFLATED, -15)
        block = sheet.compress(b"<row><c><v></v></c></row>" * 400_000) + sheet.flush(zlib.Z_FULL_FLUSH)
        head = zlib.compressobj(9, zlib.DEFLATED, -15)
        head = head.compress(b"<worksheet><sheetData>") + head.flush(zlib.Z_FULL_FLUSH)
        open("sheet", "wb").write(head + block * 100 + b"\\x03\\x00")
        """
      try folder.run(["-c", script])
      var zip = SampleWorkbook(row).zip
      let index = try #require(zip.entries.firstIndex { $0.name == Array("xl/worksheets/sheet1.xml".utf8) })
      zip.entries[index].data = [UInt8](try Data(contentsOf: URL(filePath: folder.path("sheet"))))
      zip.entries[index].method = 8
      zip.entries[index].size = UInt32(claimed)
      zip.entries[index].checksum = 0

      #expect(try SampleWorkbook.problem(zip.bytes) == .damaged)
    }

    @Test func `entries that share bytes, and those that are encrypted, are refused`() throws {
      var shared = SampleWorkbook(row).zip
      shared.entries.append(.init("xl/worksheets/sheet2.xml"))
      shared.entries[shared.entries.count - 1].sharesBytes = true
      #expect(try SampleWorkbook.problem(shared.bytes) == .damaged)

      var encrypted = SampleWorkbook(row).zip
      for index in encrypted.entries.indices { encrypted.entries[index].flags |= 1 }
      #expect(try SampleWorkbook.problem(encrypted.bytes) == .protected)
    }

    @Test func `each limit is told`() throws {
      let sheets = (1...51).map { SampleWorkbook.Sheet("S\($0)", row) }
      #expect(try SampleWorkbook(sheets).problem() == .tooManySheets(limit: 50))
      #expect(try SampleWorkbook(Array(sheets.dropLast())).problem() == nil)

      let columns = WorkbookLimits.columns
      let wide = String(repeating: "<c><v>1</v></c>", count: columns)
      #expect(try SampleWorkbook("<row>\(wide)</row>").problem() == nil)
      #expect(try SampleWorkbook("<row>\(wide)<c><v>1</v></c></row>").problem() == .tooManyColumns(limit: columns))
      #expect(try SampleWorkbook("<row>\(wide)<c s=\"1\"/></row>").problem() == nil)

      let long = String(repeating: "a", count: 10_001)
      let cell = "<row r=\"3\"><c t=\"inlineStr\"><is><t>\(long)</t></is></c></row>"
      #expect(try SampleWorkbook(cell).problem() == .tooLongCell(row: 3, limit: 10_000))
      let texts = ["<t>\(long)</t>", "<t>\(long.dropLast())</t>"]
      let first = SampleWorkbook("<row><c t=\"s\"><v>0</v></c></row>", texts: texts)
      #expect(try first.problem() == .tooLongCell(row: 1, limit: 10_000))
      #expect(try SampleWorkbook("<row><c t=\"s\"><v>1</v></c></row>", texts: texts).problem() == nil)

      let rows = SampleWorkbook(String(repeating: row, count: 300_001))
      #expect(try rows.problemOfParts() == .tooManyRows(limit: 300_000))

      let file = [UInt8](repeating: 0, count: 64_000_001)
      #expect(try SampleWorkbook.problem(file) == .tooLarge(limit: 64_000_000))
    }

    @Test func `a sheet that would be a text without end is refused`() throws {
      let book = SampleWorkbook(String(repeating: row, count: 1_000))

      #expect(try book.problemOfParts(mostBytes: 2_000) == nil)
      #expect(try book.problemOfParts(mostBytes: 1_999) == .sheetTooLarge(limit: 1_999))
    }

    @Test func `no workbook with changed bytes ends the program`() throws {
      var random = RepeatableRandom()
      let book = SampleWorkbook(
        [
          .init("A", "<row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c><c r=\"B1\" s=\"1\"><v>45356.5</v></c></row>"),
          .init("B", state: "hidden", row),
        ], texts: ["<r><t>a &amp; _x000D_</t></r>"], styles: ["[h]:mm", "dd/mm/yyyy hh:mm"])
      let parts = book.parts.mapValues { Array($0.utf8) }
      let names = parts.keys.sorted()
      let signs = Array("<>/&;\"'=![]?-: x_0\u{0}".utf8)

      var refused = 0
      for _ in 0..<4_000 {
        var changed = parts
        let name = names[Int.random(in: names.indices, using: &random)]
        var part = parts[name] ?? []
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let place = Int.random(in: part.indices, using: &random)
          switch Int.random(in: 0..<4, using: &random) {
          case 0: part.remove(at: place)
          case 1: part.insert(signs[Int.random(in: signs.indices, using: &random)], at: place)
          case 2: part[place] = .random(in: 0...255, using: &random)
          default: part.removeSubrange(place...)
          }
          if part.isEmpty { break }
        }
        changed[name] = part
        do {
          var open = try OpenWorkbook(UnpackedParts(changed), choosing: nil)
          while try !open.next().isEmpty {}
        } catch {
          refused += 1
        }
      }

      #expect(refused > 0 && refused < 4_000)
    }

    @Test func `a part is read the same in pieces of any size`() throws {
      let text = SampleWorkbook.sheet(
        """
        <!-- a > b --><row r="1" x='>'><c t="inlineStr"><is><t>a&amp;b&#x416;</t></is></c><c><v>1</v></c></row>\
        <row r="2"><c t="str"><v><![CDATA[<&>]]>c</v></c></row>
        """)
      let bytes = Array(text.utf8)
      for size in [1, 2, 3, 5, 7, 16, 64, 1_000] {
        var place = 0
        let xml = XMLScanner { () throws(WorkbookProblem) in
          defer { place = min(place + size, bytes.count) }
          return Array(bytes[place..<min(place + size, bytes.count)])
        }
        var rows = SheetRows(xml, SheetRows.Surroundings())
        var (row, sheet, lines) = (SheetRow(), SheetText(), [UInt8]())
        while try rows.next(&row) { sheet.append(row, to: &lines) }
        #expect(String(decoding: lines, as: UTF8.self) == "\"a&bЖ\",1\n<&>c\n", "\(size)")
      }
    }

    @Test func `a long text comes in parts, and no entity is cut`() throws {
      let text = String(repeating: "&amp;a", count: 4_000)
      for size in [1_000, 16_384, 16_390, 100_000] {
        let bytes = Array("<t>\(text)</t>".utf8)
        var place = 0
        var xml = XMLScanner { () throws(WorkbookProblem) in
          defer { place = min(place + size, bytes.count) }
          return Array(bytes[place..<min(place + size, bytes.count)])
        }
        var taken: [UInt8] = []
        #expect(try xml.enterRoot("t"))
        try xml.takeText(into: &taken, most: .max)
        #expect(taken == Array(String(repeating: "&a", count: 4_000).utf8), "\(size)")
      }
    }
  }
#endif
