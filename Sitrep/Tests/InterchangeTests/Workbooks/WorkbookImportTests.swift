#if canImport(Workbooks)
  import Domain
  import Foundation
  import Interchange
  import Testing

  /// Workbooks where an outbreak is imported.
  @Suite struct WorkbookImportTests {
    private let reader = DirectSheetReader()

    private var codec: OutbreakFileCodec {
      OutbreakFileCodec(countries: [], version: "1.0.0", sheets: reader, digest: { "\($0.count)" })
    }

    private let csv = """
      Cholera 2024,,,
      District,Date,New cases,Deaths
      Baro,2024-05-01,3,0
      "Port, Saïda",2024-05-02,4,1

      Baro,2024-05-03,,1
      Total,2024-05-03,7,2
      """

    private var book: SampleWorkbook {
      func text(_ text: String) -> String { "<c t=\"inlineStr\"><is><t>\(text)</t></is></c>" }
      let rows = [
        "<row>\(text("Cholera 2024"))</row>",
        "<row>\(["District", "Date", "New cases", "Deaths"].map(text).joined())</row>",
        "<row>\(text("Baro"))<c s=\"1\"><v>45413</v></c><c><v>3</v></c><c><v>0</v></c></row>",
        "<row>\(text("Port, Saïda"))<c s=\"1\"><v>45414</v></c><c><v>4.0</v></c><c><f>C4/4</f><v>1</v></c></row>",
        "<row r=\"6\">\(text("Baro"))<c s=\"1\"><v>45415</v></c><c t=\"e\"><v>#N/A</v></c><c><v>1</v></c></row>",
        "<row>\(text("Total"))<c s=\"1\"><v>45415</v></c><c><v>7</v></c><c><v>2</v></c></row>",
      ]
      return SampleWorkbook(
        [.init("Counts", rows.joined()), .init("Codes", "<row>\(text("x"))\(text("y"))</row>")],
        styles: ["d/m/yyyy"])
    }

    private func file(_ book: SampleWorkbook) -> FiguresFile {
      FiguresFile(name: "outbreak.xlsx", bytes: Data(book.zip.bytes))
    }

    @Test func `a workbook is the same outbreak as its table`() async throws {
      let choices = OutbreakChoices(counting: .new)
      let files = try await codec.readingSheets(of: [file(book)], choices)
      let sheet = try codec.read(files, choices)
      let table = try codec.read([FiguresFile(name: "outbreak.csv", bytes: Data(csv.utf8))], choices)

      #expect(sheet.counts == table.counts && sheet.titles == table.titles && sheet.columns == table.columns)
      #expect(sheet.leftOut == table.leftOut && sheet.leftOut.map(\.line) == [7] && sheet.rows == 4)
      #expect(sheet.disease == .known(.cholera) && sheet.name == table.name && sheet.ownTotals == table.ownTotals)
      let provenance = sheet.provenance
      #expect(provenance.files.map(\.sheet) == ["Counts"] && provenance.files[0].sha256 == "\(book.zip.bytes.count)")
      #expect(provenance.encoding == nil && provenance.separator == nil && provenance.headingRow == 2)
      #expect(table.provenance.files.map(\.sheet) == [nil] && table.provenance.separator == "comma")
      let stored = try JSONDecoder().decode(Provenance.self, from: JSONEncoder().encode(provenance))
      #expect(stored == provenance)
    }

    @Test func `a workbook is decoded again only when another sheet is chosen`() async throws {
      var choices = OutbreakChoices()
      var files = try await codec.readingSheets(of: [file(book)], choices)
      #expect(files[0].sheet?.sheets == ["Counts", "Codes"] && reader.asked == 1)

      choices.counting = .new
      files = try await codec.readingSheets(of: files, choices)
      #expect(reader.asked == 1)

      choices.sheet = "Codes"
      files = try await codec.readingSheets(of: files, choices)
      #expect(files[0].sheet?.name == "Codes" && reader.asked == 2)
      let chosen = files
      #expect(throws: OutbreakFileProblem.self) { try codec.read(chosen, choices) }
      files = try await codec.readingSheets(of: files, choices)
      #expect(reader.asked == 2)

      choices.sheet = "Counts"
      files = try await codec.readingSheets(of: files, choices)
      let read = try codec.read(files, choices)
      #expect(reader.asked == 3 && read.kept == 3 && read.provenance.choices.contains("sheet Counts"))
    }

    @Test func `tables beside a workbook stay as they are, and a sheet that isn't there is told`() async throws {
      let table = FiguresFile(name: "a.csv", bytes: Data(csv.utf8))
      let files = try await codec.readingSheets(of: [table, file(book)], OutbreakChoices())
      #expect(files[0] == table && files[1].sheet != nil)

      let problem = OutbreakFileProblem(
        file: "outbreak.xlsx", .workbook(.noSuchSheet(named: ["Counts", "Codes"])))
      await #expect(throws: problem) {
        try await codec.readingSheets(of: [file(book)], OutbreakChoices(sheet: "Other"))
      }
    }

    @Test func `where nothing reads workbooks, they are refused with what to do`() async throws {
      let codec = OutbreakFileCodec(countries: [], version: "", digest: { _ in "" })

      await #expect(throws: OutbreakFileProblem(file: "outbreak.xlsx", .workbook(.notReadableHere))) {
        try await codec.readingSheets(of: [file(book)], OutbreakChoices())
      }
    }

    @Test func `populations come from a workbook too`() async throws {
      let rows = """
        <row><c t="str"><v>District</v></c><c t="str"><v>Population 2024</v></c></row>
        <row><c t="str"><v>Port; Saïda</v></c><c><v>48900</v></c></row>
        """
      let codec = OutbreakTableCodec(sheets: reader)
      let file = try await file(SampleWorkbook(rows)).reading(sheet: nil, by: codec.sheets)
      let table = try codec.populations(in: file, locale: Locale(identifier: "en"))

      #expect(table == PopulationTable(rows: [.init(line: 2, name: "Port; Saïda", count: 48_900)], year: 2024))
    }

    @Test func `what the child writes is its rows and its answer, or nothing`() throws {
      let answer = WorkbookAnswer.sheet("A\u{0}\n", of: ["A\u{0}\n", "Б"])
      let output = Data("1,2\n".utf8) + Data(try answer.ending())
      let parts = try #require(WorkbookAnswer.parts(of: output))

      #expect(parts.answer == answer && parts.csv == Data("1,2\n".utf8))
      #expect(WorkbookAnswer.parts(of: Data("1,2\n".utf8)) == nil)
      #expect(WorkbookAnswer.parts(of: Data([0])) == nil && WorkbookAnswer.parts(of: Data()) == nil)
      #expect(WorkbookAnswer.parts(of: output.dropLast()) == nil)
      for problem in [WorkbookProblem.oldForm, .noSuchSheet(named: ["a"]), .tooLongCell(row: 1, limit: 2)] {
        let ending = Data(try WorkbookAnswer.problem(problem).ending())
        #expect(WorkbookAnswer.parts(of: ending)?.answer == .problem(problem))
      }
    }
  }
#endif
