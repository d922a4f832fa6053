#if canImport(Workbooks)
  import Domain
  import Testing

  @testable import Workbooks

  /// What becomes of the cells of a workbook.
  @Suite struct WorkbookCellTests {
    @Test func `texts are shared, inline or a formula's, and the readings of characters are none of them`() throws {
      let texts = [
        "<t>Baro</t>", "<r><rPr><b/></rPr><t xml:space=\"preserve\">Port </t></r><r><t>Saïda</t></r>",
        "<t>東京</t><rPh sb=\"0\" eb=\"2\"><t>トウキョウ</t></rPh><phoneticPr fontId=\"1\"/>", "<t/>",
      ]
      let book = SampleWorkbook(
        """
        <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c>\
        <c r="D1" t="s"><v>3</v></c></row>
        <row r="2"><c r="A2" t="inlineStr"><is><t>a &amp; b</t></is></c>\
        <c r="B2" t="inlineStr"><is><r><t>c</t></r><r><t>d</t></r><rPh><t>x</t></rPh></is></c>\
        <c r="C2" t="str"><f>A2&amp;"!"</f><v>a &lt; b!</v></c></row>
        """, texts: texts)

      #expect(try book.lines() == ["Baro,\"Port Saïda\",\"東京\"", "a & b,cd,a < b!"])
    }

    @Test func `characters that XML can't hold are escaped twice in a workbook, and line breaks are spaces`() throws {
      let book = SampleWorkbook(
        """
        <row><c t="inlineStr"><is><t>a_x000D_&#10;b</t></is></c><c t="inlineStr"><is><t>_x005F_x0041_</t></is></c>\
        <c t="inlineStr"><is><t>_x0g41_ &#x416;&#65;</t></is></c><c t="inlineStr"><is><t>a_x0000_b</t></is></c></row>
        """)

      #expect(try book.lines() == ["\"a  b\",_x0041_,\"_x0g41_ ЖA\",\"a b\""])
    }

    @Test func `commas, quotes and a hash at the beginning are fields like any other`() throws {
      let book = SampleWorkbook(
        "<row><c t=\"inlineStr\"><is><t>a,\"b\"</t></is></c><c t=\"str\"><v>#1</v></c><c><v>2</v></c></row>")

      #expect(try book.lines() == ["\"a,\"\"b\"\"\",\"#1\",2"])
    }

    @Test func `truth is said in words, and an error is empty`() throws {
      let book = SampleWorkbook(
        """
        <row><c t="b"><v>1</v></c><c t="b"><v>0</v></c><c t="e"><v>#DIV/0!</v></c><c t="n"><v>5</v></c>\
        <c t="e"><v>#N/A</v></c></row>
        """)

      #expect(try book.lines() == ["TRUE,FALSE,,5"])
    }

    @Test(arguments: [
      ("5", "5"), ("-17", "-17"), ("27.0", "27"), ("0.30000000000000004", "0.3"), ("1.1000000000000001", "1.1"),
      ("5.0000000000000003E-2", "0.05"), ("1E-3", "0.001"), ("-2.5E+3", "-2500"), ("79161234567", "79161234567"),
      ("1234567890123456", "1234567890123460"), ("1.5E+30", "1.5E+30"), ("4.0000000000000001E-13", "4E-13"),
      ("0", "0"), ("-0", "0"), ("007", "7"), ("0.1", "0.1"), ("123456.789", "123456.789"), ("x", "x"),
      ("1e999", "1e999"),
      ("99999999999999.9", "99999999999999.9"), ("1e20", "100000000000000000000"), ("1e21", "1E+21"),
    ])
    func `a number has the digits that Excel has`(stored: String, shown: String) throws {
      #expect(try SampleWorkbook("<row><c><v>\(stored)</v></c></row>").lines() == [shown])
    }

    @Test func `cells stand where they say, and those that say nothing behind the one before`() throws {
      let book = SampleWorkbook(
        """
        <row r="2" spans="1:5"><c r="B2"><v>1</v></c><c><v>2</v></c><c r="AA2"><v>3</v></c></row>
        <row><c r="A3"><v>4</v></c></row>
        <row r="6"><c r="C6" s="0"/><c r="B6"><v>6</v></c><c r="A6"><v>5</v></c></row>
        <row r="7"/><row r="8"><c r="A8"><f>1/0</f></c></row>
        """)

      let commas = String(repeating: ",", count: 24)
      #expect(try book.lines() == ["", ",1,2\(commas)3", "4", "", "", "5,6"])
    }

    @Test func `of merged cells the first one has the value, and hidden rows count`() throws {
      var book = SampleWorkbook(
        """
        <row r="1" hidden="1"><c r="A1" t="inlineStr"><is><t>Title</t></is></c><c r="B1"/><c r="C1"/></row>
        <row r="2"><c r="A2"><v>1</v></c><c r="B2"><v>2</v></c></row>
        """)
      let sheet = book.parts["xl/worksheets/sheet1.xml"] ?? ""
      book.parts["xl/worksheets/sheet1.xml"] = sheet.replacing(
        "</sheetData>", with: "</sheetData><mergeCells count=\"1\"><mergeCell ref=\"A1:C1\"/></mergeCells>")

      #expect(try book.lines() == ["Title", "1,2"])
    }

    @Test func `a row or a cell in no place, and a text that isn't there, are damage`() throws {
      for rows in [
        "<row r=\"2\"><c><v>1</v></c></row><row r=\"2\"><c><v>1</v></c></row>", "<row r=\"0\"/>", "<row r=\"x\"/>",
        "<row r=\"1048577\"/>", "<row><c r=\"1A\"><v>1</v></c></row>", "<row><c r=\"XFE1\"><v>1</v></c></row>",
        "<row><c t=\"s\"><v>0</v></c></row>", "<row><c t=\"s\"><v>-1</v></c></row>",
        "<row><c t=\"s\"><v>99999999999999999999</v></c></row>",
      ] {
        #expect(try SampleWorkbook(rows).problem() == .damaged, "\(rows)")
      }
    }
  }
#endif
