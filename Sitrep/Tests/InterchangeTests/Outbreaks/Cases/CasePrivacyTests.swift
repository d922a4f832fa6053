import Domain
import Foundation
import Interchange
import SampleData
import Testing

/// Nothing that names a person comes out of a reading.
@Suite struct CasePrivacyTests {
  /// Cells of personal columns of a file.
  private func personal(_ path: String, columns: [String], encoding: String.Encoding, separator: Character) throws
    -> Set<String>
  {
    let bytes = try Data(contentsOf: OutbreakFileSamples.folder.appending(path: path))
    let lines = try #require(String(data: bytes, encoding: encoding)).split(whereSeparator: \.isNewline)
    let heading = try #require(lines.firstIndex { line in columns.allSatisfy { line.contains($0) } })
    let names = lines[heading].split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    let indices = columns.compactMap(names.firstIndex)
    #expect(indices.count == columns.count)
    return lines[(heading + 1)...].reduce(into: []) { values, line in
      let cells = line.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
      for index in indices where cells.indices.contains(index) && cells[index].count > 3 { values.insert(cells[index]) }
    }
  }

  @Test(.enabled(if: SharedData.isThere, SharedData.absence))
  func `check 29: no name, telephone, place of GPS, id or note of the cholera list is in its import`() throws {
    let path = "generated/cholera_linelist.csv"
    let values = try personal(
      path, columns: ["case_id", "patient_name", "phone", "deviceid", "_gps_latitude", "_gps_longitude"],
      encoding: .utf8, separator: ",")
    #expect(values.count > 5_000)

    let read = try CaseFileSamples.published(path)
    let said = try everything(read)

    let parts: Set<String> = ["+999", "brother of", "rice water", "family of 6", "ee.kobo"]
    for value in values.subtracting(["TOTAL"]).union(parts) where said.range(of: Data(value.utf8)) != nil {
      Issue.record("\(value) came out")
    }
    let personal = read.columns.filter { $0.role.isPrivate }
    #expect(personal.count == 7 && personal.allSatisfy { $0.samples.isEmpty })
  }

  @Test(.enabled(if: SharedData.isThere, SharedData.absence))
  func `check 29: nor is any of the Russian list`() throws {
    let path = "generated/measles_ru_1251.csv"
    let values = try personal(
      path, columns: ["Эпид. номер", "ФИО", "Телефон", "Дата рождения"], encoding: .windowsCP1251, separator: ";")
    #expect(values.count > 1_800)

    let days = try personal(
      path, columns: ["Дата заболевания", "Дата обращения", "Дата исхода"], encoding: .windowsCP1251, separator: ";")

    let read = try CaseFileSamples.published(path)
    let said = try everything(read)

    let others = days.union(["ИТОГО", "Итого по району"])
    for value in values.subtracting(others) where said.range(of: Data(value.utf8)) != nil {
      Issue.record("\(value) came out")
    }
    #expect(read.columns.filter(\.isPersonal).map(\.name) == ["ФИО", "Телефон"])
  }

  @Test func `what looks personal is so whatever its heading says`() throws {
    let names = ["Amara Deng", "Luc Bello", "Ines Eyob", "Jonas Idris", "Noor Camara", "Farid Juma", "Celine Adou"]
    let rows = names.enumerated().map { index, name in
      [
        "C\(index),f,\(index + 1),2024-02-0\(index + 1)", name, "+999 123 45\(index)7",
        name.lowercased().replacing(" ", with: ".") + "@mail.org", "2.\(index)4410",
        "uuid:0\(index)4e6a2b-11d2-4c3f-9c1e-aa00bb11cc2\(index)",
        "lives beside the well near house \(index) and asks for his brother",
      ].joined(separator: ",")
    }

    let read = try CaseFileSamples.read(heading: "case id,sex,age,onset,who,x1,x2,x3,x4,x5", rows)

    #expect(read.columns[4...8].allSatisfy { $0.role == .personal && $0.reason == .values && $0.isPersonal })
    #expect(read.columns[4...].allSatisfy { $0.samples.isEmpty })
    var said = ""
    dump(read, to: &said)
    #expect(!names.contains { said.contains($0) } && !said.contains("999") && !said.contains("brother"))
  }

  @Test func `a personal column can't be given another meaning, but for a category`() throws {
    let rows = ["1,f,2024-02-01,Ana Lima,0991 123 456", "2,m,2024-02-02,Leo Lima,0991 123 457"]

    let read = try CaseFileSamples.read(
      heading: "case id,sex,onset,patient name,phone", rows,
      OutbreakChoices(
        caseRoles: [3: .place, 4: .outcome], values: [3: ["Ana Lima": .unknown], 4: ["0991 123 456": .outcome(.died)]]))

    #expect(read.columns.map(\.role) == [.caseID, .sex, .onset, .personal, .personal])
    #expect(read.columns[3].alternatives == [.leftOut, .category])
    var said = ""
    dump(read, to: &said)
    #expect(!said.contains("Lima") && !said.contains("0991"))
    let insisted = try CaseFileSamples.read(
      heading: "case id,sex,onset,patient name,phone", rows, OutbreakChoices(caseRoles: [3: .category]))
    #expect(insisted.cases.categories.map(\.values) == [["Ana Lima", "Leo Lima"]])
  }

  /// All that an import, what is kept of it, and its export say.
  private func everything(_ read: CaseImport) throws -> Data {
    var said = ""
    dump(read, to: &said)
    return Data((said + (try exported(read))).utf8)
  }

  private func exported(_ read: CaseImport) throws -> String {
    var read = read
    read.disease = read.disease ?? .known(.cholera)
    read.questions = []
    let outbreak = try #require(read.outbreak(id: .random(), received: Date(timeIntervalSince1970: 0)))
    let provenance = String(decoding: try JSONEncoder().encode(outbreak.provenance), as: UTF8.self)
    let quality = String(decoding: try JSONEncoder().encode(read.quality), as: UTF8.self)
    let exported = ExportedCases(
      outbreak, CaseFigures(read.cases), read.quality, countries: CountryCatalogue([]))
    return provenance + quality + exported.json
  }
}
