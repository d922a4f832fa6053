#if canImport(Workbooks)
  import Domain
  import Testing

  @testable import Workbooks

  /// Days and times of a workbook, which are numbers by themselves.
  @Suite struct WorkbookDateTests {
    private func shown(_ number: String, _ code: String, countsFrom1904: Bool = false) throws -> String {
      let rows = "<row><c s=\"1\"><v>\(number)</v></c></row>"
      return try SampleWorkbook(rows, styles: [code], countsFrom1904: countsFrom1904).lines()[0]
    }

    @Test(arguments: [
      ("45356", "2024-03-05"), ("1", "1900-01-01"), ("59", "1900-02-28"), ("60", "1900-02-29"), ("61", "1900-03-01"),
      ("2958465", "9999-12-31"), ("2958466", "2958466"), ("0", "0"), ("-1", "-1"), ("45356.75", "2024-03-05"),
      ("45356.999999", "2024-03-06"), ("0.5", "12:00:00"), ("4.5356E4", "2024-03-05"),
    ])
    func `a day is counted from 1900, with the day that never was`(number: String, day: String) throws {
      #expect(try shown(number, "dd/mm/yyyy") == day)
    }

    @Test(arguments: [
      ("0", "1904-01-01"), ("43894", "2024-03-05"), ("60", "1904-03-01"), ("43894.25", "2024-03-05"), ("-1", "-1"),
    ])
    func `a day is counted from 1904 where the workbook says so`(number: String, day: String) throws {
      #expect(try shown(number, "yyyy-mm-dd", countsFrom1904: true) == day)
    }

    @Test(arguments: [
      ("45356.604166666664", "yyyy-mm-dd hh:mm", "2024-03-05T14:30:00"), ("45356", "d.m.yy h:mm", "2024-03-05"),
      ("0.604166666666667", "h:mm AM/PM", "14:30:00"), ("0", "hh:mm:ss", "00:00:00"), ("1.5", "[h]:mm", "36:00:00"),
      ("45356.604166666664", "hh:mm", "2024-03-05T14:30:00"), ("0.0104282407407407", "mm:ss.0", "00:15:01"),
      ("45356.99999999", "d/m/yy h:mm", "2024-03-06"),
    ])
    func `times stand behind the day, or alone`(number: String, code: String, text: String) throws {
      #expect(try shown(number, code) == text)
    }

    @Test(arguments: [
      ("General", NumberKind.number), ("0.00", .number), ("#,##0.00 [$€-407]", .number), ("0.00E+00", .number),
      ("@", .number), ("0 \"days\"", .number), ("0\\d", .number), ("[Red]-0", .number), ("0_d;-0", .number),
      ("0;\"y\"", .number), ("[>100]0", .number), ("\"m/d/y\"", .number), ("# ?/?", .number), ("0%", .number),
      ("dd/mm/yyyy", .day), ("d-mmm-yy", .day), ("mmm-yy", .day), ("[$-419]d mmmm yyyy;@", .day), ("DD.MM.YYYY", .day),
      ("mmmm", .day), ("[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy", .day), ("yyyy\"年\"m\"月\"d\"日\"", .day), ("d/m", .day),
      ("[Blue]m/d/yy", .day), ("ggge\"年\"m\"月\"", .day), ("yyyy\\-mm\\-dd\\Thh:mm:ss", .moment),
      ("m/d/yy h:mm", .moment), ("hh:mm dd.mm", .moment), ("yyyy-mm-ddThh:mm", .moment), ("h:mm AM/PM", .time),
      ("h:mm A/P", .time), ("mm:ss", .time), ("mmss.0", .time), ("h\\:mm", .time), ("[h]:mm:ss", .duration),
      ("[mm]:ss", .duration), ("[s]", .duration),
    ])
    func `a format's code says what its numbers are`(code: String, kind: NumberKind) {
      #expect(NumberKind(code: code) == kind)
    }

    @Test(arguments: [
      (0, NumberKind.number), (1, .number), (10, .number), (13, .number), (14, .day), (17, .day), (18, .time),
      (21, .time),
      (22, .moment), (37, .number), (45, .time), (46, .duration), (47, .time), (49, .number), (58, .moment),
      (163, .number),
    ])
    func `a format that the workbook doesn't describe is Excel's own`(number: Int, kind: NumberKind) {
      #expect(NumberKind(builtIn: number) == kind)
    }

    @Test func `a format of the workbook goes before Excel's own, and styles of styles aren't those of cells`() throws {
      var book = SampleWorkbook("<row><c><v>45356</v></c><c s=\"1\"><v>45356</v></c><c s=\"9\"><v>45356</v></c></row>")
      book.parts["xl/styles.xml"] = """
        <styleSheet xmlns="\(SampleWorkbook.main)"><numFmts count="1"><numFmt numFmtId="14" formatCode="0.0"/></numFmts>\
        <cellStyleXfs count="1"><xf numFmtId="22"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="15"/>\
        <xf numFmtId="14" applyNumberFormat="1"><alignment/></xf></cellXfs></styleSheet>
        """

      #expect(try book.lines() == ["2024-03-05,45356,45356"])
    }

    @Test func `a day that is stored as a text is one, without a midnight that nobody wrote`() throws {
      let book = SampleWorkbook(
        """
        <row><c t="d"><v>2024-03-05</v></c><c t="d"><v>2024-03-05T00:00:00.000Z</v></c>\
        <c t="d"><v>2024-03-05T14:30:00</v></c><c t="d"><v>14:30:00</v></c></row>
        """)

      #expect(try book.lines() == ["2024-03-05,2024-03-05,2024-03-05T14:30:00,14:30:00"])
    }
  }
#endif
