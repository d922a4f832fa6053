import AppPages
import Domain
import Foundation
import SampleData
import TestSupport
import TestTraits
import Testing

/// `sitrep import outbreak` as a person or a program starts it.
@Suite(.timeLimit(.minutes(10))) struct OutbreakImportProcessTests {
  private let folder: TemporaryFolder
  private let data: String

  init() throws {
    folder = try TemporaryFolder()
    data = folder.path + "data"
  }

  private let table = """
    District,Date,New cases,Deaths
    Baro,2024-05-01,3,0
    Baro,2024-05-02,4,1
    Baro,2024-05-03,x,1
    Total,2024-05-02,4,1

    """

  @Test func `one object tells what was taken, and its id exports it`() async throws {
    try write(table, to: "cholera.csv")

    let result = try await importOutbreak(
      "cholera.csv", "--disease", "cholera", "--name", "Baro 2024", "--new", "--json")

    #expect(result.code == 0 && result.errors == "")
    let object = try object(result)
    #expect(Set(object.keys) == ["id", "name", "disease", "rows", "kept", "leftOut"])
    #expect(object["name"] as? String == "Baro 2024" && object["disease"] as? String == "cholera")
    #expect(object["rows"] as? Int == 4 && object["kept"] as? Int == 2)
    let leftOut = try #require(object["leftOut"] as? [[String: Any]])
    #expect(leftOut.map { $0["line"] as? Int } == [4, 5])
    #expect(leftOut.map { $0["reason"] as? String } == ["New cases: not a number: x", "a total of other rows"])

    let id = try #require(object["id"] as? String)
    let exported = try await RunningSitrep.result(of: "export", "outbreak", id, "--json", "--data", data)
    let places = try #require(try self.object(exported)["places"] as? [[String: Any]])
    #expect(places.map { $0["name"] as? String } == ["Baro"])
    #expect(places[0]["cases"] as? Int == 7 && places[0]["newCases"] as? Int == 4)
  }

  @Test func `an import says what it took and what it skipped`() async throws {
    try write(table, to: "cholera.csv")

    let result = try await importOutbreak("cholera.csv", "--disease", "cholera", "--new")

    #expect(result.code == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.prefix(2) == ["Rows imported: 2 of 4.", "Places: 1, from 2024-05-01 to 2024-05-02."])
    #expect(lines.last?.hasPrefix("Kept “Cholera” as outbreak ") == true)
    #expect(
      result.errors.replacing(folder.path, with: "") == """
        cholera.csv:4: “x” in the column “New cases” isn’t a number.
        cholera.csv:5: a total of other rows.

        """)
  }

  @Test func `a second outbreak of the same disease gets a name of its own`() async throws {
    try write(table, to: "cholera.csv")

    func kept(_ options: String...) async throws -> String? {
      let first = ["import", "outbreak", folder.path + "cholera.csv", "--data", data, "--disease", "cholera"]
      return try object(try await RunningSitrep.result(of: first + ["--new", "--json"] + options))["name"] as? String
    }
    let names = [try await kept("--name", "cholera"), try await kept(), try await kept("--dry-run"), try await kept()]

    #expect(names == ["Cholera", "Cholera (2)", "Cholera (3)", "Cholera (3)"])
  }

  @Test func `what can't be told is refused, with the option that tells it`() async throws {
    try write("district,date,cases\nA,03/04/2024,1\nA,04/04/2024,1\n", to: "mpox.csv")

    let asked = try await importOutbreak("mpox.csv", "--json")
    #expect(asked.code == 1 && asked.output == "")
    for option in [
      "--disease mpox", "--date-order mdy (2024-03-04)", "--date-order dmy (2024-04-03)", "--new or --cumulative",
    ] {
      #expect(asked.errors.contains(option))
    }
    #expect(asked.errors.hasSuffix("Nothing was imported.\n"))

    let told = try await importOutbreak(
      "mpox.csv", "--disease", "mpox", "--date-order", "dmy", "--cumulative", "--json")
    #expect(told.code == 0)
  }

  @Test func `columns that nobody knows are refused, and said by an option`() async throws {
    try write("Kata,Juma,Idadi\nBaro,2024-W15,3\nBaro,2024-W16,4\nKelma,2024-W15,5\n", to: "cholera.csv")

    let asked = try await importOutbreak("cholera.csv", "--disease", "cholera")
    #expect(asked.code == 1 && asked.output == "")
    #expect(
      asked.errors.replacing(folder.path, with: "") == """
        cholera.csv: The table isn’t recognized. Choose a column with counts. Add --column heading=role for each.
        Nothing was imported.

        """)

    let told = try await importOutbreak(
      "cholera.csv", "--disease", "cholera", "--column", "Idadi=new suspected cases", "--json")
    #expect(told.code == 0 && told.errors == "")
    #expect(try object(told)["kept"] as? Int == 3)

    let unknown = try await importOutbreak("cholera.csv", "--disease", "cholera", "--column", "Namba=cases")
    #expect(unknown.code == 1)
    #expect(unknown.errors.contains("The table has no column “Namba”. Its columns are: Kata, Juma, Idadi."))
    let both = try await importOutbreak("cholera.csv", "--column", "Idadi=cases", "--column", "Juma=onset")
    #expect(both.code == 2 && both.errors.contains("“Idadi=cases” is of counts, and “Juma=onset” of a line list."))
    #expect(try await importOutbreak("cholera.csv", "--column", "Idadi=kesi").code == 2)
  }

  @Test func `the column of a line list’s dates is said by an option`() async throws {
    try write("Namba,Tarehe,Kata\nX1,2024-03-01,Baro\nX2,2024-03-02,Kelma\n", to: "cholera.csv")

    let told = try await importOutbreak(
      "cholera.csv", "--disease", "cholera", "--column", "Tarehe=onset", "--column", "Kata=place", "--json")

    #expect(told.code == 0)
    #expect(try object(told)["kept"] as? Int == 2)
  }

  @Test func `a dry run keeps nothing`() async throws {
    try write(table, to: "cholera.csv")

    let result = try await importOutbreak("cholera.csv", "--disease", "cholera", "--new", "--dry-run", "--json")

    #expect(result.code == 0)
    #expect(try object(result)["id"] is NSNull)
    #expect(!FileManager.default.fileExists(atPath: data))
  }

  @Test(.proves(78), arguments: [0, 100_000])
  func `a killed import leaves no outbreak or the whole one`(written: Int) async throws {
    try write(table, to: "old.csv")
    let old = try #require(
      try object(try await importOutbreak("old.csv", "--disease", "cholera", "--name", "Old", "--new", "--json"))["id"]
        as? String)
    let first = try #require(Day("2022-01-01"))
    let heading = (0..<390).map { first.advanced(by: $0).iso8601 }.joined(separator: ",")
    let counts = (0..<390).map { "\(1_000_000 + $0 * $0)" }.joined(separator: ",")
    let rows = (0..<500).map { "Place \($0),\(counts)\n" }.joined()
    try write("District,\(heading)\n\(rows)", to: "new.csv")

    let before = size(of: "sitrep.sqlite")
    let command = try SitrepCommand(
      "import", "outbreak", folder.path + "new.csv", "--disease", "cholera", "--name", "New", "--cumulative", "--data",
      data)
    // The log is gone once the database has all of it.
    while size(of: "sitrep.sqlite-wal") <= written, size(of: "sitrep.sqlite") == before {
      try await Task.sleep(for: .milliseconds(1))
    }
    _ = await command.end(SIGKILL)

    let known = try await RunningSitrep.result(of: "export", "outbreak", "none", "--data", data).errors
    #expect(known.contains("\(old) (Old)"))
    let kept = try await RunningSitrep.result(of: "export", "outbreak", old, "--json", "--data", data)
    #expect((try object(kept)["places"] as? [Any])?.count == 1)
    if let line = known.split(separator: "\n").first(where: { $0.hasSuffix("(New)") }) {
      let id = String(line.dropLast("(New)".count)).trimmingCharacters(in: .whitespaces)
      let new = try await RunningSitrep.result(of: "export", "outbreak", id, "--json", "--data", data)
      #expect((try object(new)["places"] as? [Any])?.count == 500)
    }
  }

  @Test func `a table of nothing is refused`() async throws {
    try write("district,date,new cases\nTotal,2024-01-01,4\n", to: "total.csv")
    let total = try await importOutbreak("total.csv", "--disease", "cholera", "--json")
    #expect(total.code == 1 && total.output == "")
  }

  @Test(.enabled(if: SharedData.isThere, SharedData.absence))
  func `WHO's weekly file needs no option, and is exported as of any day`() async throws {
    let file = SharedData.folder.appending(path: "outbreaks/who/WHO-COVID-19-global-data.csv").path
    let result = try await RunningSitrep.result(of: "import", "outbreak", file, "--json", "--data", data)

    #expect(result.code == 0)
    let object = try object(result)
    #expect(object["name"] as? String == "COVID-19 (WHO)" && object["rows"] as? Int == 67_920)
    #expect(object["kept"] as? Int == 66_222 && (object["leftOut"] as? [Any])?.count == 1_698)
    let id = try #require(object["id"] as? String)
    let exported = try await RunningSitrep.result(
      of: "export", "outbreak", id, "--json", "--asof", "2021-08-04", "--data", data)
    let figures = try self.object(exported)
    #expect(figures["asOf"] as? String == "2021-08-01" && figures["period"] as? String == "week")
    let places = try #require(figures["places"] as? [[String: Any]])
    let russia = try #require(places.first { $0["code"] as? String == "RU" })
    #expect(russia["newCases"] as? Int == 162_136 && russia["cases"] as? Int == 6_288_677)
  }

  @Test(.enabled(if: SharedData.isThere, SharedData.absence))
  func `a workbook's sheet is chosen by its name`() async throws {
    let file = SharedData.folder.appending(path: "outbreaks/linelists/AJS_AmTiman_population.xlsx").path
    let result = try await RunningSitrep.result(
      of: "import", "outbreak", file, "--sheet", "Other", "--data", data)

    #expect(result.code == 1)
    #expect(result.errors.contains("The workbook has no such sheet. Choose one of “blocks”, “quartier”."))
    let largest = try await RunningSitrep.result(of: "import", "outbreak", file, "--data", data)
    #expect(largest.code == 1)
    #expect(
      largest.errors.contains(
        "The sheet “blocks” was read, of “blocks”, “quartier”. Choose another one with --sheet."))
  }

  /// How many bytes a file of the data folder has; none if it is not there.
  private func size(of name: String) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: "\(data)/\(name)")
    return attributes?[.size] as? Int ?? 0
  }

  private func write(_ text: String, to name: String) throws {
    try text.write(toFile: folder.path + name, atomically: true, encoding: .utf8)
  }

  private func importOutbreak(_ file: String, _ options: String...) async throws -> ProcessResult {
    try await RunningSitrep.result(of: ["import", "outbreak", folder.path + file, "--data", data] + options)
  }

  private func object(_ result: ProcessResult) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
  }
}
