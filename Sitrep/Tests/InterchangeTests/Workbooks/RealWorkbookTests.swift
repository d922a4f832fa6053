#if canImport(Workbooks)
  import Domain
  import Foundation
  import SampleData
  import Testing

  @testable import Interchange

  /// Workbooks of others, as Excel and R wrote them.
  @Suite(.timeLimit(.minutes(10)), .enabled(if: SharedData.isThere, SharedData.absence))
  struct RealWorkbookTests {
    private func file(_ path: String) throws -> FiguresFile {
      let url = SharedData.folder.appending(path: "outbreaks/\(path)")
      return FiguresFile(name: url.lastPathComponent, bytes: try Data(contentsOf: url))
    }

    private func sheet(_ path: String, _ name: String? = nil) throws -> (
      name: String, sheets: [String], rows: [[String]]
    ) {
      let file = try file(path)
      #expect(file.isWorkbook)
      let read = try SampleWorkbook.read([UInt8](file.bytes), name)
      return (read.name, read.sheets, try rows(Array(read.csv.utf8), CSVSeparator.comma))
    }

    /// The cells of each row, without empty ones at its end.
    private func rows(_ text: [UInt8], _ separator: UInt8) throws -> [[String]] {
      var limits = CSVReader.Limits()
      limits.fields = 6_000
      var reader = CSVReader(text, separator: separator, limits: limits)
      var rows: [[String]] = []
      while let row = try reader.next() {
        var cells = (0..<row.count).map { row.text($0).trimmed }
        while cells.last?.isEmpty == true { cells.removeLast() }
        rows.append(cells)
      }
      return rows
    }

    @Test func `check 25: the measles workbook is the same table as its CSV in Windows-1251`() throws {
      let book = try sheet("generated/measles_ru.xlsx")
      let text = try #require(FileText(try file("generated/measles_ru_1251.csv").bytes, as: .windows1251))
      let table = try rows(text.utf8, CSVSeparator.semicolon).map { $0.map(iso8601) }

      #expect(book.name == "Журнал" && book.sheets == ["Журнал", "Справочник"])
      #expect(book.rows.count == 621 && book.rows[0] == table[0])
      #expect(Array(book.rows[2...]) == Array(table[2...]))
      #expect(book.rows[3][4...7] == ["2019-12-10", "5 л.", "Берёзовский", "2025-02-11"])
      #expect(try sheet("generated/measles_ru.xlsx", "Справочник").rows.last == ["ж", "женский"])
    }

    /// A Russian date as the workbook has it.
    private func iso8601(_ text: String) -> String {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 3, parts.allSatisfy({ $0.count.isMultiple(of: 2) && Int($0) != nil }) else { return text }
      let century = parts[2].count == 4 ? "" : parts[2] < "69" ? "20" : "19"
      return "\(century)\(parts[2])-\(parts[1])-\(parts[0])"
    }

    @Test func `check 28: Am Timan's list of cases has 1,447 rows and 122 columns`() throws {
      let book = try sheet("linelists/AJS_AmTiman.xlsx")

      #expect(book.name == "linelist" && book.sheets == ["linelist", "dat_dict"])
      #expect(book.rows.count == 1_448 && book.rows[0].count == 122 && book.rows[0].prefix(2) == ["Number", "HEVID"])
      #expect(book.rows[1].prefix(6) == ["1", "1001", "F", "35", "3", "2016-09-01"] && book.rows[1][12] == "Rassalfil")
      #expect(book.rows.reduce(0) { $0 + $1.count { !$0.isEmpty } } == 165_969)
      let words = try sheet("linelists/AJS_AmTiman.xlsx", "dat_dict")
      #expect(words.rows.count == 123 && words.rows[3] == ["Sex", "Sexe [M=Male; F=Femelle]", "character", "F, M"])
    }

    @Test func `Am Timan's populations are on two sheets`() throws {
      let blocks = try sheet("linelists/AJS_AmTiman_population.xlsx")
      #expect(blocks.name == "blocks" && blocks.sheets == ["blocks", "quartier"] && blocks.rows.count == 649)
      #expect(blocks.rows[1] == ["Block 1", "12", "70"])

      let quarters = try sheet("linelists/AJS_AmTiman_population.xlsx", "quartier")
      #expect(quarters.rows.count == 25 && quarters.rows[1] == ["ADJABONA", "2350"])
      let table = SheetTable(
        name: "quartier", sheets: [], csv: Data(quarters.rows.map { $0.joined(separator: ",") + "\n" }.joined().utf8))
      let file = FiguresFile(name: "a.xlsx", bytes: Data(), sheet: table)
      let populations = try OutbreakTableCodec().populations(in: file, locale: Locale(identifier: "en"))
      #expect(populations.rows.count == 24 && populations.rows[0].count == 2_350)
    }

    @Test func `the handbook's raw list has dates of two kinds, and numbers without the noise of binary fractions`()
      throws
    {
      let book = try sheet("linelists/linelist_raw.xlsx")

      #expect(book.name == "Sheet 1" && book.sheets == ["Sheet 1"] && book.rows.count == 6_612)
      #expect(book.rows[0].count == 27 && book.rows[0].last == "merged_header")
      #expect(
        book.rows[1] == [
          "5fe599", "4", "2014-05-08", "2014-05-13", "2014-05-15", "", "", "m", "Other", "-13.2157351064963",
          "8.46897295100924", "f547d6", "other", "2", "years", "1", "27", "48", "22", "no", "no", "yes", "no", "yes",
          "36.8", "", "a", "b",
        ])
      #expect(book.rows[2].prefix(7) == ["8689b7", "4", "", "2014-05-13", "2014-05-14", "2014-05-18", "Recover"])
      #expect(book.rows.reduce(0) { $0 + $1.count { !$0.isEmpty } } == 170_878)
    }
  }
#endif
