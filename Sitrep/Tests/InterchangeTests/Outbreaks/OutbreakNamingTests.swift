import Domain
import Foundation
import Interchange
import Testing

/// What an import proposes to call an outbreak.
@Suite struct OutbreakNamingTests {
  private static let counts = "District,Date,New cases\nNorth,2024-05-01,3\nNorth,2024-05-02,4\n"

  private func name(
    _ file: String, title: String? = nil, _ choices: OutbreakChoices = OutbreakChoices(disease: .known(.cholera))
  ) throws -> String {
    let text = (title.map { "\($0)\n" } ?? "") + Self.counts
    return try OutbreakFileSamples.read(text, named: file, choices).name
  }

  @Test(arguments: [
    "cholera_linelist.csv", "cholera.csv", "table.csv", "Cholera line list 2024-05-14 final.csv", "line_list.csv",
    "cholera_cases_export_v2.csv", "choleraWeeklyReport2024.csv", "data (1).csv", "2024.csv", "-",
    "Холера_случаи_2024.csv",
    "liste_lineaire_choléra_mai_2024.csv", "C.csv",
  ])
  func `a file's name that says the disease and the kind of file adds nothing`(file: String) throws {
    #expect(try name(file) == "Cholera")
  }

  @Test(arguments: [
    ("cholera_baro_2024.csv", "Cholera, Baro"), ("Cholera-Port-Saïda.csv", "Cholera, Port Saïda"),
    ("AJS_AmTiman.csv", "Cholera, Am Timan"), ("linelist_Тверь.csv", "Cholera, Тверь"),
    ("DRC cholera cases.csv", "Cholera, DRC"),
  ])
  func `a place in the file's name is added`(file: String, name: String) throws {
    #expect(try self.name(file) == name)
  }

  @Test(arguments: [
    ("Cholera, weekly report 2024", "Cholera"), ("Cholera in Port-Saïda district, 14 May 2024", "Cholera, Port-Saïda"),
    ("Choléra – Région de Baro – semaine 12", "Cholera, Baro"),
    ("All rows of this table were checked twice by hand before they were sent", "Cholera"),
  ])
  func `a place in the title is added, and no sentence`(title: String, name: String) throws {
    #expect(try self.name("table.csv", title: title) == name)
    #expect(try self.name("cholera_export.csv", title: title) == name)
  }

  @Test func `words of a disease with hyphens are no place`() throws {
    let choices = OutbreakChoices(disease: .known(.crimeanCongo))
    #expect(try name("x.csv", title: "Crimean-Congo haemorrhagic fever, Baro", choices).hasSuffix("fever, Baro"))
    let named = OutbreakChoices(disease: .named("Nodding syndrome"))
    #expect(try name("nodding-syndrome_Baro.csv", named) == "Nodding syndrome, Baro")
  }

  @Test func `a name is in the person's language, and the person's own stays`() throws {
    let russian = OutbreakChoices(disease: .known(.measles), locale: Locale(identifier: "ru"))
    #expect(try name("measles_ru_1251.csv", russian) == "Корь")
    let own = OutbreakChoices(disease: .known(.measles), name: "Spring", takenNames: ["Spring"])
    #expect(try name("measles.csv", own) == "Spring")
  }

  @Test func `a name that an outbreak has gets a number`() throws {
    let first = OutbreakChoices(disease: .known(.cholera), takenNames: ["Measles", "cholera"])
    let second = OutbreakChoices(disease: .known(.cholera), takenNames: ["Cholera", "Cholera (2)", "Cholera (4)"])
    let place = OutbreakChoices(disease: .known(.cholera), takenNames: ["Cholera"])

    #expect(try name("cholera.csv", first) == "Cholera (2)")
    #expect(try name("cholera.csv", second) == "Cholera (3)")
    #expect(try name("cholera_baro.csv", place) == "Cholera, Baro")
  }

  @Test func `while the disease is open, the title or the file names it`() throws {
    #expect(try name("east.csv", OutbreakChoices()) == "East")
    #expect(try name("east.csv", title: "Spring of 2024", OutbreakChoices()) == "Spring of 2024")
  }

  @Test func `a line list is named by the same rule`() throws {
    let list =
      "case_id,sex,age,district,date_onset,outcome\n"
      + (1...9).map { "C\($0),f,\($0),Baro,2024-05-0\($0),recovered\n" }.joined()
    let choices = OutbreakChoices(disease: .known(.cholera), takenNames: ["Cholera"])

    #expect(try CaseFileSamples.read(list, named: "cholera_linelist.csv", choices).name == "Cholera (2)")
    #expect(try CaseFileSamples.read(list, named: "cholera_linelist_Baro.csv", choices).name == "Cholera, Baro")
  }
}
