import AppPages
import Domain
import Foundation
import SampleData
import TestSupport
import Testing

/// `sitrep import outbreak` of line lists, and their export, as a person or a program starts them.
@Suite(.timeLimit(.minutes(10))) struct CaseImportProcessTests {
  private let folder: TemporaryFolder
  private let data: String

  init() throws {
    folder = try TemporaryFolder()
    data = folder.path + "data"
  }

  private let list = """
    case_id,patient_name,phone,sex,age,district,date_onset,date_seen,outcome
    C-1,Amara Deng,+999 111 222 333,f,4,Baro,2024-02-01,2024-02-03,died
    C-2,Luc Bello,+999 111 222 334,m,30,baro,2024-02-02,2024-02-03,recovered
    C-3,Ines Eyob,+999 111 222 335,f,61,Kelma,2024-02-09,2024-02-10,?
    C-3,Ines Eyob,+999 111 222 335,f,60,Kelma,2024-02-09,2024-02-10,recovered
    TOTAL,,,,,,,,

    """

  @Test func `one object tells what was taken, and its id exports it`() async throws {
    try write(list, to: "list.csv")

    let result = try await importOutbreak("list.csv", "--disease", "cholera", "--name", "Baro 2024", "--json")

    #expect(result.code == 0 && result.errors == "")
    let object = try object(result)
    #expect(Set(object.keys) == ["id", "name", "disease", "rows", "kept", "leftOut"])
    #expect(object["name"] as? String == "Baro 2024" && object["disease"] as? String == "cholera")
    #expect(object["kept"] as? Int == 3)
    let leftOut = try #require(object["leftOut"] as? [[String: Any]])
    #expect(object["rows"] as? Int == 3 + leftOut.count)
    #expect(leftOut.first?["line"] as? Int == 4 && leftOut.first?["reason"] as? String == "entered again on line 5")

    let figures = try await exported(object, "--json")
    #expect(
      Set(figures.keys).isSuperset(of: ["id", "name", "asOf", "period", "places", "summary", "curve", "quality"]))
    #expect((figures["summary"] as? [String: Any])?["cases"] as? Int == 3)
    let places = try #require(figures["places"] as? [[String: Any]])
    #expect(places.map { $0["name"] as? String } == ["Baro", "Kelma"] && places[0]["cases"] as? Int == 2)
    let earlier = try await exported(object, "--json", "--asof", "2024-02-05")
    #expect((earlier["summary"] as? [String: Any])?["cases"] as? Int == 2)
  }

  @Test func `a table hides small numbers unless told not to, and has no single case`() async throws {
    try write(list, to: "list.csv")
    let object = try object(try await importOutbreak("list.csv", "--disease", "cholera", "--json"))
    let id = try #require(object["id"] as? String)

    let hidden = try await RunningSitrep.result(of: "export", "outbreak", id, "--data", data)
    let shown = try await RunningSitrep.result(of: "export", "outbreak", id, "--small-numbers", "--data", data)

    #expect(hidden.output.hasPrefix("place,code,class,week,first_day,last_day,cases,deaths,source\r\n"))
    #expect(hidden.output.contains("Baro,,,2024-W05,2024-01-29,2024-02-04,<5,<5,list.csv\r\n"))
    #expect(shown.output.contains("Baro,,,2024-W05,2024-01-29,2024-02-04,2,1,list.csv\r\n"))
    #expect(!shown.output.contains("Amara") && !shown.output.contains("C-1"))
  }

  @Test func `what was taken and skipped is said without a name`() async throws {
    try write(list, to: "list.csv")

    let result = try await importOutbreak("list.csv", "--disease", "cholera")

    #expect(result.code == 0 && result.output.hasPrefix("Rows imported: 3 of "))
    #expect(result.output.contains("Places: 2, from 2024-02-01 to 2024-02-10."))
    #expect(result.errors.contains("list.csv:4: entered again on line 5."))
    for part in ["Amara", "Luc", "Ines", "999", "C-1", "C-3"] {
      #expect(!result.output.contains(part) && !result.errors.contains(part))
    }
  }

  @Test func `what can't be told is refused, with the option that tells it`() async throws {
    let rows = (1...3).map { "C-\($0),Baro,0\($0)/04/2024,f" }.joined(separator: "\n")
    try write("case_id,district,date_onset,sex\n\(rows)\n", to: "mpox.csv")

    let asked = try await importOutbreak("mpox.csv", "--json")

    #expect(asked.code == 1 && asked.output == "" && asked.errors.hasSuffix("Nothing was imported.\n"))
    for option in ["--disease mpox", "--date-order mdy", "--date-order dmy"] { #expect(asked.errors.contains(option)) }
    let told = try await importOutbreak("mpox.csv", "--disease", "mpox", "--date-order", "dmy", "--json")
    #expect(told.code == 0)
  }

  @Test func `a day of birth is in no question`() async throws {
    let rows = (1...3).map { "C-\($0),Baro,0\($0)/04/1987,0\($0)/05/2024,f" }.joined(separator: "\n")
    try write("case_id,district,date_of_birth,date_onset,sex\n\(rows)\n", to: "list.csv")

    let asked = try await importOutbreak("list.csv", "--disease", "mpox")

    #expect(asked.code == 1 && asked.errors.contains("--date-order dmy") && !asked.errors.contains("1987"))
  }

  @Test func `a newer file replaces the list, and what it is called and whose people they are stays`() async throws {
    try write(list, to: "list.csv")
    try write("district,population 2024\nBaro,1000\nNowhere,5\n", to: "places.csv")
    try write("age group,population\n0-4,200\n50+,100\nall,900\n", to: "ages.csv")
    let first = try await importOutbreak(
      "list.csv", "--disease", "cholera", "--name", "Baro 2024", "--json", "--populations", folder.path + "places.csv",
      "--populations", folder.path + "ages.csv")
    let id = try #require(try object(first)["id"] as? String)
    #expect(first.errors.contains("places.csv:3:") && first.errors.contains("ages.csv:4:"))

    try write(list.replacing("C-2,Luc", with: "C-4,Luc").replacing("baro", with: "Wadi"), to: "next.csv")
    let next = try await importOutbreak("next.csv", "--replace", id, "--json")

    #expect(next.code == 0)
    #expect(try object(next)["id"] as? String == id && object(next)["name"] as? String == "Baro 2024")
    let figures = try await exported(try object(next), "--json")
    let places = try #require(figures["places"] as? [[String: Any]])
    #expect(places.map { $0["name"] as? String } == ["Baro", "Kelma", "Wadi"])
    #expect(places[0]["population"] as? Int == 1_000 && places[0]["attackRate"] is [String: Any])
    let ages = try #require(figures["ageSex"] as? [[String: Any]])
    #expect(ages.filter { $0["attackRate"] is [String: Any] }.map { $0["ageGroup"] as? String } == ["0-4", "50+"])
  }

  @Test func `a file of another kind, or of no outbreak, replaces nothing`() async throws {
    try write(list, to: "list.csv")
    try write("district,date,new cases\nA,2024-01-01,4\nA,2024-01-02,4\nA,2024-01-03,4\n", to: "counts.csv")
    let id = try #require(
      try object(try await importOutbreak("list.csv", "--disease", "cholera", "--json"))["id"] as? String)

    let other = try await importOutbreak("counts.csv", "--replace", id, "--json")
    let nobody = try await importOutbreak("list.csv", "--replace", "\(OutbreakID.random())")

    #expect(other.code == 1 && other.output == "" && other.errors.contains("is a line list"))
    #expect(nobody.code == 1 && nobody.errors.contains(id))
    #expect((try await exported(["id": id], "--json")["summary"] as? [String: Any])?["cases"] as? Int == 3)
  }

  @Test func `what was said of the last list with the same heading is used again, and options come first`()
    async throws
  {
    let rows = (1...4).map { "C-\($0),Baro,0\($0)/04/2024,f" }
    let list = { (count: Int) in "case_id,district,date_onset,sex\n\(rows.prefix(count).joined(separator: "\n"))\n" }
    try write(list(3), to: "list.csv")
    try write(list(4), to: "next.csv")
    let first = try await importOutbreak("list.csv", "--disease", "mpox", "--date-order", "dmy")
    #expect(first.code == 0 && !first.output.contains("as on"))

    let tried = try await importOutbreak("next.csv", "--dry-run")
    let next = try await importOutbreak("next.csv")
    let other = try await importOutbreak("next.csv", "--disease", "cholera", "--json")
    let fresh = try await importOutbreak("next.csv", "--fresh")

    for result in [tried, next] {
      #expect(result.code == 0 && result.output.contains("Columns and values are read as on 20"))
      #expect(
        result.output.contains("Rows imported: 4 of 4.") && result.output.contains("from 2024-04-01 to 2024-04-04"))
    }
    #expect(try object(other)["disease"] as? String == "cholera")
    #expect(fresh.code == 1 && fresh.errors.contains("--disease") && fresh.errors.contains("--date-order dmy"))
  }

  @Test func `a table of people that fits nothing is refused before anything is kept`() async throws {
    try write(list, to: "list.csv")
    try write("district,population\nNowhere,5\n", to: "places.csv")

    let result = try await importOutbreak(
      "list.csv", "--disease", "cholera", "--populations", folder.path + "places.csv", "--json")

    #expect(result.code != 0 && result.output == "" && result.errors.contains("places.csv"))
    #expect(!FileManager.default.fileExists(atPath: data))
  }

  private func write(_ text: String, to name: String) throws {
    try text.write(toFile: folder.path + name, atomically: true, encoding: .utf8)
  }

  private func importOutbreak(_ file: String, _ options: String...) async throws -> ProcessResult {
    try await RunningSitrep.result(of: ["import", "outbreak", folder.path + file, "--data", data] + options)
  }

  private func exported(_ imported: [String: Any], _ options: String...) async throws -> [String: Any] {
    let id = try #require(imported["id"] as? String)
    return try object(try await RunningSitrep.result(of: ["export", "outbreak", id, "--data", data] + options))
  }

  private func object(_ result: ProcessResult) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
  }
}
